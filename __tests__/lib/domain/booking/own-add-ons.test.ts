import fc from 'fast-check'
import { addOnsLeft, stockDays } from '@/lib/domain/booking/money/add-on-stock'
import type { Fee } from '@/lib/domain/booking/money/fees'
import {
  ADD_ON_UNITS,
  agreedAddOns,
  type OwnAddOn,
  ownAddOnIssues,
  ownAddOnLines,
  soldOutIssues,
} from '@/lib/domain/booking/money/own-add-ons'
import { MAX_CHARGE, quoteStay } from '@/lib/domain/booking/money/quote'
import { addDays, instantAt } from '@/lib/domain/time/days'
import { chosenFromParam, chosenToParam } from '@/lib/pages/chosen-add-on'
import { aBookableListing, aStay } from '../a-bookable-listing'

const NAME = { ar: 'سرير', en: 'Bed' }
const addOn = (terms: Partial<OwnAddOn> = {}): OwnAddOn => ({
  ...{ id: 'bed', name: NAME, priceHalalas: 5_000, unit: 'piece', mostPieces: 3, photo: null, stock: null },
  ...terms,
})
/** Three nights, or hours, of two adults and a child. */
const party = { length: 3, adults: 2, children: 1 }

test.each([
  ['stay', undefined, 1, 5_000],
  ['night', 2, 2, 30_000],
  ['hour', 1, 1, 15_000],
  ['guest', undefined, 3, 15_000],
  ['guestNight', undefined, 3, 45_000],
  ['piece', 2, 2, 10_000],
] as const)('the price of one for each %s', (unit, quantity, count, amountHalalas) => {
  const chosen = [{ _id: 'bed', quantity }]
  expect(ownAddOnLines([addOn({ unit })], { ...party, ownAddOns: chosen })).toEqual([
    { kind: 'ownAddOn', addOnId: 'bed', name: NAME, unit, count, priceHalalas: 5_000, amountHalalas },
  ])
})

test('what is not chosen has no line', () => {
  expect(ownAddOnLines([addOn()], party)).toEqual([])
  expect(ownAddOnLines(undefined, { ...party, ownAddOns: [{ _id: 'bed' }] })).toEqual([])
})

test.each([
  ['one that is not offered', [{ _id: 'tent' }], 'add_on_not_offered'],
  ['one that is named twice', [{ _id: 'bed' }, { _id: 'bed' }], 'duplicate_key'],
  ['more than a booking may have', [{ _id: 'bed', quantity: 4 }], 'too_many_pieces'],
])('%s is refused', (_name, chosen, code) => {
  expect(ownAddOnIssues([addOn()], chosen)).toMatchObject([{ path: 'ownAddOns', code }])
})

const at = (day: string, hour: string) => instantAt(`2026-12-${day}`, hour)

test.each([
  ['nights', 'daily', at('02', '15:00'), at('04', '12:00'), ['02', '03']],
  ['a late check-out before check-in', 'daily', at('02', '15:00'), at('04', '14:00'), ['02', '03']],
  ['one beyond the next check-in', 'daily', at('02', '15:00'), at('04', '18:00'), ['02', '03', '04']],
  ['hours of one day', 'hourly', at('02', '16:00'), at('02', '18:00'), ['02']],
  ['hours until midnight', 'hourly', at('02', '22:00'), at('03', '00:00'), ['02']],
  ['hours beyond midnight', 'hourly', at('02', '23:00'), at('03', '01:00'), ['02', '03']],
] as const)('a stock is taken on the days of %s', (_name, mode, from, to, days) => {
  expect(stockDays({ from, to }, mode, '15:00')).toEqual(days.map((day) => `2026-12-${day}`))
})

const use = (bookingId: string, days: string[], count: number) => ({
  bookingId,
  days,
  lines: ownAddOnLines([addOn()], { ...party, ownAddOns: [{ _id: 'bed', quantity: count }] }),
})
const anExtraGuest = (priceHalalas: number): Fee => ({
  ...{ kind: 'extraGuest', priceHalalas, threshold: 0, charged: 'each' },
})
const STAY_DAYS = ['2026-12-02', '2026-12-03']
const leftOf = (...uses: ReturnType<typeof use>[]) =>
  addOnsLeft([addOn({ stock: 3 })], STAY_DAYS, uses)[0]?.left

test('what is left is that of the day with the least', () => {
  expect(leftOf()).toBe(3)
  expect(leftOf(use('a', ['2026-12-02'], 1), use('b', ['2026-12-03'], 2))).toBe(1)
  expect(leftOf(use('a', STAY_DAYS, 2), use('b', ['2026-12-04'], 3))).toBe(1)
})

