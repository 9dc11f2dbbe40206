import fc from 'fast-check'
import { earningsOf, earningsOfStay } from '@/lib/domain/booking/money/commission'
import { percentOf, vatInside } from '@/lib/domain/money'
import { rateBody } from '@/lib/domain/rates/bodies'
import { MAX_RATE_PERCENT, withStates } from '@/lib/domain/rates/rates'

const halalas = fc.integer({ min: 0, max: 2_000_000_000 })
const hundredths = fc.integer({ min: 0, max: 100 * MAX_RATE_PERCENT })

/** A fraction rounded half-up, without floating point. */
const roundedHalfUp = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom))

test('a percentage with two decimals is exact to the halala, as a part and as VAT inside', () => {
  fc.assert(
    fc.property(halalas, hundredths, (amount, part) => {
      const [top, share] = [BigInt(amount) * BigInt(part), BigInt(part)]
      expect(percentOf(amount, part / 100)).toBe(roundedHalfUp(top, 10_000n))
      expect(vatInside(amount, part / 100)).toBe(roundedHalfUp(top, 10_000n + share))
    }),
    { seed: 20261122, numRuns: 500 },
  )
})

test('at any rates commission, its VAT and the rest are the price, and nothing of it is negative', () => {
  fc.assert(
    fc.property(halalas, hundredths, hundredths, (price, commission, vat) => {
      const rates = { commissionPercent: commission / 100, vatPercent: vat / 100 }
      const { commissionHalalas, commissionVatHalalas, netHalalas } = earningsOf(price, rates)
      expect(commissionHalalas + commissionVatHalalas + netHalalas).toBe(price)
      expect(Math.min(commissionHalalas, commissionVatHalalas, netHalalas)).toBeGreaterThanOrEqual(0)
    }),
    { seed: 20261122 },
  )
})

test('of a stay of which Diyar is the deemed supplier something is left for the vendor, at any rates and from 1.00 on', () => {
  const rates = fc.oneof(hundredths, fc.constant(100 * MAX_RATE_PERCENT))
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2_000_000_000 }), rates, rates, (price, commission, vat) => {
      const taxes = { commissionPercent: commission / 100, vatPercent: vat / 100, stayVat: 'diyar' } as const
      const { netHalalas } = earningsOfStay({ priceHalalas: price, chargedHalalas: price }, taxes)
      expect(netHalalas).toBeGreaterThan(0)
    }),
    { seed: 20261126, numRuns: 500 },
  )
})

test('the latest day that has come holds; later ones are ahead, earlier ones past, withdrawn ones hold never', () => {
  const rate = (kind: 'vat' | 'commission', holdsFrom: string | null, isWithdrawn = false) => ({
    ...{ kind, holdsFrom, isWithdrawn },
  })
  const latestFirst = [
    rate('vat', '2026-05-01'),
    rate('vat', '2026-03-20', true),
    rate('vat', '2026-03-15'),
    rate('commission', '2026-03-01'),
    rate('commission', '2026-02-01'),
    rate('vat', null),
  ]
  expect(withStates(latestFirst, '2026-03-15').map(({ state }) => state)).toEqual([
    ...['ahead', 'withdrawn', 'holds', 'holds', 'past', 'past'],
  ])
})

test.each([
  [{ percent: 0 }, true],
  [{ percent: 12.25 }, true],
  [{ percent: 12.125 }, false],
  [{ percent: 45 }, true],
  [{ percent: 45.01 }, false],
  [{ percent: -1 }, false],
  [{ percent: Number.NaN }, false],
  [{ holdsFrom: '2026-02-30' }, false],
  [{ reason: '  ' }, false],
  [{ kind: 'deposit' }, false],
])('a rate with %j is taken: %s', (change, isTaken) => {
  const body = { kind: 'vat', percent: 5, holdsFrom: '2026-04-01', reason: 'The law', ...change }
  expect(rateBody.isValidSync(body)).toBe(isTaken)
})
