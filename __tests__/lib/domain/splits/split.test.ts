import fc from 'fast-check'
import { mostPeople, readShares, typedEqually } from '@/components/checkout/split/typed-shares'
import { checkShares, equalShares, proportionally, splitDeadline, sumOf } from '@/lib/domain/splits/split'
import { refundParts } from '@/server/modules/bookings/payments/refunds/refund-parts'

const at = (text: string) => new Date(`2026-03-${text}Z`)

test.each([
  [100_000, 3, [33_334, 33_333, 33_333]],
  [100_001, 2, [50_001, 50_000]],
  [2_000, 20, Array.from({ length: 20 }, () => 100)],
])(
  '%d halalas between %d people are equal parts, with the remainder for the first',
  (amount, people, parts) => {
    expect(equalShares(amount, people)).toEqual(parts)
  },
)

test('equal shares sum to the amount and are always accepted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 100_000_000 }),
      fc.integer({ min: 2, max: 20 }),
      (amount, people) => {
        const shares = equalShares(amount, people)
        expect(sumOf(shares)).toBe(amount)
        expect(checkShares(shares, amount)).toBeNull()
      },
    ),
  )
})

test.each([
  ['a first share above the equal part', [600, 200, 200], null],
  ['one person', [1_000], 'people'],
  ['21 people', Array.from({ length: 21 }, () => 100), 'people'],
  ['a share below one riyal', [901, 99], 'small'],
  ['a negative share', [1_100, -100], 'small'],
  ['half a halala', [500.5, 499.5], 'small'],
  ['another sum', [500, 501], 'sum'],
  ['a first share below the equal part', [499, 501], 'first'],
])('of 10.00, %s: %j is %s', (_, shares, problem) => {
  expect(checkShares(shares, 1_000)).toBe(problem)
})

test.each([
  ['a day', at('20T12:00'), at('10T12:15'), at('11T12:00'), false],
  ['until two hours before check-in', at('10T20:00'), at('10T12:15'), at('10T18:00'), false],
  ['never less than the hold was', at('10T13:00'), at('10T12:15'), at('10T12:15'), false],
  [
    'of a week of a series a day, however long it was held',
    at('25T12:00'),
    at('22T12:00'),
    at('11T12:00'),
    true,
  ],
  ['of a week that begins soon as long as it was held', at('10T13:00'), at('10T12:15'), at('10T12:15'), true],
])('the hold of a split lasts %s', (_, checkInAt, expiresAt, until, isWeek) => {
  expect(splitDeadline(at('10T12:00'), { checkInAt, expiresAt, isWeek })).toEqual(until)
})

test('refunds by share sum to the refund, and never give anybody more than is left of what they paid', () => {
  const payment = fc.record({
    priceHalalas: fc.integer({ min: 0, max: 10_000_000 }),
    depositHalalas: fc.integer({ min: 0, max: 1_000_000 }),
  })
  const refund = fc.record({ price: fc.double({ min: 0, max: 1, noNaN: true }), deposit: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(payment, { minLength: 1, maxLength: 20 }),
      fc.array(refund, { maxLength: 4 }),
      fc.boolean(),
      (payments, refunds, isShared) => {
        const left = payments.map((one) => ({ ...one }))
        for (const { price, deposit } of refunds) {
          const priceHalalas = Math.floor(sumOf(left.map((one) => one.priceHalalas)) * price)
          const depositHalalas = deposit ? sumOf(left.map((one) => one.depositHalalas)) : 0
          const given = refundParts(left, { priceHalalas, depositHalalas }, isShared) ?? []
          expect(sumOf(given.map(({ parts }) => parts.priceHalalas))).toBe(priceHalalas)
          expect(sumOf(given.map(({ parts }) => parts.depositHalalas))).toBe(depositHalalas)
          for (const { payment: from, parts } of given) {
            from.priceHalalas -= parts.priceHalalas
            from.depositHalalas -= parts.depositHalalas
          }
          expect(left.every((one) => one.priceHalalas >= 0 && one.depositHalalas >= 0)).toBe(true)
        }
        const all = { priceHalalas: sumOf(left.map((one) => one.priceHalalas)), depositHalalas: 0 }
        expect(refundParts(left, { ...all, priceHalalas: all.priceHalalas + 1 }, isShared)).toBeNull()
      },
    ),
  )
})

test('half of a payment of 3 to 1 goes back 3 to 1', () => {
  expect(proportionally(500, [750, 250])).toEqual([375, 125])
})

test('equal shares as text are read back as they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 10_000_000 }),
      fc.integer({ min: 2, max: 20 }),
      (amount, people) => {
        const shown = typedEqually(amount, Math.min(people, mostPeople(amount)))
        expect(readShares(shown, amount)).toMatchObject({ sumHalalas: amount, problem: null, wrong: [] })
      },
    ),
  )
})

test.each([
  ['Arabic digits and separators', ['٥٠٠٫٥٠', '٤٩٩٫٥'], { shares: [50_050, 49_950], problem: null }],
  ['a sum that is too low', ['500', '300'], { sumHalalas: 80_000, problem: 'sum', wrong: [] }],
  ['an empty share', ['1,000', ''], { problem: 'small', wrong: [1] }],
  ['a word', ['1000', 'none'], { problem: 'small', wrong: [1] }],
  ['a first share below the equal part', ['400', '600'], { problem: 'first', wrong: [0] }],
])('typed shares of 1,000 riyals: %s', (_name, typed, expected) => {
  expect(readShares(typed, 100_000)).toMatchObject(expected)
})

test('every share is at least one riyal, so a small amount is split between fewer people', () => {
  expect([150, 250, 1_000_000].map(mostPeople)).toEqual([1, 2, 20])
})
