import fc from 'fast-check'
import { formatAmount, fromSar, percentOf, roundHalfUp, toSar, vatInside } from '@/lib/domain/money'

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
