import { eq } from 'drizzle-orm'
import { A_STAY, aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'
import { notifications } from '@/server/db/schema/people/notifications'

const api = appForTests()

const countOf = async (table: typeof bookings | typeof allocations) =>
  (await api.db.select().from(table)).length

test('booking-instant: an instant booking that pays at check-in is confirmed at once, with its arrival', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const answer = await bookStay(api, guest, id)
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    status: 'confirmed',
    tab: 'upcoming',
    serviceId: id,
    checkIn: '2026-03-20',
    checkOut: '2026-03-22',
    total: 1000,
    dueNow: 0,
    dueLater: 1000,
    freeCancellationUntil: '2026-03-19T12:00:00.000Z',
    allowed: ['change_dates', 'cancel'],
    cancellation: { refund: 0, vendorKeeps: 0 },
    arrival: { houseNumber: '17' },
  })
  expect(answer.body.code).toMatch(/^DY-[A-Z]{6}$/)
  expect(answer.body.arrival.code).toMatch(/^\d{4}$/)
})

test('booking-notifications: a confirmed booking notifies the vendor, and so does a request', async () => {
  const guest = await aGuest(api)
  const instant = await aListing(api)
  const requested = await aListing(api, { bookingType: '24-Hour', host: instant.host })
  await bookStay(api, guest, instant.id)
  await bookStay(api, guest, requested.id)
  const reported = await api.db.select().from(notifications).where(eq(notifications.userId, instant.host.id))
  expect(reported.map((one) => one.type).sort()).toEqual([
    'Booking_request_send_by_user',
    'New_booking_alert',
  ])
  expect(reported[0]?.params).toMatchObject({ service: 'Palm Chalet', service_ar: 'شاليه النخلة' })
})

test('booking-request: a request waits 24 hours, holds the dates, and shows neither phone nor address', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api, { bookingType: '24-Hour' })
  const { body } = await bookStay(api, guest, id)
  expect(body).toMatchObject({
    status: 'requested',
    tab: 'waiting',
    arrival: null,
    expiresAt: '2026-03-16T09:00:00.000Z',
  })
  expect(body.host.phone).toBeNull()
  expect((await api.db.select().from(allocations))[0]?.state).toBe('held')
})

test('a request close to check-in expires 2 hours before it, and is refused when that has passed', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api, { bookingType: '24-Hour', checkInTime: '15:00' })
  const today = { checkIn: '2026-03-15', checkOut: '2026-03-16' }
  expect((await bookStay(api, guest, id, today)).body.expiresAt).toBe('2026-03-15T10:00:00.000Z')
  api.clock.pass(3600)
  const other = await aListing(api, { bookingType: '24-Hour' })
  const tooLate = await bookStay(api, guest, other.id, today)
  expect([tooLate.status, tooLate.body.code]).toEqual([409, 'deadline_passed'])
})

test('a guest has at most three open requests, and one for a listing', async () => {
  const guest = await aGuest(api)
  const first = await aListing(api, { bookingType: '24-Hour', units: 3 })
  expect((await bookStay(api, guest, first.id)).status).toBe(201)
  expect((await bookStay(api, guest, first.id)).body.code).toBe('open_request_limit')
  for (const status of [201, 201, 409]) {
    const { id } = await aListing(api, { bookingType: '24-Hour' })
    expect((await bookStay(api, guest, id)).status).toBe(status)
  }
})

/** Books a listing of its own, all of them at once. */
async function bookAtOnce(guest: TestUser, count: number, place: ListingOptions = {}) {
  const places = []
  for (let i = 0; i < count; i += 1) places.push(await aListing(api, place))
  return Promise.all(places.map(({ id }) => bookStay(api, guest, id)))
}

test('of ten unpaid instant bookings a new guest gets three, and reads why', async () => {
  const answers = await bookAtOnce(await aGuest(api), 10)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 unpaid_booking_limit']),
  )
  expect(refused[0]?.body.message).toMatch(/3/)
  expect(await countOf(bookings)).toBe(3)
})

test('after a finished stay five bookings may be open unpaid; a cancelled one makes room', async () => {
  const { guest, byGuest } = await aBookingAt(api)
  await api.db.update(bookings).set({ state: 'completed' })
  expect((await byGuest('cancel', {})).status).toBe(409)
  const answers = await bookAtOnce(guest, 6)
  const booked = answers.filter(({ status }) => status === 201)
  expect(booked).toHaveLength(5)
  await api.call('POST', `/bookings/${booked[0]?.body._id}/cancel`, { as: guest, body: {} })
  expect((await bookAtOnce(guest, 1))[0]?.status).toBe(201)
})

test('unpaid requests count like bookings, and paid bookings do not', async () => {
  const guest = await aGuest(api)
  await bookAtOnce(guest, 2)
  const requests = await bookAtOnce(guest, 2, { bookingType: '24-Hour' })
  expect(requests.map(({ status }) => status).sort()).toEqual([201, 409])
  const { id } = await aListing(api, { paymentType: 'fullPayment' })
  expect((await bookStay(api, guest, id, { paymentType: 'fullPayment' })).status).toBe(201)
})

