import Fastify from 'fastify'
import { ACCESS, type Access, isOfConsole } from '@/lib/contract/route'
import { KEY_SCOPES, type KeyScope } from '@/lib/domain/api-keys/api-key'
import { guardRoutes } from '@/server/plugins/auth'
import { memoryCounters } from '@/server/ports/counters'
import { anApiKey } from '../support/api-keys'
import { anApplicant } from '../support/applications'
import { appForTests } from '../support/test-app'
import { aGuest, aHost, anAdmin, aUser } from '../support/users'

const api = appForTests()

/** Who is let in, by what a route asks for (the console: admin-access.test.ts). A vendor without an approved profile is a user. */
const ADMITTED: Record<Exclude<Access, 'anyAdmin' | 'admin'>, string[]> = {
  public: ['visitor', 'stale', 'user', 'waiting', 'applicant', 'rejected', 'vendor', 'admin', 'key'],
  user: ['user', 'waiting', 'applicant', 'rejected', 'vendor', 'admin'],
  applicant: ['applicant', 'vendor'],
  vendor: ['vendor'],
}

/** Every scope together, and each alone. */
const KEY_SETS: (readonly KeyScope[])[] = [KEY_SCOPES, ...KEY_SCOPES.map((one) => [one])]

const REFUSALS = ['forbidden', 'key_not_allowed', 'key_scope_missing']

/** Nobody would be signed in for the routes after it. */
const LOGOUT = '/api/v1/user/logout'

async function callers(): Promise<Record<string, { token: string } | undefined>> {
  return {
    visitor: undefined,
    stale: { token: 'a-token-that-nobody-has-ever-been-given' },
    user: await aGuest(api),
    waiting: await aUser(api, 'Vender'),
    applicant: await anApplicant(api),
    rejected: await anApplicant(api, 'rejected'),
    vendor: await aHost(api),
    admin: await anAdmin(api),
  }
}

/** Calls with keys in turn, because each has its limit of calls. */
async function keysInTurn(): Promise<(scopes: readonly KeyScope[]) => { token: string }> {
  const made = KEY_SETS.map(async (scopes) => {
    const host = await aHost(api)
    return Promise.all(Array.from({ length: 4 }, () => anApiKey(api, host, [...scopes])))
  })
  const keys = await Promise.all(made)
  let turn = 0
  return (scopes) => {
    const row = keys[KEY_SETS.findIndex((one) => String(one) === String(scopes))] ?? []
    turn += 1
    return { token: row[turn % row.length] ?? '' }
  }
}

async function isAdmitted(method: string, path: string, as: { token: string } | undefined): Promise<boolean> {
  // Who is let in and proves nothing is stopped before the act, which would end sessions.
  const { status, body } = await api.call(method, path, { as, isStolen: true })
  expect([path, status < 500 && status !== 429]).toEqual([path, true])
  return status !== 401 && !(status === 403 && REFUSALS.includes(body.code))
}

test('every route declares who may call it, and lets in those, an API key only with its scope, and no others', async () => {
  const [people, keyOf] = [await callers(), await keysInTurn()]
  const routes = api.app.routeEntries.filter((route) => route.method !== 'HEAD')
  expect(routes.length).toBeGreaterThan(20)
  for (const { method, url, access, keyScopes } of routes) {
    expect(ACCESS).toContain(access)
    if (access === 'admin' || access === 'anyAdmin' || url === LOGOUT) continue
    const path = url.replace(/:\w+/g, 'nothing')
    const admitted: string[] = []
    for (const [name, as] of [...Object.entries(people), ['key', keyOf(KEY_SCOPES)] as const])
      if (await isAdmitted(method, path, as)) admitted.push(name)
    expect([path, admitted]).toEqual([path, [...ADMITTED[access], ...(keyScopes ? ['key'] : [])]])
    for (const scope of keyScopes ? KEY_SCOPES : [])
      expect([path, scope, await isAdmitted(method, path, keyOf([scope]))]).toEqual([
        ...[path, scope],
        keyScopes?.includes(scope),
      ])
  }
}, 240_000)

