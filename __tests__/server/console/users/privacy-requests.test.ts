import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aPrivacyRequest, aWaitingPrivacyRequest } from '@/__tests__/server/support/privacy-requests'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { users } from '@/server/db/schema/people/users'
import { privacyRequests } from '@/server/db/schema/privacy/privacy-requests'

const api = appForTests()
const queue = '/admin/privacy-requests'

test('who cannot close the account yet requests it once, and reads the day of the answer', async () => {
  const { guest } = await aBookingAt(api)
  for (let press = 0; press < 2; press++)
    expect((await api.call('POST', '/user/delete-request', { as: guest, body: {} })).status).toBe(204)
  expect(await api.db.select().from(privacyRequests)).toHaveLength(1)
  const { request } = (await api.call('GET', '/user/delete-blockers', { as: guest })).body
  const days = (Date.parse(request.dueAt) - Date.parse(request.askedAt)) / 86_400_000
  expect([days >= 30, days <= 31]).toEqual([true, true])
})

test('a waiting deletion names what blocks it and is refused until that ends; then the account is gone, and its owner reads a text message', async () => {
  const admin = await anAdmin(api)
  const { guest, booking } = await aBookingAt(api)
  const id = await aWaitingPrivacyRequest(api, 'deletion', guest)
  const waiting = (await api.call('GET', queue, { as: admin })).body.data[0]
  expect(waiting).toMatchObject({ source: 'contact', blockers: { bookings: [{ code: booking.code }] } })
  const done = () => api.call('POST', `${queue}/${id}/done`, { as: admin, body: {} })
  expect((await done()).body.code).toBe('account_in_use')
  await api.db.update(bookings).set({ state: 'cancelled_by_admin' })
  expect((await done()).status).toBe(204)
  const [closed] = await api.db.select().from(users).where(eq(users.id, guest.id))
  expect(closed).toMatchObject({ phone: null, deletedAt: api.clock.now() })
  expect(await api.db.select().from(privacyRequests)).toMatchObject([{ state: 'done', note: null }])
  expect(api.sentTexts.at(-1)).toMatchObject({ to: guest.phone })
  expect((await done()).body.code).toBe('already_done')
})

test('the user is notified of a refusal with its reason; a second waiting request of one kind is refused', async () => {
  const [admin, guest] = [await anAdmin(api), await aGuest(api)]
  const id = await aWaitingPrivacyRequest(api, 'export', guest)
  const again = await api.call('POST', `/admin/users/${guest.id}/privacy-requests`, {
    as: admin,
    body: aPrivacyRequest(api, 'export'),
  })
  expect(again.body.code).toBe('already_done')
  const body = { reason: 'The sender is not the owner' }
  expect((await api.call('POST', `${queue}/${id}/refuse`, { as: admin, body })).status).toBe(204)
  const bell = (await api.call('GET', '/vender/notification', { as: guest })).body
  expect(bell[0]).toMatchObject({ type: 'Privacy_request_refused' })
  expect(bell[0].description).toContain(body.reason)
  expect((await api.call('GET', `${queue}?state=refused`, { as: admin })).body.counts).toEqual({
    ...{ waiting: 0, done: 0, refused: 1 },
  })
})

test('an account that its owner closes leaves no request waiting', async () => {
  const guest = await aGuest(api)
  await aWaitingPrivacyRequest(api, 'deletion', guest)
  await api.call('DELETE', '/user/profile', { as: guest })
  expect(await api.db.select().from(privacyRequests)).toMatchObject([{ state: 'done' }])
})