test('of ten requests at once three are accepted: concurrent ones see each other', async () => {
  const place = { bookingType: '24-Hour', paymentType: 'halfPayment', partialHalalas: 20_000 } as const
  const guest = await aGuest(api)
  const places = []
  for (let i = 0; i < 10; i += 1) places.push(await aListing(api, place))
  const answers = await Promise.all(
    places.map(({ id }) => bookStay(api, guest, id, { paymentType: 'halfPayment' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.code === 'open_request_limit')).toHaveLength(7)
})

test('booking-payment-types: an amount due now waits 15 minutes for its payment', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api, { paymentType: 'halfPayment', partialHalalas: 20_000 })
  const { body } = await bookStay(api, guest, id, { paymentType: 'halfPayment' })
  expect(body).toMatchObject({ status: 'awaiting_payment', tab: 'approved', dueNow: 200, dueLater: 800 })
  expect(body.expiresAt).toBe('2026-03-15T09:15:00.000Z')
})

test('taken dates answer 409 with the nearest free ones and leave nothing behind', async () => {
  const { id } = await aListing(api)
  await bookStay(api, await aGuest(api), id)
  const refused = await bookStay(api, await aGuest(api), id)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'dates_unavailable',
    nearest: [
      { checkIn: '2026-03-22', checkOut: '2026-03-24' },
      { checkIn: '2026-03-18', checkOut: '2026-03-20' },
      { checkIn: '2026-03-23', checkOut: '2026-03-25' },
    ],
  })
  expect(await countOf(bookings)).toBe(1)
  expect(await countOf(allocations)).toBe(1)
})

test('stays back to back are both accepted; a day of overlap is refused', async () => {
  const { id } = await aListing(api)
  const book = async (checkIn: string, checkOut: string) =>
    (await bookStay(api, await aGuest(api), id, { checkIn, checkOut })).status
  expect(await book('2026-03-20', '2026-03-22')).toBe(201)
  expect(await book('2026-03-22', '2026-03-23')).toBe(201)
  expect(await book('2026-03-19', '2026-03-20')).toBe(201)
  expect(await book('2026-03-21', '2026-03-23')).toBe(409)
})

test('edge 7: a hotel of three gives two, refuses the next two whole, and still gives one', async () => {
  const { id } = await aListing(api, { type: 'Hotel', units: 3 })
  const book = async (units: number) => (await bookStay(api, await aGuest(api), id, { units })).status
  expect(await book(2)).toBe(201)
  expect(await book(2)).toBe(409)
  expect(await countOf(allocations)).toBe(2)
  expect(await book(1)).toBe(201)
})

test('edge 5: a changed price answers 409 with the new quote; the price that was shown is booked', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const known = await bookStay(api, guest, id, { total: 999.5 })
  expect([known.status, known.body.code, known.body.quote.total]).toEqual([409, 'price_changed', 1000])
  expect(await countOf(bookings)).toBe(0)
  expect((await bookStay(api, guest, id, { total: 1000 })).status).toBe(201)
})

test('edge 5: a later change of the listing does not touch the booking', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const { body } = await bookStay(api, guest, id)
  await api.db
    .update(listings)
    .set({ name: 'Other', cancellationPolicy: 'Non_refundable' })
    .where(eq(listings.id, id))
  const later = await api.call('GET', `/bookings/${body._id}`, { as: guest })
  expect(later.body).toMatchObject({
    policy: 'Flexible',
    total: 1000,
    service: { name: { en: 'Palm Chalet' } },
  })
})

test('a vendor cannot book an own listing; a hidden one takes no new bookings', async () => {
  const { id, host } = await aListing(api)
  expect((await bookStay(api, host, id)).body.code).toBe('own_service')
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, id))
  expect((await bookStay(api, await aGuest(api), id)).status).toBe(404)
  expect((await bookStay(api, await aGuest(api), 'nothing')).status).toBe(404)
})

test('a booking writes its event and takes the nights out of the search', async () => {
  const { id } = await aListing(api)
  const { body } = await bookStay(api, await aGuest(api), id)
  const [event] = await api.db.select().from(bookingEvents)
  expect(event).toMatchObject({ bookingId: body._id, event: 'create', role: 'guest', toState: 'confirmed' })
  const search = (stay: string) => api.call('GET', `/services/search?${stay}`)
  expect((await search('checkIn=21-03-2026&checkOut=22-03-2026')).body.total).toBe(0)
  expect((await search('checkIn=22-03-2026&checkOut=23-03-2026')).body.total).toBe(1)
})

test('an expired unpaid hold gives its dates to the next guest', async () => {
  const { id } = await aListing(api, { paymentType: 'fullPayment' })
  const first = await bookStay(api, await aGuest(api), id, { paymentType: 'fullPayment' })
  api.clock.pass(16 * 60)
  expect((await bookStay(api, await aGuest(api), id, { paymentType: 'fullPayment' })).status).toBe(201)
  const [old] = await api.db.select().from(bookings).where(eq(bookings.id, first.body._id))
  expect(old?.state).toBe('payment_expired')
})

test('edge 13: a pitch from 23:00 to 01:00 is one booking of its date, and the slot after midnight is gone', async () => {
  const hours = {
    pricingMode: 'hourly' as const,
    checkInTime: '00:00',
    checkOutTime: '00:00',
    prices: { hour: 10_000 },
  }
  const { id } = await aListing(api, { type: 'Stadium', ...hours })
  const { checkIn: _in, checkOut: _out, ...party } = A_STAY
  const book = async (date: string, start: string, count: number) =>
    api.call('POST', '/bookings', {
      as: await aGuest(api),
      body: { ...party, serviceId: id, date, start, hours: count },
      headers: { 'idempotency-key': `${date}${start}` },
    })
  const tooLate = await book('2026-03-20', '22:00', 2)
  expect([tooLate.status, tooLate.body.total]).toEqual([201, 200])
  expect((await book('2026-03-20', '23:00', 1)).status).toBe(409)
  expect((await book('2026-03-21', '00:00', 1)).status).toBe(201)
})
