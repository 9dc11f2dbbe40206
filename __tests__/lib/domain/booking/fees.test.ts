import fc from 'fast-check'
import { computeEnding, type PaidStay } from '@/lib/domain/booking/money/cancellation'
import { type Fee, type FeeStay, feeLines } from '@/lib/domain/booking/money/fees'
import { searchedParty, unitsFor } from '@/lib/domain/booking/party'

const CLEANING: Fee = { kind: 'cleaning', priceHalalas: 15_000, threshold: 0, charged: 'once' }
const EXTRA: Fee = { kind: 'extraGuest', priceHalalas: 4_000, threshold: 2, charged: 'each' }

const party = (adults: number, children: number): FeeStay => ({
  ...{ length: 3, unit: 'nights', units: 1, hasPet: false },
  ...{ adults, children },
})

test.each([
  ['nobody extra', party(2, 0), [['cleaning', 1, 15_000]]],
  [
    'one extra',
    party(2, 1),
    [
      ['cleaning', 1, 15_000],
      ['extraGuest', 1, 12_000],
    ],
  ],
  ['included in two units', { ...party(4, 0), units: 2 }, [['cleaning', 2, 30_000]]],
])('fees of a stay in the order of their kinds: %s', (_name, stay, lines) => {
  expect(
    feeLines([EXTRA, CLEANING], stay).map(({ kind, count, amountHalalas }) => [kind, count, amountHalalas]),
  ).toEqual(lines)
})

test('a listing without fees has no lines', () => {
  expect(feeLines(undefined, { ...party(9, 3), hasPet: true })).toEqual([])
})

const CHILD: Fee = { kind: 'child', priceHalalas: 3_000, threshold: 0, charged: 'each' }

test.each([
  ['each night', [CHILD], party(2, 2), [['child', 2, 18_000]]],
  ['once a stay of hours', [CHILD], { ...party(2, 2), unit: 'hours' }, [['child', 2, 6_000]]],
  [
    'beside the adults who are extra',
    [CHILD, EXTRA],
    party(3, 2),
    [
      ['extraGuest', 1, 12_000],
      ['child', 2, 18_000],
    ],
  ],
  ['and in no place of an adult', [CHILD, EXTRA], party(1, 3), [['child', 3, 27_000]]],
  ['none without children', [CHILD], party(4, 0), []],
] as const)('the fee of a child: %s', (_name, fees, stay, lines) => {
  expect(feeLines(fees, stay).map(({ kind, count, amountHalalas }) => [kind, count, amountHalalas])).toEqual(
    lines,
  )
})

test('no child is charged twice, whatever the party and the fees', () => {
  const few = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(few, few, fc.integer({ min: 1, max: 9 }), (adults, children, threshold) => {
      const lines = feeLines([{ ...EXTRA, threshold }, CHILD], party(adults, children))
      const count = (kind: string) => lines.find((line) => line.kind === kind)?.count ?? 0
      expect(count('child')).toBe(children)
      expect(count('extraGuest')).toBe(Math.max(0, adults - threshold))
    }),
    { seed: 3102 },
  )
})

const CHECK_IN = new Date('2026-12-10T12:00:00Z')
const stay: PaidStay = {
  ...{ policy: 'Non_refundable', checkInAt: CHECK_IN, totalHalalas: 100_000, paidHalalas: 100_000 },
  ...{ depositPaidHalalas: 0, cleaningHalalas: 15_000 },
}

test.each([
  ['cancelled by the guest', { by: 'guest' }, {}, 15_000],
  ['half granted', { by: 'exception', percent: 50 }, {}, 57_500],
  ['no-show', { by: 'no_show', chargedPercent: 100 }, {}, 0],
  ['no-show that is charged in part', { by: 'no_show', chargedPercent: 40 }, {}, 60_000],
  ['by the vendor', { by: 'vendor' }, {}, 100_000],
  ['a part below the nights', { by: 'guest' }, { paidHalalas: 85_000 }, 0],
  ['a part beyond the nights', { by: 'guest' }, { paidHalalas: 90_000 }, 5_000],
  [
    'a code that took more than the nights',
    { by: 'guest' },
    { totalHalalas: 9_000, paidHalalas: 9_000 },
    9_000,
  ],
] as const)('what returns of a cleaning fee: %s', (_name, ending, paid, refund) => {
  expect(computeEnding(ending, { ...stay, ...paid }, CHECK_IN).refundHalalas).toBe(refund)
})

test('whatever was paid, refund and what the vendor has left are the payment, and more cleaning returns no less', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 0, max: 100 }),
      (total, paid, cleaning, percent) => {
        const of = (cleaningHalalas: number) =>
          computeEnding(
            { by: 'exception', percent },
            { ...stay, totalHalalas: total, paidHalalas: Math.min(paid, total), cleaningHalalas },
            CHECK_IN,
          )
        const { refundHalalas, vendorKeepsHalalas } = of(cleaning)
        expect(refundHalalas + vendorKeepsHalalas).toBe(Math.min(paid, total))
        expect(vendorKeepsHalalas).toBeGreaterThanOrEqual(0)
        expect(refundHalalas).toBeGreaterThanOrEqual(of(0).refundHalalas)
      },
    ),
  )
})

test.each([
  ['4', { maxGuests: 6 }, { adults: 4, children: 0 }],
  ['9', { maxGuests: 6 }, { adults: 6, children: 0 }],
  ['5', { maxGuests: 6, maxAdults: 2 }, { adults: 2, children: 3 }],
  ['0', { maxGuests: 6 }, null],
  ['two', { maxGuests: 6 }, null],
  [undefined, { maxGuests: 6 }, null],
])('the party of a search for %s guests is the one of its prices', (text, beds, party) => {
  expect(searchedParty(beds, text)).toEqual(party)
})

test('a party that is too large for one room is the searched one where several are booked, with the rooms that it needs', () => {
  const beds = { maxGuests: 3, maxAdults: 2 }
  expect(searchedParty(beds, '4')).toEqual({ adults: 2, children: 1 })
  expect(searchedParty(beds, '4', 20)).toEqual({ adults: 4, children: 0 })
  expect(searchedParty(beds, '9999', 20)).toEqual({ adults: 40, children: 20 })
  expect(unitsFor(beds, { adults: 4, children: 0 })).toBe(2)
  expect(unitsFor(beds, { adults: 2, children: 1 })).toBe(1)
  expect(unitsFor(beds, { adults: 1, children: 6 })).toBe(3)
})