/** What a stolen session alone does not reach; a new route of this kind belongs here. */
const PROVEN: Record<string, string[]> = {
  phone: ['PUT /user/phone'],
  phoneWithoutOld: ['POST /user/phone-change'],
  bankAccount: ['PUT /vender/bank-account'],
  apiKey: ['POST /vender/api-keys'],
  webhook: ['POST /vender/webhooks'],
  export: ['GET /user/proof', 'GET /user/export', 'GET /user/export.html', 'POST /admin/users/:id/export'],
  members: [
    'POST /vender/members/invitations',
    'PUT /vender/members/:id',
    'POST /vender/members/:id/transfer',
  ],
  passkeys: ['POST /user/passkeys/options', 'POST /user/passkeys', 'DELETE /user/passkeys/:id'],
  closing: ['DELETE /user/profile', 'POST /admin/privacy-requests/:id/done'],
  sessions: ['POST /user/sessions/end', 'DELETE /user/sessions/:id', 'POST /admin/users/:id/end-sessions'],
  enrolment: ['POST /admin/two-step/enrolment', 'PUT /admin/two-step/enrolment'],
}

const provenRoutes = () =>
  api.app.routeEntries.flatMap(({ method, url, proof }) =>
    proof && method !== 'HEAD' ? { name: `${method} ${url.slice('/api/v1'.length)}`, proof } : [],
  )

test('fresh proof: the routes that need it are these, and in the console every change of money and of admins', () => {
  const routes = provenRoutes()
  for (const [act, names] of Object.entries(PROVEN))
    expect(routes.flatMap(({ name, proof }) => (proof === act ? name : [])).toSorted()).toEqual(
      names.toSorted(),
    )
  const console = routes.filter(({ proof }) => proof === 'console').map(({ name }) => name)
  const changes = api.app.routeEntries.filter(
    ({ method, area }) => method !== 'GET' && method !== 'HEAD' && (area === 'money' || area === 'system'),
  )
  expect(changes.length).toBeGreaterThan(15)
  for (const { method, url } of changes) expect(console).toContain(`${method} ${url.slice('/api/v1'.length)}`)
  for (const path of [
    'cancellations/:id/approve',
    'deposit-claims/:id/decide',
    'bookings/:id/cancel',
    'vendors/:id/suspend',
  ])
    expect(console).toContain(`POST /admin/${path}`)
})

test('fresh proof: a session that is older than ten minutes and proved nothing is refused by each of these routes', async () => {
  const callers = { user: await aGuest(api), vendor: await aHost(api), admin: await anAdmin(api) }
  for (const { method, url, proof, access } of api.app.routeEntries) {
    if (!proof || method === 'HEAD') continue
    const as = callers[access === 'vendor' || access === 'user' ? access : 'admin']
    const path = url.replace(/:\w+/g, 'nothing')
    const { status, body } = await api.call(method, path, { as, isStolen: true })
    const expected = proof === 'phoneWithoutOld' ? [400, undefined] : [403, 'code']
    expect([url, status, body.proof]).toEqual([url, ...expected])
  }
})

test('fresh proof: a route of visitors or keys that requires it stops the start', () => {
  const app = Fastify()
  guardRoutes(app, api.app.deps, memoryCounters())
  const route = { method: 'POST', url: '/more', handler: async () => null } as const
  const proof = 'apiKey' as const
  expect(() => app.route({ ...route, config: { access: 'public', proof } })).toThrow('POST /more')
  const keyScopes = ['bookings'] as const
  expect(() => app.route({ ...route, config: { access: 'vendor', keyScopes, proof } })).toThrow('POST /more')
})

test('a route for users answers 401 to a visitor, and is never cached', async () => {
  for (const { method, url, access } of api.app.routeEntries) {
    if (access === 'public' || isOfConsole(access) || method === 'HEAD') continue
    const { status, headers } = await api.call(method, url.replace(/:\w+/g, 'nothing'))
    expect([url, status, headers['cache-control']]).toEqual([url, 401, 'no-store'])
  }
})

test('private answers are not cached, nor are public ones that were requested with a token', async () => {
  const guest = await aGuest(api)
  const cacheOf = async (path: string, as?: { token: string }) =>
    (await api.call('GET', path, { as })).headers['cache-control']
  expect(await cacheOf('/user/profile', guest)).toBe('no-store')
  expect(await cacheOf('/services/cities', guest)).toBe('no-store')
  expect(await cacheOf('/services/cities')).toBe('public, max-age=5')
})
