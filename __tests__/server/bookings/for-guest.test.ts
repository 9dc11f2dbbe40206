import { eq } from 'drizzle-orm'
import { users } from '@/server/db/schema/people/users'
import { aBookingAt, notificationsOf } from '../support/bookings'
import { appForTests } from '../support/test-app'
import { anAdmin, type TestUser } from '../support/users'

const api = appForTests()

const REASON = { reason: 'Asked by telephone' }
const ARRIVED = new Date('2026-03-20T12:00:00Z')

const act = (admin: TestUser, id: string, call: string, body: object) =>
  api.call('POST', `/admin/bookings/${id}/${call}`, { as: admin, body })
const detailOf = async (admin: TestUser, id: string) =>
  (await api.call('GET', `/admin/bookings/${id}`, { as: admin })).body

test("an admin cancels for a guest by the guest's own policy; both sides are notified as by the guest", async () => {
  const admin = await anAdmin(api)
  const { guest, host, booking, byGuest } = await aBookingAt(api, { paymentType: 'fullPayment' })
  await byGuest('pay')
  const before = await detailOf(admin, booking._id)
  expect(before.forGuest.allowed).toEqual(['change_dates', 'cancel'])
  api.clock.set(new Date('2026-03-20T11:00:00Z'))
  const late = await detailOf(admin, booking._id)
  expect(late.forGuest.cancellation.refund).toBeLessThan(late.cancellation.refund)
  const body = { ...REASON, version: late.version }
  expect((await act(admin, booking._id, 'for-guest/cancel', body)).body).toMatchObject({
    status: 'cancelled_by_guest',
  })
  const { history, refunds, audit, notifications } = await detailOf(admin, booking._id)
  expect(history.at(-1)).toMatchObject({
    ...{ event: 'cancel', role: 'guest', isForGuest: true },
    ...{ actor: { name: 'Sara A.' }, reason: REASON.reason },
  })
  const sum = refunds.reduce((total: number, one: { amount: number }) => total + one.amount, 0)
  expect(sum).toBe(late.forGuest.cancellation.refund)
  expect(audit[0]).toMatchObject({
    ...{ action: 'booking_cancel_for_guest', reason: REASON.reason },
    before: { state: 'confirmed' },
    after: { state: 'cancelled_by_guest' },
  })
  expect(notifications.map((one: { type: string }) => one.type)).toContain('Booking_cancelled_by_user')
  expect(await notificationsOf(api, guest)).toContain('Booking_cancelled_by_self')
  expect(await notificationsOf(api, host)).toContain('Booking_cancelled_by_user')
})

test('an admin changes the dates for a guest at the quoted price, and checks the guest in and out', async () => {
  const admin = await anAdmin(api)
  const { guest, host, booking } = await aBookingAt(api)
  const dates = { checkIn: '2026-03-21', checkOut: '2026-03-23' }
  const path = `/admin/bookings/${booking._id}/for-guest/dates?${new URLSearchParams(dates)}`
  const { quote } = (await api.call('GET', path, { as: admin })).body
  const body = { ...dates, total: quote.total, ...REASON, version: 0 }
  expect((await act(admin, booking._id, 'for-guest/dates', body)).status).toBe(200)
  expect(await detailOf(admin, booking._id)).toMatchObject({ current: dates, total: quote.total, version: 1 })
  expect(await notificationsOf(api, host)).toContain('Booking_dates_changed_by_user')
  expect(await notificationsOf(api, guest)).toContain('Booking_dates_moved')
  const early = await act(admin, booking._id, 'for-guest/check-in', { ...REASON, version: 1 })
  expect([early.status, early.body.code]).toEqual([409, 'too_early'])
  api.clock.set(new Date('2026-03-21T12:00:00Z'))
  for (const [call, version, status] of [
    ['check-in', 1, 'checked_in'],
    ['check-out', 2, 'completed'],
  ] as const) {
    const moved = await act(admin, booking._id, `for-guest/${call}`, { ...REASON, version })
    expect(moved.body).toMatchObject({ status })
  }
})

test('an admin records a no-show after the check-in time, as the host may', async () => {
  const admin = await anAdmin(api)
  const { guest, booking } = await aBookingAt(api)
  expect((await detailOf(admin, booking._id)).noShow).toBeNull()
  api.clock.set(ARRIVED)
  const { noShow, version } = await detailOf(admin, booking._id)
  expect(noShow).toEqual({ refund: 0, vendorKeeps: 0 })
  const marked = await act(admin, booking._id, 'no-show', { ...REASON, version })
  expect(marked.body).toMatchObject({ status: 'no_show' })
  expect(await notificationsOf(api, guest)).toContain('Booking_no_show')
})

test('an act on a booking that changed meanwhile is refused with what it is now; without a reason it is none', async () => {
  const admin = await anAdmin(api)
  const { booking, byGuest } = await aBookingAt(api)
  await byGuest('cancel', {})
  const stale = await act(admin, booking._id, 'for-guest/cancel', { ...REASON, version: 0 })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'stale_decision', version: 1, status: 'cancelled_by_guest' },
  ])
  expect((await act(admin, booking._id, 'for-guest/cancel', { version: 1 })).status).toBe(400)
  const finance = await anAdmin(api, 'finance')
  const refused = await act(finance, booking._id, 'for-guest/cancel', { ...REASON, version: 1 })
  expect([refused.status, refused.body.code]).toEqual([403, 'role_may_not'])
})

test('an admin who is a side of a booking decides nothing about it, and another admin does', async () => {
  const { guest, booking, byGuest } = await aBookingAt(api, { paymentType: 'fullPayment' })
  await byGuest('pay')
  api.clock.set(new Date('2026-03-20T11:00:00Z'))
  expect((await byGuest('exception', { reason: 'I was ill' })).status).toBe(200)
  await api.db.update(users).set({ role: 'Admin', adminRole: 'operations' }).where(eq(users.id, guest.id))
  const admin = await anAdmin(api)
  const { data } = (await api.call('GET', '/admin/cancellations', { as: admin })).body
  const decide = (as: TestUser, verb: string, body?: object) =>
    api.call('POST', `/admin/cancellations/${data[0]._id}/${verb}`, { as, body })
  const { version } = await detailOf(guest, booking._id)
  const refused = [
    await decide(guest, 'approve', { percent: 100 }),
    await decide(guest, 'reject'),
    await act(guest, booking._id, 'cancel', { ...REASON, version }),
    await act(guest, booking._id, 'no-show', { ...REASON, version }),
    await act(guest, booking._id, 'for-guest/cancel', { ...REASON, version }),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'second_person_needed'))
  expect((await decide(admin, 'approve', { percent: 40 })).status).toBe(200)
})