test('a booking counts once on a day of its old and of its new dates', () => {
  expect(leftOf(use('a', STAY_DAYS, 2), use('a', ['2026-12-03', '2026-12-04'], 2))).toBe(1)
})

test('a stock that is less than what is taken leaves none, and one without a stock is never sold out', () => {
  expect(leftOf(use('a', STAY_DAYS, 2), use('b', STAY_DAYS, 2))).toBe(0)
  expect(addOnsLeft([addOn()], STAY_DAYS, [use('a', STAY_DAYS, 3)])).toEqual([])
})

test('more than is left is refused with how many are left, by the preview as by the server', () => {
  const listing = aBookableListing({ ownAddOns: [addOn({ stock: 3 })] })
  const now = new Date('2026-11-20T09:00:00Z')
  const facts = { gap: null, isReturning: false, addOnsLeft: [{ _id: 'bed', left: 1 }] }
  const stay = (quantity: number) => aStay({ ownAddOns: [{ _id: 'bed', quantity }] })
  expect(quoteStay(listing, stay(1), now, null, facts).quote?.totalHalalas).toBe(105_000)
  const { quote, issues } = quoteStay(listing, stay(2), now, null, facts)
  expect([quote, issues]).toMatchObject([
    null,
    [{ path: 'ownAddOns', code: 'add_on_sold_out', params: { name: 'Bed', name_ar: 'سرير', left: 1 } }],
  ])
})

test.each([
  ['breakfast of thousands of guests', { ownAddOns: [addOn({ unit: 'guestNight', priceHalalas: 100_000 })] }],
  ['the fee of thousands of guests', { fees: [anExtraGuest(100_000)] }],
  ['dear nights', { prices: { ...aBookableListing().prices, allDays: 1_000_000_000 } }],
] as const)('a total that cannot be stored is refused: %s', (_name, terms) => {
  const listing = aBookableListing({ maxGuests: 5_000, ...terms })
  const now = new Date('2026-11-20T09:00:00Z')
  const quoted = (nights: number) => {
    const period = { mode: 'daily' as const, checkIn: '2026-12-02', checkOut: addDays('2026-12-02', nights) }
    const ownAddOns = listing.ownAddOns?.map(({ id }) => ({ _id: id }))
    return quoteStay(listing, aStay({ adults: 5_000, period, ...(ownAddOns && { ownAddOns }) }), now)
  }
  expect(quoted(2).quote?.totalHalalas).toBeLessThanOrEqual(MAX_CHARGE)
  expect(quoted(5)).toMatchObject({ quote: null, issues: [{ path: 'total', code: 'price_too_high' }] })
})

const anyAddOns = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    name: fc.constant(NAME),
    priceHalalas: fc.integer({ min: 100, max: 100_000 }),
    unit: fc.constantFrom(...ADD_ON_UNITS.filter((unit) => unit !== 'hour')),
    mostPieces: fc.integer({ min: 1, max: 20 }),
    photo: fc.constant(null),
    stock: fc.option(fc.integer({ min: 1, max: 30 })),
  }),
  { selector: ({ id }) => id },
)

test('the total of any stay is the sum of its lines, and what was agreed costs the same again', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  fc.assert(
    fc.property(
      anyAddOns,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 4 }),
      (ownAddOns, adults, children) => {
        const listing = aBookableListing({ ownAddOns })
        const chosen = ownAddOns.map(({ id, mostPieces }) => ({ _id: id, quantity: mostPieces }))
        const stay = aStay({ adults, children, ownAddOns: chosen })
        const { quote } = quoteStay(listing, stay, now)
        const lines = quote?.lines ?? []
        expect(quote?.totalHalalas).toBe(lines.reduce((sum, line) => sum + line.amountHalalas, 0))
        expect(lines).toHaveLength(1 + ownAddOns.length)
        const agreed = agreedAddOns(lines)
        const again = quoteStay(
          { ...listing, ownAddOns: agreed.offered },
          { ...stay, ownAddOns: agreed.chosen },
          now,
        )
        expect(again.quote?.lines).toEqual(lines)
        expect(soldOutIssues(lines, [])).toEqual([])
      },
    ),
    { seed: 2711 },
  )
})

test('a choice survives the address of a page, and nonsense in it is dropped', () => {
  expect(chosenFromParam(chosenToParam({ _id: 'bed', quantity: 2 }))).toEqual({ _id: 'bed', quantity: 2 })
  expect(chosenFromParam('bed')).toEqual({ _id: 'bed', quantity: 1 })
  expect(['', undefined, 'bed:0', 'bed:x', 'a b:1', 'bed:1.5'].map(chosenFromParam)).toEqual(
    Array(6).fill(null),
  )
})
