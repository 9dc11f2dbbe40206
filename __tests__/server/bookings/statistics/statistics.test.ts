import { eq, sql } from 'drizzle-orm'
import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, type Host } from '@/__tests__/server/support/users'
import { batchDeps } from '@/__tests__/server/support/visits'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { bookingSourceBatch } from '@/server/modules/listings/views/booking-sources'
import { viewBatch } from '@/server/modules/listings/views/view-batch'

const api = appForTests()
const APRIL = new Date('2026-04-01T09:00:00Z')

const statistics = async (as: { token: string }, query = 'period=lastMonth') =>
  (await api.call('GET', `/vender/statistics?${query}`, { as })).body

async function book(listingId: string, checkIn: string, checkOut: string, units = 1) {
  const guest = await aGuest(api)
  const { status, body } = await bookStay(api, guest, listingId, { checkIn, checkOut, units })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

async function inApril() {
  await staySignedIn(api)
  api.clock.set(APRIL)
}

test('nights are those of the calendar: booked ones of each unit, and open ones without the closed', async () => {
  const { id, host } = await aListing(api, { units: 2, type: 'Apartment' })
  await book(id, '2026-03-18', '2026-03-21')
  await book(id, '2026-03-21', '2026-03-22', 2)
  await book(id, '2026-03-30', '2026-04-03')
  const close = [{ from: '2026-03-24', to: '2026-03-26' }]
  const closed = await api.call('PUT', `/vender/services/${id}/calendar`, { as: host, body: { close } })
  expect(closed.status).toBe(200)
  const calendar: CalendarWire = (
    await api.call('GET', `/vender/services/${id}/calendar?from=2026-03-01&to=2026-04-01`, { as: host })
  ).body
  const sumOf = (count: (day: CalendarWire['days'][number]) => number) =>
    calendar.days.reduce((sum, day) => sum + count(day), 0)
  await inApril()
  const { nights, occupancy, price, from, until } = await statistics(host)
  expect([from, until]).toEqual(['2026-03-01', '2026-03-31'])
  expect(nights).toEqual({
    booked: sumOf((day) => day.booked),
    open: sumOf((day) => calendar.units - day.closed - day.imported),
  })
  expect(nights).toEqual({ booked: 7, open: 58 })
  expect([occupancy, price]).toEqual([
    { value: 12, lastYear: null },
    { value: 500, lastYear: null },
  ])
})

test.each([
  ['where a stay may end after the next one begins', { checkInTime: '12:00', checkOutTime: '14:00' }, 24],
  ['before the season and in it', { openFrom: '2026-03-20', openTo: '2026-03-29' }, 7],
  ['after the season', { openTo: '2026-03-10' }, 10],
  ['before it was public', { publishedAt: new Date('2026-03-22T09:00:00Z') }, 9],
])('closed nights count once, and those that were on sale alone: %s', async (_where, options, open) => {
  const { id, host } = await aListing(api, options)
  const close = [{ from: '2026-03-16', to: '2026-03-23' }]
  await api.call('PUT', `/vender/services/${id}/calendar`, { as: host, body: { close } })
  await inApril()
  expect((await statistics(host)).nights).toEqual({ booked: 0, open })
})

test('the income is the net of the earnings, of this month, of the last one, of all listings and of one', async () => {
  const stay = await aBookingAt(
    api,
    { paymentType: 'fullPayment' },
    { checkIn: '2026-03-18', checkOut: '2026-03-20' },
  )
  await stay.byGuest('pay')
  const { id: other } = await aListing(api, { host: stay.host })
  const earnings = (await api.call('GET', '/vender/earnings?month=2026-03', { as: stay.host })).body
  expect(earnings.totals.net).toBeGreaterThan(0)
  const incomeOf = async (query: string) => (await statistics(stay.host, query)).income
  expect(await incomeOf('period=thisMonth')).toEqual({ value: earnings.totals.net, lastYear: null })
  expect(await incomeOf(`period=thisMonth&listing=${stay.serviceId}`)).toMatchObject({
    value: earnings.totals.net,
  })
  expect(await incomeOf(`period=thisMonth&listing=${other}`)).toMatchObject({ value: 0 })
  const { body } = await api.call('GET', '/vender/statistics.csv?period=thisMonth', { as: stay.host })
  const incomes = String(body)
    .split('\r\n')
    .flatMap((line) => line.match(/,2026-03-01,(?:[^,]*,){5}([^,]*),/)?.[1] ?? [])
  expect(incomes).toEqual([String(earnings.totals.net), '0'])
  await inApril()
  expect(await incomeOf('period=lastMonth')).toEqual({ value: earnings.totals.net, lastYear: null })
  api.clock.set(new Date('2027-04-01T09:00:00Z'))
  await api.db.execute(sql`UPDATE sessions SET expires_at = '2028-01-01T00:00:00Z'`)
  expect(await incomeOf('period=lastMonth')).toEqual({ value: 0, lastYear: earnings.totals.net })
})

test('a cancelled stay has no nights, and one over the end of a month those of each month', async () => {
  const { id, host } = await aListing(api)
  const kept = await book(id, '2026-03-30', '2026-04-03')
  const { _id } = await book(id, '2026-03-20', '2026-03-22')
  await api.db.update(bookings).set({ state: 'cancelled_by_guest' }).where(eq(bookings.id, _id))
  await api.db.update(bookings).set({ state: 'completed' }).where(eq(bookings.id, kept._id))
  await inApril()
  expect((await statistics(host)).nights).toEqual({ booked: 2, open: 31 })
  await api.db.execute(sql`UPDATE sessions SET expires_at = '2028-01-01T00:00:00Z'`)
  api.clock.set(new Date('2026-05-01T09:00:00Z'))
  expect((await statistics(host)).nights).toEqual({ booked: 2, open: 30 })
  expect((await statistics(host, 'period=threeMonths')).nights).toEqual({ booked: 4, open: 89 })
  api.clock.set(new Date('2027-04-01T09:00:00Z'))
  expect((await statistics(host)).occupancy).toEqual({ value: 0, lastYear: 6 })
})

/** A comparable listing of another vendor with so many booked nights in March. */
async function aRival(nights: number, options: ListingOptions = {}): Promise<Host> {
  const { id, host } = await aListing(api, options)
  if (nights > 0) await book(id, '2026-03-16', `2026-03-${16 + nights}`)
  return host
}

test('a comparison needs five other vendors, and names nothing but a rounded median', async () => {
  const { id, host } = await aListing(api)
  await book(id, '2026-03-16', '2026-03-20')
  const rivals = [await aRival(3), await aRival(6), await aRival(9), await aRival(12)]
  await aRival(12, { host: rivals[0] })
  await aRival(12, { host: rivals[1] })
  await aRival(12, { city: 'makkah' })
  await aRival(12, { maxGuests: 30 })
  await aRival(12, { prices: { allDays: 200_000 } })
  await aRival(12, { type: 'Apartment' })
  await aRival(12, { host })
  await inApril()
  const read = async () => (await statistics(host, `period=lastMonth&listing=${id}`)).comparison
  expect(await read()).toEqual({ obstacle: 'too_few_vendors', figures: [] })
  api.clock.set(new Date('2026-03-15T09:00:00Z'))
  await aRival(0)
  await inApril()
  expect(await read()).toEqual({
    obstacle: null,
    figures: [
      { figure: 'occupancy', own: 13, median: 30 },
      { figure: 'price', own: 500, median: null },
      { figure: 'perOpenNight', own: 64.52, median: 150 },
    ],
  })
})

test('all listings together and one that is sold by the hour are not compared', async () => {
  const { id, host } = await aListing(api, {
    pricingMode: 'hourly',
    prices: { allDays: null, hour: 10_000 },
  })
  const one = await statistics(host, `listing=${id}`)
  expect(one).toMatchObject({
    comparison: { obstacle: 'sold_by_hour', figures: [] },
    nights: { booked: 0, open: 0 },
    occupancy: { value: null, lastYear: null },
  })
  expect((await statistics(host)).comparison).toEqual({ obstacle: 'no_listing_chosen', figures: [] })
})

test('the funnel has the visitors of each source, and the bookings that were confirmed', async () => {
  const { id, host } = await aListing(api)
  const guest = await aGuest(api)
  const [views, sources] = [viewBatch(batchDeps(api)), bookingSourceBatch(batchDeps(api))]
  const visitor = { listingId: id, address: '203.0.113.9', userAgent: 'Firefox/144.0' }
  views.add({ ...visitor, userId: guest.id, step: 'checkout', source: 'search' })
  views.add({ ...visitor, address: '203.0.113.10', userId: null, source: 'engine' })
  await views.flush()
  await bookStay(api, guest, id)
  sources.add({ ...visitor, userId: guest.id })
  await sources.flush()
  const { _id } = await book(id, '2026-03-25', '2026-03-27')
  await api.db
    .update(bookingEvents)
    .set({ toState: 'awaiting_payment' })
    .where(eq(bookingEvents.bookingId, _id))
  await book(id, '2026-03-28', '2026-03-29')
  await api.db.update(bookingEvents).set({ createdAt: api.clock.now() })
  expect((await statistics(host, `listing=${id}`)).funnel).toEqual({
    total: { view: 2, dates: 1, checkout: 1, booked: 2 },
    rows: [
      { source: 'search', view: 1, dates: 1, checkout: 1, booked: 1 },
      { source: 'direct', view: 0, dates: 0, checkout: 0, booked: 1 },
      { source: 'engine', view: 1, dates: 0, checkout: 0, booked: 0 },
    ],
  })
})

test('a booking that is cancelled after its confirmation stays in the funnel of that day, without nights', async () => {
  const { booking, byGuest, host } = await aBookingAt(api)
  const confirmed = await api.db
    .update(bookingEvents)
    .set({ createdAt: api.clock.now() })
    .where(eq(bookingEvents.bookingId, booking._id))
    .returning({ toState: bookingEvents.toState })
  expect(confirmed).toEqual([{ toState: 'confirmed' }])
  await inApril()
  const march = { nights: { booked: 2 }, funnel: { total: { booked: 1 } } }
  expect(await statistics(host)).toMatchObject(march)
  api.clock.set(new Date('2026-03-16T09:00:00Z'))
  expect((await byGuest('cancel')).status).toBe(200)
  api.clock.set(APRIL)
  expect(await statistics(host)).toMatchObject({ ...march, nights: { booked: 0 } })
})

test('owner, manager and finance read them, others not; a listing of another vendor is not found', async () => {
  const { id, host } = await aListing(api)
  const { id: foreign } = await aListing(api, { host: await aHost(api) })
  const statusOf = async (as: { token: string }, query = '') =>
    (await api.call('GET', `/vender/statistics${query}`, { as })).status
  for (const role of ['manager', 'finance'] as const)
    expect(await statusOf(await aMember(api, host.vendorId, role))).toBe(200)
  for (const role of ['calendar', 'frontDesk'] as const)
    expect(await statusOf(await aMember(api, host.vendorId, role))).toBe(403)
  expect(await statusOf(host, `?listing=${foreign}`)).toBe(404)
  expect(await statusOf(host, '?period=always')).toBe(400)
  expect((await statistics(host, 'period=lastMonth')).listings).toMatchObject([{ _id: id, mode: 'daily' }])
})

test('a vendor without a public listing has empty statistics', async () => {
  expect(await statistics(await aHost(api))).toMatchObject({
    listings: [],
    occupancy: { value: null, lastYear: null },
    income: { value: 0, lastYear: null },
    funnel: { rows: [] },
  })
})

test('the file has a row for each listing, and one for each source below it', async () => {
  const { id, host } = await aListing(api, { nameAr: '=شاليه' })
  await book(id, '2026-03-18', '2026-03-20')
  await api.db.update(bookingEvents).set({ createdAt: api.clock.now() })
  await inApril()
  const { body, headers } = await api.call('GET', '/vender/statistics.csv?period=lastMonth', { as: host })
  const lines = String(body).trim().split('\r\n')
  expect(headers['content-disposition']).toContain('diyar-statistics-lastMonth.csv')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Occupancy')
  expect(lines[1]).toMatch(/,2026-03-01,2026-03-31,2,31,6,500,0,0,0,0,1$/)
  expect(lines[2]).toMatch(/,,,,,,,,0,0,0,1$/)
  expect(lines[1]).toMatch(/^'=/)
})
