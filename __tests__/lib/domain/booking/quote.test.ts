import fc from 'fast-check'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { earningsOf } from '@/lib/domain/booking/money/commission'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { addDays } from '@/lib/domain/time/days'
import { aBookableListing, aStay } from '../a-bookable-listing'

const NOW = new Date('2026-12-01T09:00:00Z')
const WEEK = { sundayToWednesday: 50_000, weekdays: { thursday: 90_000, friday: 90_000 }, allDays: null }
const prices = (part: Partial<BookableListing['prices']>) => ({ ...aBookableListing().prices, ...part })
const nights = (checkIn: string, checkOut: string) => ({ mode: 'daily' as const, checkIn, checkOut })

function quoted(listing: BookableListing, stay: ReturnType<typeof aStay>) {
  const answer = quoteStay(listing, stay, NOW)
  if (!answer.quote) throw new Error(JSON.stringify(answer.issues))
  return answer.quote
}

function refusals(listing: BookableListing, stay: ReturnType<typeof aStay>) {
  return quoteStay(listing, stay, NOW).issues.map(({ path, code, params }) =>
    [path, code, params.day].filter(Boolean),
  )
}

test('the worked example of the rules comes out to the halala', () => {
  const listing = aBookableListing({
    prices: prices(WEEK),
    lastMinute: { days: 3, percent: 10 },
    addOns: [{ name: 'sleepover', priceHalalas: 25_000 }],
  })
  const quote = quoted(listing, aStay({ period: nights('2026-12-02', '2026-12-05'), addOns: ['sleepover'] }))
  expect(quote.lines.map((line) => [line.kind, line.amountHalalas])).toEqual([
    ['nights', 50_000],
    ['nights', 180_000],
    ['lastMinute', -23_000],
    ['addOn', 25_000],
  ])
  expect(quote.totalHalalas).toBe(232_000)
  expect(quote.vatHalalas).toBe(30_261)
  expect(earningsOf(quote.totalHalalas, { commissionPercent: 10, vatPercent: 15 })).toEqual({
    commissionHalalas: 23_200,
    commissionVatHalalas: 3_480,
    netHalalas: 205_320,
  })
})

test('edge 1: Wednesday to Friday is one Sunday-to-Wednesday price and one Thursday price', () => {
  const quote = quoted(aBookableListing({ prices: prices(WEEK) }), aStay())
  expect(quote.nights).toEqual([
    { day: '2026-12-02', priceHalalas: 50_000 },
    { day: '2026-12-03', priceHalalas: 90_000 },
  ])
})

test('a price of the date wins over the weekday, the weekday over the bundle, the bundle over all days', () => {
  const listing = aBookableListing({
    prices: prices({
      dates: { '2026-12-02': 1 },
      weekdays: { tuesday: 20 },
      sundayToWednesday: 300,
      allDays: 4_000,
    }),
  })
  const quote = quoted(listing, aStay({ period: nights('2026-12-01', '2026-12-05') }))
  expect(quote.nights.map((night) => night.priceHalalas)).toEqual([20, 1, 4_000, 4_000])
})

test('edge 3: only Thursday to Saturday priced: Wednesday to Friday is refused and names the night', () => {
  const weekdays = { thursday: 1, friday: 1, saturday: 1 }
  const listing = aBookableListing({ prices: prices({ weekdays, allDays: null }) })
  expect(refusals(listing, aStay())).toEqual([['checkIn', 'night_not_priced', '2026-12-02']])
})

test('edge 2: open to 30 June: leaving on 1 July is allowed, the night of 1 July is refused', () => {
  const listing = aBookableListing({ openTo: '2027-06-30' })
  expect(refusals(listing, aStay({ period: nights('2027-06-30', '2027-07-01') }))).toEqual([])
  expect(refusals(listing, aStay({ period: nights('2027-06-30', '2027-07-02') }))).toEqual([
    ['checkIn', 'outside_open_period', '2027-07-01'],
  ])
})

test.each([
  ['a past day', nights('2026-11-30', '2026-12-02'), ['checkIn', 'past_day']],
  ['no night', nights('2026-12-02', '2026-12-02'), ['checkOut', 'check_out_before_check_in']],
  ['swapped days', nights('2026-12-04', '2026-12-02'), ['checkOut', 'check_out_before_check_in']],
  ['a day that is none', nights('2026-02-30', '2026-12-02'), ['checkIn', 'not_a_day']],
  ['541 days ahead', nights('2028-05-24', '2028-05-26'), ['checkOut', 'too_far_ahead']],
  ['ninety-one nights', nights('2026-12-02', '2027-03-03'), ['checkOut', 'too_many_nights']],
])('refused: %s', (_name, period, expected) => {
  expect(refusals(aBookableListing(), aStay({ period }))).toEqual([expected])
})

