import fc from 'fast-check'
import { dueNow } from '@/lib/domain/booking/money/part-payment'

const HALF = { paymentType: 'halfPayment', units: 2 } as const
const THIRTY = { partialHalalas: 5_000, partPayment: { percent: 30, minimumHalalas: 20_000 } }

test.each([
  ['a percentage above the minimum', THIRTY, HALF, 100_000, 30_000],
  ['the minimum above the percentage', THIRTY, HALF, 50_000, 20_000],
  ['a total below the minimum', THIRTY, HALF, 15_000, 15_000],
  ['half a halala rounded up', THIRTY, HALF, 100_005, 30_002],
  ['the fixed amount of each unit', { partialHalalas: 5_000 }, HALF, 100_000, 10_000],
  ['everything', THIRTY, { ...HALF, paymentType: 'fullPayment' }, 100_000, 100_000],
  ['nothing', THIRTY, { ...HALF, paymentType: 'payAtCheckin' }, 100_000, 0],
] as const)('due now: %s', (_name, terms, request, total, due) => {
  expect(dueNow(terms, request, total)).toBe(due)
})

test('whatever the percentage and the minimum, a part is never more than the total nor less than both allow', () => {
  const amount = fc.integer({ min: 100, max: 100_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 99 }), (total, minimumHalalas, percent) => {
      const due = dueNow({ partialHalalas: 0, partPayment: { percent, minimumHalalas } }, HALF, total)
      expect(due).toBeGreaterThan(0)
      expect(due).toBeLessThanOrEqual(total)
      expect(due).toBeGreaterThanOrEqual(Math.min(total, minimumHalalas))
      expect(due * 100 + 50).toBeGreaterThanOrEqual(total * percent)
    }),
    { seed: 3101 },
  )
})
