import { eq } from 'drizzle-orm'
import { A_STAY, bookStay } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { LATER, OLD, QUARTER } from '@/__tests__/server/support/date-changes'
import { aListing } from '@/__tests__/server/support/listings'
import { A_CODE } from '@/__tests__/server/support/promotions'
import {
  aBookingOfTwo,
  aHotel,
  book,
  FULL,
  takenOf,
  withSuite,
} from '@/__tests__/server/support/several-rooms'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { earningsOf } from '@/lib/domain/booking/money/commission'
import { priceIn } from '@/lib/domain/booking/rooms'
import { toSar } from '@/lib/domain/money'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'
import { invoices } from '@/server/db/schema/money/invoices'
import { refunds } from '@/server/db/schema/money/payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { findTakenNights } from '@/server/modules/bookings/statistics/nights-store'

const api = appForTests()

const quote = (id: string, body: object) =>
  api.call('POST', `/services/${id}/quote`, { body: { ...A_STAY, ...FULL, ...body } })
const set = (id: string, part: Partial<typeof listings.$inferInsert>) =>
  api.db.update(listings).set(part).where(eq(listings.id, id))
const assertBooks = async () => {
  await sweep(api)
  expect((await booksOf(api))['refund_clearing'] ?? 0).toBe(0)
  expect(await findDifferences(api.db)).toEqual([])
}

const DOUBLES = { name: { en: 'Double room', ar: 'غرفة مزدوجة' }, units: 2 }
const SUITE = { name: { en: 'suite', ar: 'جناح' }, units: 1 }

test('two doubles and a suite are one booking: quoted, paid and documented by the sum of both', async () => {
  const hotel = await aHotel(api, { depositHalalas: 10_000 })
  const quoted = (await quote(hotel.main, { ...withSuite(hotel), units: 2, adults: 5 })).body
  expect(quoted).toMatchObject({ total: 4000, deposit: 200, dueNow: 4000, availability: { isFree: true } })
  expect(quoted.lines.map((line: { room: { name: object } }) => line.room.name)).toEqual([
    DOUBLES.name,
    SUITE.name,
  ])
  const stay = await aBookingOfTwo(api, hotel, { adults: 5, total: 4000 })
  const rooms = [
    { _id: hotel.main, ...DOUBLES },
    { _id: hotel.suite, ...SUITE },
  ]
  expect(stay.booking).toMatchObject({ status: 'awaiting_payment', units: 2, rooms, lines: quoted.lines })
  expect([await takenOf(api, hotel.main), await takenOf(api, hotel.suite)]).toEqual([
    ['held', 'held'],
    ['held'],
  ])
  expect(stay.booking.service.name).toEqual({
    en: 'Palm Hotel: 2 × Double room, 1 × suite',
    ar: 'فندق النخلة: 2 × غرفة مزدوجة، 1 × جناح',
  })
  await stay.byGuest('pay')
  expect(await stay.seenByGuest()).toMatchObject({ status: 'confirmed', paid: 4000, rooms })
  expect(await stay.seenByVendor()).toMatchObject({ rooms, units: 2 })
  expect(await takenOf(api, hotel.suite)).toEqual(['confirmed'])
  const [invoice] = await api.db.select().from(invoices)
  expect(invoice?.totalHalalas).toBe(400_000)
  expect(invoice?.printed.lines.map(({ label }) => label.en)).toEqual([
    'Double room: 2 nights × 500 × 2 units',
    'suite: 2 nights × 1,000',
  ])
  expect(
    (await api.call('GET', `/bookings/${stay.booking._id}/receipt`, { as: stay.guest })).body,
  ).toMatchObject({
    total: 4000,
    lines: quoted.lines,
  })
  await assertBooks()
})

