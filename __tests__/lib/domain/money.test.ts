import fc from 'fast-check'
import { formatAmount, fromSar, percentOf, roundHalfUp, sharesOf, toSar, vatInside } from '@/lib/domain/money'

test('half a halala is rounded up, once', () => {
  expect([roundHalfUp(0.5), roundHalfUp(1.4999), roundHalfUp(2.5)]).toEqual([1, 1, 3])
  expect(percentOf(333, 50)).toBe(167)
  expect(vatInside(232_000, 15)).toBe(30_261)
})

test('an amount survives the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (halalas) => fromSar(toSar(halalas)) === halalas),
    { seed: 20261121 },
  )
})

test('currency-riyal: no decimals when whole, else two, Latin digits with commas', () => {
  expect([formatAmount(125_000), formatAmount(125_050), formatAmount(5)]).toEqual([
    '1,250',
    '1,250.50',
    '0.05',
  ])
})

test('shares of a total are in proportion, none below zero or above its amount, and together they are the total', () => {
  expect(sharesOf(30_000, [100_000, 200_000])).toEqual([10_000, 20_000])
  expect(sharesOf(100, [50, 50, 50])).toEqual([33, 34, 33])
  expect(sharesOf(0, [0, 0])).toEqual([0, 0])
  const anyAmounts = fc.array(fc.integer({ min: 0, max: 140_000_000 }), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(anyAmounts, fc.integer({ min: 0, max: 1000 }), (amounts, part) => {
      const all = amounts.reduce((sum, one) => sum + one, 0)
      const total = Math.floor((all * part) / 1000)
      const shares = sharesOf(total, amounts)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total)
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(amounts[index] ?? 0)
      }
      expect(sharesOf(all, amounts)).toEqual(amounts)
    }),
    { seed: 92 },
  )
})
