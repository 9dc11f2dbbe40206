import { and, eq, sql } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, aMember, type Host } from '@/__tests__/server/support/users'
import { VENDOR_CALLS } from '@/__tests__/server/support/vendor-calls'
import type { VendorCall } from '@/__tests__/server/support/vendor-calls/vendor-call'
import { GIVEN_ROLES, type MemberRole } from '@/lib/domain/account/membership'
import { TRAIL_ACTS } from '@/lib/domain/account/vendor-trail'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { roleMay, type VendorAction } from '@/lib/domain/policy/vendor-policy'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { rowsOf } from '@/server/db/db'
import { sessions } from '@/server/db/schema/people/sessions'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendorTrail } from '@/server/db/schema/people/vendor-trail'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'

/** What happens once, when the next transaction begins: after the guard of the route, before what it changes. */
let meanwhile: (() => Promise<unknown>) | null = null

const api = appForTests({}, null, ({ db }) => {
  const transaction: typeof db.transaction = async (work, config) => {
    const first = meanwhile
    meanwhile = null
    await first?.()
    return db.transaction(work, config)
  }
  const translator = { translate: async () => 'A quiet chalet' }
  return { translator, db: Object.create(db, { transaction: { value: transaction } }) }
})

/** Calls of vendors that leave no line, each with its reason. */
const WITHOUT_LINE: Record<string, string> = {
  'POST /vender/drafts': 'unfinished input of the wizard; what is sent leaves a line',
  'PUT /vender/drafts/:id': 'saved while it is typed',
  'DELETE /vender/drafts/:id': 'the wizard deletes a draft that was sent',
  'POST /vender/drafts/translation': 'answers a text, and changes nothing',
  'POST /vender/services/:id/calendar/import': 'reads what a timer reads every half hour',
  'POST /vender/calendar-feeds/:id/fetch': 'reads what a timer reads every half hour',
  'POST /vender/webhook-deliveries/:id/again': 'repeats a message, and changes nothing of the vendor',
}

const isChange = (method: string) => method !== 'GET' && method !== 'HEAD'

/** The calls of vendors; those of one listing type stand for all. */
function vendorRoutes() {
  const others: string[] = LISTING_TYPES.slice(1).map(({ segment }) => segment)
  return api.app.routeEntries
    .filter(({ action, method }) => action !== undefined && method !== 'HEAD')
    .map(({ url, ...rest }) => ({ ...rest, url: url.replace('/api/v1', '') }))
    .filter(({ url }) => !others.includes(url.split('/')[1] ?? ''))
}

const actionOf = (route: string): VendorAction => {
  const found = vendorRoutes().find(({ method, url }) => `${method} ${url}` === route)
  if (!found?.action) throw new Error(`${route} has no action`)
  return found.action
}

const call = (route: string, { id = '', body, query = '' }: VendorCall, as: Host) => {
  const [method = '', url = ''] = route.split(' ')
  return api.call(method, `${url.replace(':id', id)}${query}`, { as, body })
}

/** A session that has proven who its user is, so that a call writes nothing of its own. */
async function proven(user: Host): Promise<Host> {
  const provenAt = api.clock.now()
  const expiresAt = new Date(provenAt.getTime() + 86_400_000)
  await api.db
    .update(sessions)
    .set({ provenAt, expiresAt })
    .where(eq(sessions.tokenHash, hashOfToken(user.token)))
  return user
}

/** A member beside the owner who may do it; the owner where nobody else may. */
async function actorOf({ host }: VendorCall, action: VendorAction): Promise<[Host, MemberRole]> {
  const role = GIVEN_ROLES.find((one) => roleMay(one, action))
  return role ? [await proven(await aMember(api, host.vendorId, role)), role] : [await proven(host), 'owner']
}

const setRole = ({ id, vendorId }: Host, role: MemberRole) =>
  api.db
    .update(vendorMembers)
    .set({ role })
    .where(and(eq(vendorMembers.userId, id), eq(vendorMembers.vendorId, vendorId)))

/** Counts of calls to services outside, which a timer of the process writes. */
const BESIDE = ['service_calls', 'service_levels']

/** A hash of the rows of every other table. */
async function contents(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    api.db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const hashes = tables
    .filter(({ name }) => !BESIDE.includes(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(string_agg(r::text, '|' ORDER BY r::text)) AS hash FROM "${name}" r`,
    )
  const rows = await rowsOf<{ name: string; hash: string }>(api.db, sql.raw(hashes.join(' UNION ALL ')))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

test('every call of vendors that changes something or names an id is tried, and leaves a line or is exempt for a reason', async () => {
  const routes = vendorRoutes()
    .filter(({ method, url }) => isChange(method) || url.includes(':id'))
    .map(({ method, url }) => `${method} ${url}`)
  expect(Object.keys(VENDOR_CALLS).toSorted()).toEqual(routes.toSorted())
  expect(routes).toEqual(expect.arrayContaining(Object.keys(WITHOUT_LINE)))
  for (const words of [ar, en])
    expect(Object.keys(words.members.trail.acts).toSorted()).toEqual(Object.keys(TRAIL_ACTS).toSorted())
})

test.each(Object.keys(VENDOR_CALLS).filter((route) => route.includes(':id')))(
  '%s: a member of another vendor finds nothing, and nothing changes',
  async (route) => {
    const scene = await sceneOf(route)
    const stranger = await proven(await aHost(api))
    const before = await contents()
    const answer = await call(route, scene, stranger)
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect(await contents()).toEqual(before)
    const [member] = await actorOf(scene, actionOf(route))
    const done = await call(route, scene, member)
    expect([done.status < 300, done.body]).toEqual([true, done.body])
  },
)

test.each(Object.keys(VENDOR_CALLS).filter((route) => isChange(route.split(' ')[0] ?? '')))(
  '%s leaves a line of its member, and neither line nor change where the role is taken meanwhile',
  async (route) => {
    const scene = await sceneOf(route)
    const [member, role] = await actorOf(scene, actionOf(route))
    const reason = WITHOUT_LINE[route]
    if (!reason) {
      const without = GIVEN_ROLES.find((one) => !roleMay(one, actionOf(route))) ?? 'manager'
      const before = await contents()
      meanwhile = () => setRole(member, without)
      const refused = await call(route, scene, member)
      expect([meanwhile, refused.status]).toEqual([null, 403])
      await setRole(member, role)
      expect(await contents()).toEqual(before)
    }
    const done = await call(route, scene, member)
    expect([done.status < 300, done.body]).toEqual([true, done.body])
    const lines = await api.db.select().from(vendorTrail).where(eq(vendorTrail.actorId, member.id))
    const own = lines.filter(({ act }) => !scene.act || act === scene.act)
    expect(own).toMatchObject(
      reason ? [] : [{ act: scene.act, vendorId: scene.host.vendorId, createdAt: api.clock.now() }],
    )
    if (scene.act) expect(TRAIL_ACTS[scene.act].action).toBe(actionOf(route))
  },
)

async function sceneOf(route: string): Promise<VendorCall> {
  const scene = await VENDOR_CALLS[route]?.(api)
  if (!scene) throw new Error(`${route} has no scene`)
  return scene
}
