import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'
import { refunds } from '@/server/db/schema/money/payments'

const api = appForTests()

const FULL = { paymentType: 'fullPayment', depositHalalas: 10_000 } as const
const AFTER_DEADLINE = new Date('2026-03-19T12:00:01Z')
type Stay = Awaited<ReturnType<typeof aBookingAt>>

const read = (stay: Stay, part: string) =>
  api.call('GET', `/bookings/${stay.booking._id}/${part}`, { as: stay.guest })

async function aPaidStay(place = {}) {
  const stay = await aBookingAt(api, { ...FULL, ...place })
  await stay.byGuest('pay')
  return stay
}

test('booking-cancellation: the preview has the refund now, the deadline for all of it, and its payment method', async () => {
  const stay = await aPaidStay()
  expect((await read(stay, 'cancellation')).body).toEqual({
    at: '2026-03-15T09:00:00.000Z',
    freeUntil: '2026-03-19T12:00:00.000Z',
    refund: 1100,
    refundToFriends: 0,
    vendorKeeps: 0,
    refusal: null,
    mayAskException: false,
    exception: null,
    isShared: false,
  })
  expect(
    (await api.call('GET', `/bookings/${stay.booking._id}/cancellation`, { as: stay.host })).status,
  ).toBe(404)
})

test('after the deadline a guest requests an exception once; the booking stays until an admin grants a share', async () => {
  const stay = await aPaidStay()
  expect((await stay.byGuest('exception', { reason: 'Ill' })).body.code).toBe('still_free_to_cancel')
  api.clock.set(AFTER_DEADLINE)
  expect((await stay.byGuest('exception', { reason: 'Ill' })).body).toMatchObject({
    exception: { state: 'pending' },
    mayAskException: false,
  })
  expect((await stay.byGuest('exception', { reason: 'Ill' })).body.code).toBe('already_done')
  expect(await stay.seenByGuest()).toMatchObject({
    status: 'confirmed',
    history: [{}, { status: 'confirmed' }],
  })
  const admin = await anAdmin(api)
  const [request] = (await api.call('GET', '/admin/cancellations', { as: admin })).body.data
  const approve = () =>
    api.call('POST', `/admin/cancellations/${request._id}/approve`, { as: admin, body: { percent: 40 } })
  expect((await approve()).body.status).toBe('cancelled_by_guest')
  expect((await approve()).body.code).toBe('already_done')
  const decided = async (query: string) =>
    (await api.call('GET', `/admin/cancellations?${query}`, { as: admin })).body
  expect(await decided('state=pending')).toMatchObject({ total: 0, counts: { pending: 0 } })
  expect((await decided(`state=granted&q=${request.booking.code}`)).data).toMatchObject([{ percent: 40 }])
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 40_000 + 10_000 }])
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_paid',
    'Booking_cancellation_approved_by_admin',
    'Refund_sent',
  ])
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert', 'Booking_cancelled_by_user'])
})

test('a refused exception leaves the booking as it is and notifies the guest', async () => {
  const stay = await aPaidStay()
  api.clock.set(AFTER_DEADLINE)
  await stay.byGuest('exception', { reason: 'Ill' })
  const admin = await anAdmin(api)
  const [request] = (await api.call('GET', '/admin/cancellations', { as: admin })).body.data
  const answer = await api.call('POST', `/admin/cancellations/${request._id}/reject`, { as: admin })
  expect(answer.body.status).toBe('confirmed')
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_paid',
    'Booking_cancellation_rejected_by_admin',
  ])
})

test('a cancellation by an admin refunds everything and notifies both sides; one of a booking that changed meanwhile is refused', async () => {
  const stay = await aPaidStay()
  api.clock.set(AFTER_DEADLINE)
  const admin = await anAdmin(api)
  const path = `/admin/bookings/${stay.booking._id}/cancel`
  const cancel = (version: number) =>
    api.call('POST', path, { as: admin, body: { reason: 'Fraud', version } })
  const stale = await cancel(0)
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'stale_decision', version: 2, status: 'confirmed' },
  ])
  expect((await cancel(2)).body.status).toBe('cancelled_by_admin')
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: 110_000 }])
  expect(await notificationsOf(api, stay.guest)).toEqual([
    'Booking_paid',
    'Booking_cancelled_by_admin',
    'Refund_sent',
  ])
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert', 'Booking_withdrawn_by_admin'])
})

const THREE_NIGHTS = { checkIn: '2026-03-24', checkOut: '2026-03-27' }
const TWO_NIGHTS = { checkIn: '2026-03-24', checkOut: '2026-03-26' }
const ONE_NIGHT = { checkIn: '2026-03-21', checkOut: '2026-03-22' }

test('other dates are quoted first; a dearer stay that is paid in parts leaves the difference to the door', async () => {
  const stay = await aPaidStay({ paymentType: 'halfPayment', partialHalalas: 100_000 })
  const quoted = await stay.byGuest('dates/quote', THREE_NIGHTS)
  expect(quoted.body).toMatchObject({
    quote: { total: 1500 },
    totalBefore: 1000,
    refund: 0,
    dueAtCheckIn: 500,
  })
  expect((await stay.byGuest('dates', { ...THREE_NIGHTS, total: 999 })).body.code).toBe('price_changed')
  const moved = await stay.byGuest('dates', { ...THREE_NIGHTS, total: 1500 })
  expect(moved.body).toMatchObject({
    status: 'confirmed',
    ...THREE_NIGHTS,
    paid: 1000,
    dueLater: 500,
    freeCancellationUntil: '2026-03-23T12:00:00.000Z',
  })
  expect((await stay.seenByVendor()).collect).toBe(600)
  expect(await notificationsOf(api, stay.host)).toEqual([
    'New_booking_alert',
    'Booking_dates_changed_by_user',
  ])
  const next = await bookStay(api, await aGuest(api), stay.serviceId, { paymentType: 'halfPayment' })
  expect(next.status).toBe(201)
})