test('guests-ages: children count towards the limit of a unit, infants do not', () => {
  const listing = aBookableListing({ maxGuests: 4, units: 3 })
  expect(refusals(listing, aStay({ adults: 2, children: 2, infants: 3 }))).toEqual([])
  expect(refusals(listing, aStay({ adults: 3, children: 2 }))).toEqual([['adults', 'too_many_guests']])
  expect(refusals(listing, aStay({ adults: 3, children: 2, units: 2 }))).toEqual([])
  expect(refusals(listing, aStay({ adults: 0 }))).toEqual([['adults', 'adult_needed']])
})

test('guests-ages: adults need beds of adults, a child may have one of them', () => {
  const room = aBookableListing({ maxGuests: 4, maxAdults: 3, units: 2 })
  expect(refusals(room, aStay({ adults: 4 }))).toEqual([['adults', 'too_many_adults']])
  expect(refusals(room, aStay({ adults: 3, children: 1 }))).toEqual([])
  expect(refusals(room, aStay({ adults: 2, children: 2 }))).toEqual([])
  expect(refusals(room, aStay({ adults: 6, units: 2 }))).toEqual([])
  expect(refusals(room, aStay({ adults: 7, units: 2 }))).toEqual([['adults', 'too_many_adults']])
  expect(refusals(room, aStay({ adults: 5 }))).toEqual([['adults', 'too_many_guests']])
})

test('booking-payment-types: full now, part now and the rest at the door, nothing now', () => {
  const due = (paymentType: BookableListing['paymentType'], partialHalalas: number, allDays: number) => {
    const quote = quoted(
      aBookableListing({ paymentType, partialHalalas, prices: prices({ allDays }) }),
      aStay({ paymentType, period: nights('2026-12-02', '2026-12-03') }),
    )
    return [quote.dueNowHalalas, quote.dueLaterHalalas]
  }
  expect(due('fullPayment', 0, 70_000)).toEqual([70_000, 0])
  expect(due('halfPayment', 40_000, 70_000)).toEqual([40_000, 30_000])
  expect(due('halfPayment', 40_000, 5_000)).toEqual([5_000, 0])
  expect(due('payAtCheckin', 0, 70_000)).toEqual([0, 70_000])
})

test('a last-minute percentage is limited to 1 to 90 and touches neither add-ons nor later days', () => {
  const addOns = [{ name: 'buffet' as const, priceHalalas: 10_000 }]
  const listing = aBookableListing({ lastMinute: { days: 2, percent: 400 }, addOns })
  const near = quoted(listing, aStay({ period: nights('2026-12-03', '2026-12-04'), addOns: ['buffet'] }))
  expect(near.totalHalalas).toBe(50_000 - 45_000 + 10_000)
  const far = quoted(listing, aStay({ period: nights('2026-12-04', '2026-12-05') }))
  expect(far.totalHalalas).toBe(50_000)
})

test('a pitch sells whole hours inside its opening, past midnight too', () => {
  const pitch = aBookableListing({
    pricingMode: 'hourly',
    prices: prices({ allDays: null, hour: 12_000 }),
    checkInTime: '06:00',
    checkOutTime: '02:00',
  })
  const hours = (start: string, count: number) =>
    aStay({ period: { mode: 'hourly', date: '2026-12-02', start, hours: count } })
  expect(quoted(pitch, hours('23:00', 2)).totalHalalas).toBe(24_000)
  expect(quoted(pitch, hours('23:00', 2)).checkOutAt.toISOString()).toBe('2026-12-02T22:00:00.000Z')
  expect(refusals(pitch, hours('23:00', 4))).toEqual([['start', 'closed_at_that_hour']])
  expect(quoted(pitch, hours('01:00', 1)).checkInAt.toISOString()).toBe('2026-12-01T22:00:00.000Z')
  expect(refusals(pitch, hours('01:00', 2))).toEqual([['start', 'closed_at_that_hour']])
  expect(refusals({ ...pitch, checkInTime: '00:00', checkOutTime: '00:00' }, hours('23:00', 2))).toEqual([])
  expect(refusals(pitch, hours('18:30', 1))).toEqual([['start', 'not_a_time']])
  expect(refusals(pitch, aStay())).toEqual([['checkIn', 'nights_not_sold']])
})

test('total, due now and due later agree for any stay', () => {
  const sar = fc.integer({ min: 100, max: 9_000_000 })
  fc.assert(
    fc.property(
      sar,
      sar,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 90 }),
      (day, partial, count, percent) => {
        const listing = aBookableListing({
          paymentType: 'halfPayment',
          partialHalalas: partial,
          prices: prices({ allDays: day }),
          lastMinute: { days: 5, percent },
        })
        const period = nights('2026-12-02', addDays('2026-12-02', count))
        const quote = quoted(listing, aStay({ period, paymentType: 'halfPayment' }))
        expect(quote.totalHalalas).toBe(quote.lines.reduce((sum, line) => sum + line.amountHalalas, 0))
        expect(quote.dueNowHalalas + quote.dueLaterHalalas).toBe(quote.totalHalalas)
        expect(Number.isInteger(quote.totalHalalas) && quote.dueLaterHalalas >= 0).toBe(true)
      },
    ),
    { seed: 20261121 },
  )
})