test('a body without rooms books one type, and its answer names none', async () => {
  const hotel = await aHotel(api)
  const { body } = await bookStay(api, await aGuest(api), hotel.main, { ...FULL })
  expect(body.units).toBe(1)
  expect(body).not.toHaveProperty('rooms')
  expect(body.lines[0]).not.toHaveProperty('room')
  expect(await takenOf(api, hotel.suite)).toEqual([])
  const [row] = await api.db.select().from(bookings)
  expect(row?.rooms).toBeNull()
})

test('what cannot be booked together is refused, and nothing is left of it', async () => {
  const hotel = await aHotel(api, {}, { cancellationPolicy: 'Strict' }, { state: 'paused' })
  const other = await aHotel(api, { host: hotel.host })
  const guest = await aGuest(api)
  const refusal = async (...rooms: { listingId: string; units: number }[]) =>
    (await book(api, guest, hotel, { rooms })).body.issues?.[0].code
  const [strict = '', paused = ''] = hotel.others
  expect(await refusal({ listingId: strict, units: 1 })).toBe('room_terms_differ')
  expect(await refusal({ listingId: paused, units: 1 })).toBe('room_not_offered')
  expect(await refusal({ listingId: other.suite, units: 1 })).toBe('room_not_offered')
  expect(await refusal({ listingId: 'nothing', units: 1 })).toBe('room_not_offered')
  expect(await refusal({ listingId: hotel.main, units: 1 })).toBe('duplicate_key')
  expect((await quote(hotel.main, { rooms: [{ listingId: strict, units: 1 }] })).body.issues).toMatchObject([
    { code: 'room_terms_differ', path: 'rooms' },
  ])
  expect(await api.db.select().from(bookings)).toEqual([])
})

test('a second type that is taken, paused or dearer between quote and booking refuses all of it', async () => {
  const hotel = await aHotel(api)
  const guest = await aGuest(api)
  await set(hotel.suite, { state: 'paused' })
  expect((await book(api, guest, hotel)).status).toBe(422)
  await set(hotel.suite, {
    state: 'live',
    prices: { allDays: 110_000, weekdays: {}, sundayToWednesday: null } as never,
  })
  const dearer = await book(api, guest, hotel, { total: 3000 })
  expect([dearer.status, dearer.body.code, dearer.body.quote.total]).toEqual([409, 'price_changed', 3200])
  expect((await bookStay(api, await aGuest(api), hotel.suite, { ...FULL })).status).toBe(201)
  const taken = await book(api, guest, hotel)
  expect([taken.status, taken.body.code]).toEqual([409, 'dates_unavailable'])
  expect(taken.body.nearest[0]).toEqual({ checkIn: '2026-03-22', checkOut: '2026-03-24' })
  expect((await quote(hotel.main, withSuite(hotel))).body.availability).toMatchObject({ isFree: false })
  expect(await takenOf(api, hotel.main)).toEqual([])
})