test('a cheaper stay refunds the difference, and cancelling it later refunds the rest and no more', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('dates', ONE_NIGHT)
  await stay.byGuest('cancel')
  const rows = await api.db.select().from(refunds)
  expect(rows.map((row) => row.amountHalalas).sort()).toEqual([50_000, 60_000])
})

test('dates that are taken are refused with the nearest free ones, and the booking retains its own', async () => {
  const stay = await aPaidStay()
  await bookStay(api, await aGuest(api), stay.serviceId, { ...THREE_NIGHTS, paymentType: 'fullPayment' })
  const refused = await stay.byGuest('dates', { checkIn: '2026-03-26', checkOut: '2026-03-28' })
  expect([refused.status, refused.body.code, refused.body.nearest.length]).toEqual([
    409,
    'dates_unavailable',
    3,
  ])
  expect((await stay.seenByGuest()).checkIn).toBe('2026-03-20')
  const own = await api.db.select().from(allocations).where(eq(allocations.bookingId, stay.booking._id))
  expect(own.map((one) => one.state)).toEqual(['confirmed'])
})

test('new dates evade neither the policy nor the approval of the vendor', async () => {
  const tooLate = await aPaidStay()
  api.clock.set(AFTER_DEADLINE)
  expect((await tooLate.byGuest('dates', THREE_NIGHTS)).body.code).toBe('deadline_passed')
  const approved = await aBookingAt(api, { bookingType: '24-Hour' }, THREE_NIGHTS)
  expect((await approved.byGuest('dates', { checkIn: '2026-03-25', checkOut: '2026-03-27' })).status).toBe(
    200,
  )
  await approved.byVendor('approve')
  expect((await approved.byGuest('dates', ONE_NIGHT)).body.code).toBe('not_in_this_state')
})

test('the receipt has line items, VAT of a registered vendor, payments and refunds', async () => {
  const stay = await aPaidStay()
  await stay.byGuest('cancel')
  expect((await read(stay, 'receipt')).body).toMatchObject({
    code: stay.booking.code,
    seller: { vatNumber: null },
    buyer: { name: 'Sara A.' },
    total: 1000,
    money: [
      { kind: 'payment', amount: 1100 },
      { kind: 'refund', amount: 1100, state: 'pending' },
    ],
    balance: 0,
  })
  const unpaid = await aBookingAt(api, FULL)
  expect((await read(unpaid, 'receipt')).body.code).toBe('not_in_this_state')
})

test('a confirmed booking is a calendar file with the exact address, an unpaid one is not', async () => {
  const stay = await aBookingAt(api, FULL)
  expect((await read(stay, 'calendar.ics')).status).toBe(409)
  await stay.byGuest('pay')
  const { headers, body } = await read(stay, 'calendar.ics')
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body).toContain('DTSTART:20260320T120000Z\r\nDTEND:20260322T090000Z')
  expect(body.replaceAll('\r\n ', '')).toContain('LOCATION:17\\, Obhur\\, جدة')
  expect((await read(stay, 'calendar.ics?language=en')).body.replaceAll('\r\n ', '')).toContain(
    'Obhur\\, Jeddah',
  )
  expect((await read(stay, 'calendar.ics?language=xx')).status).toBe(400)
})

test('a calendar file names the city once, its page and its state, and a higher sequence with each change', async () => {
  const stay = await aPaidStay()
  const lines = async (query = '') =>
    (await read(stay, `calendar.ics${query}`)).body.replaceAll('\r\n ', '').split('\r\n') as string[]
  const sequence = (file: string[]) => Number(file.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))
  await api.db.update(listings).set({ address: 'Obhur, Jeddah' })
  const paid = await lines('?language=en')
  expect(paid).toContain('LOCATION:17\\, Obhur\\, Jeddah')
  expect(paid).toContain('STATUS:CONFIRMED')
  expect(paid).toContain(`URL:https://www.example.sa/en/booking/${stay.booking._id}`)
  await stay.byGuest('dates', TWO_NIGHTS)
  const moved = await lines()
  expect(sequence(moved)).toBeGreaterThan(sequence(paid))
  await stay.byGuest('cancel')
  const cancelled = await lines('?language=en')
  expect(sequence(cancelled)).toBeGreaterThan(sequence(moved))
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toContain('LOCATION:Jeddah')
})

test('edge 11: a policy changed after the booking does not apply to it, also for other dates', async () => {
  const stay = await aPaidStay()
  await api.db.update(listings).set({ cancellationPolicy: 'Non_refundable' })
  await stay.byGuest('dates', TWO_NIGHTS)
  const [row] = await api.db.select().from(bookings)
  expect(row?.freeCancellationUntil?.toISOString()).toBe('2026-03-23T12:00:00.000Z')
})
