import { and, eq } from 'drizzle-orm'
import { anApiKey } from '@/__tests__/server/support/api-keys'
import { anApplicant } from '@/__tests__/server/support/applications'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, aMember } from '@/__tests__/server/support/users'
import { MEMBER_ROLES } from '@/lib/domain/account/membership'
import { can, roleMay } from '@/lib/domain/policy/vendor-policy'
import { notifications } from '@/server/db/schema/people/notifications'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'

const api = appForTests()

const vendorRoutes = () =>
  api.app.routeEntries.filter(({ action, method }) => action !== undefined && method !== 'HEAD')

/** What the guard of a route says to a session without a proof, an id that is nobody's and an empty body. */
async function codeOf(method: string, url: string, token: string): Promise<string | undefined> {
  const answer = await api.app.inject({
    method: method as 'GET',
    url: url.replace(/:id|:month/g, 'unknown'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }),
  })
  return answer.statusCode < 400 ? undefined : answer.json().code
}

test.each(MEMBER_ROLES)(
  'every call of vendors is open to the role %s by the table, and closed otherwise',
  async (role) => {
    const host = await aHost(api)
    const member = role === 'owner' ? host : await aMember(api, host.vendorId, role)
    const routes = vendorRoutes()
    expect(routes.length).toBeGreaterThan(60)
    const answers = []
    for (const { method, url } of routes) {
      const isRefused = (await codeOf(method, url, member.token)) === 'role_may_not'
      answers.push([`${method} ${url}`, isRefused])
    }
    expect(answers).toEqual(
      routes.map(({ method, url, action }) => [`${method} ${url}`, !(action && roleMay(role, action))]),
    )
  },
)

/** What an applicant prepares a listing by; a new call of vendors is none of these. */
const OF_APPLICANTS = [
  'GET /api/v1/vender/stay-taxes',
  'GET /api/v1/vender/drafts',
  'POST /api/v1/vender/drafts',
  'POST /api/v1/vender/drafts/translation',
  'GET /api/v1/vender/drafts/:id',
  'PUT /api/v1/vender/drafts/:id',
  'DELETE /api/v1/vender/drafts/:id',
]

test.each(['waiting', 'rejected'] as const)(
  'of every call of vendors, a user whose application is %s reaches what prepares a listing at most',
  async (state) => {
    const applicant = await anApplicant(api, state)
    const open = []
    for (const { method, url } of vendorRoutes())
      if ((await codeOf(method, url, applicant.token)) !== 'forbidden') open.push(`${method} ${url}`)
    expect(open.toSorted()).toEqual(state === 'waiting' ? OF_APPLICANTS.toSorted() : [])
  },
)

test('a member of another vendor finds none of the bookings, listings and calendars of this one', async () => {
  const { booking, host } = await aBookingAt(api)
  const { id: listing } = await aListing(api, { host })
  const stranger = await aMember(api, (await aHost(api)).vendorId, 'manager')
  for (const path of [
    `/vender/bookings/${booking._id}`,
    `/vender/services/${listing}`,
    `/vender/services/${listing}/calendar`,
    `/bookings/${booking._id}/invoices`,
  ])
    expect([path, (await api.call('GET', path, { as: stranger })).status]).toEqual([path, 404])
  expect((await api.call('GET', `/vender/bookings/${booking._id}`, { as: host })).status).toBe(200)
})

test('a membership that ends takes the calls and the keys of the member with it at once', async () => {
  const host = await aHost(api)
  const manager = await aMember(api, host.vendorId, 'manager')
  const key = { token: await anApiKey(api, manager, ['bookings']) }
  const list = (as: { token: string }) => api.call('GET', '/vender/bookings', { as })
  expect([(await list(manager)).status, (await list(key)).status]).toEqual([200, 200])
  await api.db
    .delete(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, host.vendorId), eq(vendorMembers.userId, manager.id)))
  expect([(await list(manager)).status, (await list(key)).status]).toEqual([403, 401])
})

test('a vendor has one owner, and a user owns one vendor', async () => {
  const [one, other] = [await aHost(api), await aHost(api)]
  await expect(aMember(api, one.vendorId, 'owner')).rejects.toThrow()
  await expect(aMember(api, one.vendorId, 'owner', other)).rejects.toThrow()
})

test('a notification of a vendor reaches the members whose role it concerns', async () => {
  const { vendorId, ...owner } = await aHost(api)
  const members = {
    owner,
    calendar: await aMember(api, vendorId, 'calendar'),
    frontDesk: await aMember(api, vendorId, 'frontDesk'),
    finance: await aMember(api, vendorId, 'finance'),
  }
  const told = async (type: 'Payout_paid' | 'New_booking_alert' | 'Calendar_conflict') => {
    await notifyVendor(api.db, { vendorId, type, params: {}, createdAt: api.clock.now() })
    const rows = await api.db.select().from(notifications).where(eq(notifications.type, type))
    return Object.entries(members).flatMap(([role, { id }]) =>
      rows.some((row) => row.userId === id) ? [role] : [],
    )
  }
  expect(await told('Payout_paid')).toEqual(['owner', 'finance'])
  expect(await told('New_booking_alert')).toEqual(['owner', 'frontDesk'])
  expect(await told('Calendar_conflict')).toEqual(['owner', 'calendar'])
})

test('managers act on members below them only, and on no other vendor', () => {
  const manager = { vendor: { vendorId: 'v', role: 'manager' } } as const
  const may = (memberRole: 'finance' | 'manager' | 'owner', vendorId = 'v') =>
    can(manager, 'manageMembers', { vendorId, memberRole })
  expect([may('finance'), may('manager'), may('owner'), may('finance', 'w')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