test('twenty guests race for the last suite from both sides: one gets it, and no double stays taken for the others', async () => {
  const hotel = await aHotel(api, {}, {})
  await set(hotel.main, { units: 2 })
  const guests = await Promise.all(Array.from({ length: 20 }, () => aGuest(api)))
  const answers = await Promise.all(
    guests.map((guest, i) =>
      i % 2 === 0
        ? book(api, guest, hotel)
        : book(api, guest, hotel, { serviceId: hotel.suite, rooms: [{ listingId: hotel.main, units: 1 }] }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  expect([await takenOf(api, hotel.main), await takenOf(api, hotel.suite)]).toEqual([['held'], ['held']])
}, 60_000)

test('a suite is paused or deleted while it is booked beside doubles: each booking comes before, or is refused and takes no double', async () => {
  const hotel = await aHotel(api, {}, { units: 30 })
  const { id: other } = await aListing(api, {
    ...FULL,
    host: hotel.host,
    type: 'Hotel',
    units: 30,
    propertyId: hotel.main,
    facts: { roomType: 'double' },
    maxGuests: 2,
  })
  const guests = await Promise.all(Array.from({ length: 12 }, () => aGuest(api)))
  const booked = Promise.all(guests.map((guest) => book(api, guest, hotel, { serviceId: other })))
  const paused = api.call('POST', `/hotel/${hotel.suite}/pause`, { as: hotel.host })
  const deleted = api.call('DELETE', `/hotel/${hotel.suite}`, { as: hotel.host })
  const answers = await booked
  const made = answers.filter(({ status }) => status === 201).length
  expect(
    answers.filter(({ status, body }) => status !== 201 && body.issues?.[0].code !== 'room_not_offered'),
  ).toEqual([])
  expect([await takenOf(api, other), await takenOf(api, hotel.suite)].map(({ length }) => length)).toEqual([
    made,
    made,
  ])
  expect((await deleted).status).toBe(made > 0 ? 409 : 204)
  expect([200, 404]).toContain((await paused).status)
}, 60_000)

test('a hold that runs out frees all types, for a guest of the second one too', async () => {
  const hotel = await aHotel(api)
  const stay = await aBookingOfTwo(api, hotel)
  api.clock.pass(QUARTER + 1)
  expect((await bookStay(api, await aGuest(api), hotel.suite, { ...FULL })).status).toBe(201)
  expect((await stay.seenByGuest()).status).toBe('payment_expired')
  expect([await takenOf(api, hotel.main), await takenOf(api, hotel.suite)]).toEqual([[], ['held']])
})

test.each([
  ['takes all types again where they are free', false, 'confirmed', 2, []],
  [
    'is refunded where the second type is taken, and holds none of the first',
    true,
    'payment_expired',
    0,
    [400_000],
  ],
] as const)('a capture after the hold %s', async (_name, isTaken, status, doubles, returned) => {
  const hotel = await aHotel(api)
  const stay = await aBookingOfTwo(api, hotel, { adults: 4 })
  api.payments.next = 'initiated'
  await stay.byGuest('pay')
  api.clock.pass(2 * QUARTER)
  await sweep(api)
  expect((await stay.seenByGuest()).status).toBe('payment_expired')
  if (isTaken) expect((await bookStay(api, await aGuest(api), hotel.suite, { ...FULL })).status).toBe(201)
  const [report] = api.payments.reports.values()
  if (!report) throw new Error('nothing is open at the provider')
  api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
  await settlePayment(api.app.deps, report.providerId)
  expect((await stay.seenByGuest()).status).toBe(status)
  expect(await takenOf(api, hotel.main)).toHaveLength(doubles)
  expect(await takenOf(api, hotel.suite)).toHaveLength(1)
  expect((await api.db.select().from(refunds)).map((one) => one.amountHalalas)).toEqual(returned)
  await assertBooks()
})

test('a cancellation refunds the sum, and frees all types', async () => {
  const hotel = await aHotel(api, { depositHalalas: 5_000 })
  const stay = await aBookingOfTwo(api, hotel)
  await stay.byGuest('pay')
  expect((await stay.byGuest('cancel')).body).toMatchObject({ status: 'cancelled_by_guest' })
  expect((await api.db.select().from(refunds)).map((one) => one.amountHalalas)).toEqual([410_000])
  expect([await takenOf(api, hotel.main), await takenOf(api, hotel.suite)]).toEqual([[], []])
  await assertBooks()
})

test('other dates are quoted and taken for all types, or refused as a whole', async () => {
  const hotel = await aHotel(api)
  const stay = await aBookingOfTwo(api, hotel)
  const near = { checkIn: '2026-03-24', checkOut: '2026-03-26' }
  const { body: rival } = await bookStay(api, await aGuest(api), hotel.suite, { ...FULL, ...near })
  expect((await stay.byGuest('dates/quote', near)).body).toMatchObject({
    quote: { total: 4000 },
    availability: { isFree: false },
  })
  expect((await stay.byGuest('dates', near)).body.code).toBe('dates_unavailable')
  expect(await stay.seenByGuest()).toMatchObject({ checkIn: '2026-03-20', total: 4000 })
  expect([await takenOf(api, hotel.main), await takenOf(api, hotel.suite)]).toEqual([
    ['held', 'held'],
    ['held', 'held'],
  ])
  await api.db.update(bookings).set({ expiresAt: api.clock.now() }).where(eq(bookings.id, rival._id))
  expect((await stay.byGuest('dates', near)).body).toMatchObject({ ...near, rooms: [DOUBLES, SUITE] })
  expect(await takenOf(api, hotel.suite)).toEqual(['held'])
})

test('dearer dates of a paid booking have a hold in all types beside the old ones, and are taken when the difference is paid', async () => {
  const hotel = await aHotel(api, { turnoverMinutes: 60 })
  const stay = await aBookingOfTwo(api, hotel)
  await stay.byGuest('pay')
  expect((await stay.byGuest('dates', LATER)).body.dateChange).toMatchObject({
    state: 'open',
    total: 6000,
    difference: 2000,
  })
  for (const dates of [OLD, LATER])
    for (const id of [hotel.main, hotel.suite])
      expect((await bookStay(api, await aGuest(api), id, { ...FULL, ...dates })).status).toBe(409)
  await stay.byGuest('pay', { purpose: 'difference' })
  expect(await stay.seenByGuest()).toMatchObject({ ...LATER, paid: 6000, rest: 0 })
  expect([await takenOf(api, hotel.main), await takenOf(api, hotel.suite)]).toEqual([
    ['confirmed', 'confirmed'],
    ['confirmed'],
  ])
  await stay.byGuest('cancel')
  await assertBooks()
})

test('dearer dates of which only the first type is free have a hold in none', async () => {
  const hotel = await aHotel(api)
  const stay = await aBookingOfTwo(api, hotel)
  await stay.byGuest('pay')
  await bookStay(api, await aGuest(api), hotel.suite, { ...FULL, ...LATER })
  expect((await stay.byGuest('dates', LATER)).body.code).toBe('dates_unavailable')
  expect([await takenOf(api, hotel.main), (await takenOf(api, hotel.suite)).length]).toEqual([
    ['confirmed', 'confirmed'],
    2,
  ])
  expect((await stay.seenByGuest()).dateChange).toBeNull()
})

test('a code takes off the sum, is spent once, and its part of the price stays with other dates', async () => {
  const hotel = await aHotel(api)
  await api.call('POST', '/admin/promotions', { as: await anAdmin(api), body: A_CODE })
  const stay = await aBookingOfTwo(api, hotel, { promotionCode: A_CODE.code })
  const off = stay.booking.lines.at(-1)
  expect([off.kind, off.room, stay.booking.total]).toEqual(['promotion', undefined, 4000 + off.amount])
  await stay.byGuest('pay')
  const moved = (await stay.byGuest('dates', { checkIn: '2026-03-24', checkOut: '2026-03-26' })).body
  expect(moved).toMatchObject({ total: stay.booking.total, checkIn: '2026-03-24' })
  await assertBooks()
})

test('the vendor sees the booking on the calendar of each type, cannot delete a type that it takes, and cleans each', async () => {
  const hotel = await aHotel(api)
  const stay = await aBookingOfTwo(api, hotel)
  await stay.byGuest('pay')
  const calendarOf = async (id: string) =>
    (
      await api.call('GET', `/vender/services/${id}/calendar?from=2026-03-20&to=2026-03-22`, {
        as: hotel.host,
      })
    ).body
  for (const [id, units] of [
    [hotel.main, 2],
    [hotel.suite, 1],
  ] as const) {
    const { bookings: shown, days } = await calendarOf(id)
    expect(shown).toMatchObject([{ _id: stay.booking._id, units }])
    expect(days[0]).toMatchObject({ booked: units, freeUnits: 0 })
    expect((await api.call('DELETE', `/hotel/${id}`, { as: hotel.host })).body.code).toBe('open_bookings')
  }
  const tasks = (await api.call('GET', '/vender/cleaning?from=2026-03-22', { as: hotel.host })).body.data
  expect(
    tasks.map((one: { listing: { _id: string }; units: number }) => [one.listing._id, one.units]).sort(),
  ).toEqual(
    [
      [hotel.main, 2],
      [hotel.suite, 1],
    ].sort(),
  )
  await stay.byGuest('cancel')
  expect((await api.call('GET', '/vender/cleaning?from=2026-03-22', { as: hotel.host })).body.data).toEqual(
    [],
  )
  const own = (await api.call('GET', `/vender/services/${hotel.suite}/overview`, { as: hotel.host })).body
  expect(own.figures).toMatchObject({ stays: 0, nights: 0 })
})

test('an admin finds the booking by the name of its further room type', async () => {
  const hotel = await aHotel(api, {}, { name: 'Palm Hotel, loft', nameAr: 'فندق النخلة، علية' })
  const stay = await aBookingOfTwo(api, hotel)
  const found = (await api.call('GET', '/admin/bookings?q=loft', { as: await anAdmin(api) })).body
  expect(found.data.map((one: { _id: string }) => one._id)).toEqual([stay.booking._id])
})

test('figures and nights of each type are its own part of the booking', async () => {
  const hotel = await aHotel(api)
  const stay = await aBookingOfTwo(api, hotel)
  await stay.byGuest('pay')
  const figuresOf = async (id: string) =>
    (await api.call('GET', `/vender/services/${id}/overview`, { as: hotel.host })).body.figures
  expect([await figuresOf(hotel.main), await figuresOf(hotel.suite)]).toMatchObject([
    { stays: 1, nights: 4 },
    { stays: 1, nights: 2 },
  ])
  const month = { from: '2026-03-01', to: '2026-04-01' }
  const offers = [hotel.main, hotel.suite].map((id) => ({ id, offered: month }))
  const nights = await findTakenNights(api.db, offers, month)
  expect(
    nights.map(({ listingId, booked, salesHalalas }) => [listingId, booked, salesHalalas]).sort(),
  ).toEqual(
    [
      [hotel.main, 4, 200_000],
      [hotel.suite, 2, 200_000],
    ].sort(),
  )
})

test.each([
  ['vendor', 1],
  ['platform', 10],
] as const)(
  'a code that the %s pays is of each type in proportion to its lines, in nights and earnings',
  async (payer, times) => {
    const hotel = await aHotel(api)
    const body = { ...A_CODE, percent: 90, amount: 10_000, payer }
    await api.call('POST', '/admin/promotions', { as: await anAdmin(api), body })
    const stay = await aBookingOfTwo(api, hotel, { units: 1, promotionCode: A_CODE.code })
    expect(stay.booking.total).toBe(300)
    await stay.byGuest('pay')
    const ids = [hotel.main, hotel.suite]
    const month = { from: '2026-03-01', to: '2026-04-01' }
    const nights = await findTakenNights(
      api.db,
      ids.map((id) => ({ id, offered: month })),
      month,
    )
    const salesOf = (id: string) => nights.find(({ listingId }) => listingId === id)?.salesHalalas
    expect(ids.map(salesOf)).toEqual([10_000, 20_000])
    const [row] = await api.db.select().from(bookings)
    if (!row) throw new Error('nothing was booked')
    expect(ids.map((id) => priceIn(row, id))).toEqual([10_000, 20_000])
    for (const [id, price] of [
      [hotel.main, 10_000],
      [hotel.suite, 20_000],
    ] as const) {
      const { figures } = (await api.call('GET', `/vender/services/${id}/overview`, { as: hotel.host })).body
      // Of a code that Diyar pays the vendor earns the full price of the lines.
      expect(figures.income).toBe(toSar(earningsOf(price * times, row).netHalalas))
    }
  },
)
