import fc from 'fast-check'
import { mayWrite } from '@/lib/domain/admin/areas'
import { BUILT_IN_ROLES, builtInRole } from '@/lib/domain/admin/roles'
import {
  mostRefund,
  type ReducedPrice,
  type RefundableSums,
  sharesOfRefund,
} from '@/lib/domain/booking/money/admin-refund'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { reducedLines, reducedQuote, reductionOf } from '@/lib/domain/booking/money/reduction'
import { refundLimitOf } from '@/lib/domain/ledger/adjustments'

const A_PRICE: ReducedPrice = {
  ...{ chargedHalalas: 100_000, totalHalalas: 100_000, platformDiscount: null },
  ...{ commissionPercent: 10, vatPercent: 15, stayVat: 'nobody' },
}

const prices = fc
  .record({
    total: fc.integer({ min: 2, max: 50_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
    discount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    stayVat: fc.constantFrom('vendor', 'nobody', 'diyar'),
  })
  .map(({ total, part, back, discount, stayVat }) => {
    const chargedHalalas = Math.max(1, Math.floor(total * part))
    const platformDiscount = discount ? { totalHalalas: total, discountHalalas: discount } : null
    const price: ReducedPrice = {
      ...A_PRICE,
      ...{ chargedHalalas, totalHalalas: total, platformDiscount, stayVat },
    }
    return { price, amountHalalas: Math.max(1, Math.floor((chargedHalalas - 1) * back)) }
  })

test('the shares of a refund are the refund, to the halala, whoever bears it', () => {
  fc.assert(
    fc.property(prices, fc.constantFrom('partial', 'goodwill'), ({ price, amountHalalas }, kind) => {
      const shares = sharesOfRefund(kind, amountHalalas, price)
      expect(shares.reduce((sum, one) => sum + one.amountHalalas, 0)).toBe(amountHalalas)
    }),
    { seed: 33 },
  )
})

test('a part is borne by the vendor, and the commission with its VAT falls by as much as it was of it', () => {
  expect(sharesOfRefund('partial', 20_000, A_PRICE)).toEqual([
    { carrier: 'vendor', amountHalalas: 17_700 },
    { carrier: 'commission', amountHalalas: 2000 },
    { carrier: 'commissionVat', amountHalalas: 300 },
  ])
  expect(sharesOfRefund('goodwill', 20_000, A_PRICE)).toEqual([{ carrier: 'diyar', amountHalalas: 20_000 }])
})

test('of a deemed supplier the VAT of the stay falls with the price', () => {
  const shares = sharesOfRefund('partial', 11_500, { ...A_PRICE, stayVat: 'diyar' })
  expect(shares.find(({ carrier }) => carrier === 'stayVat')?.amountHalalas).toBe(1500)
})

const SUMS: RefundableSums = {
  ...{ state: 'completed', totalHalalas: 100_000, paidHalalas: 100_000, leftHalalas: 70_000 },
  ...{ goodwillHalalas: 40_000, hasGuest: true },
}

test.each([
  ['partial', SUMS, 70_000],
  ['partial', { ...SUMS, state: 'confirmed' as const }, 69_900],
  ['partial', { ...SUMS, state: 'checked_in' as const, leftHalalas: 50 }, 0],
  ['partial', { ...SUMS, paidHalalas: 0, leftHalalas: 0 }, 0],
  ['goodwill', SUMS, 60_000],
  ['goodwill', { ...SUMS, totalHalalas: 30_000 }, 0],
  ['goodwill', { ...SUMS, hasGuest: false }, 0],
] as const)('the most of %s is what is left of its own bound', (kind, sums, most) => {
  expect(mostRefund(kind, sums)).toBe(most)
})

const A_QUOTE = {
  ...{ lines: [{ kind: 'nights', unitPriceHalalas: 50_000, quantity: 2, units: 1, amountHalalas: 100_000 }] },
  ...{ totalHalalas: 100_000, vatHalalas: 13_043, vatPercent: 15, dueNowHalalas: 100_000 },
  dueLaterHalalas: 0,
} as unknown as Quote

test('reductions are one line, and the VAT is that inside of what is left', () => {
  const twice = reducedLines(reducedLines(A_QUOTE.lines, 10_000), 5000)
  expect(twice.slice(1)).toEqual([{ kind: 'reduction', amountHalalas: -15_000 }])
  expect(reductionOf(twice)).toBe(15_000)
  expect(reducedQuote(A_QUOTE, 15_000)).toMatchObject({
    ...{ totalHalalas: 85_000, dueNowHalalas: 85_000, vatHalalas: 11_087 },
  })
  expect(reducedQuote(A_QUOTE, 0)).toBe(A_QUOTE)
})

test('other dates that cost less than was returned cost the least that stays paid, and no dearer than they are', () => {
  expect(reducedQuote(A_QUOTE, 120_000)).toMatchObject({ totalHalalas: 100, dueNowHalalas: 100 })
  expect(reducedQuote({ ...A_QUOTE, totalHalalas: 60 }, 120_000).totalHalalas).toBe(60)
})

test('the built-in roles with a limit of refunds are those that may write money, and others have the one of own roles', () => {
  const limits = { owner: 3, finance: 2, custom: 1 }
  const limited = BUILT_IN_ROLES.filter((id) => refundLimitOf({ id }, limits) > 0)
  expect(limited).toEqual(BUILT_IN_ROLES.filter((id) => mayWrite(builtInRole(id), 'money')))
  expect(refundLimitOf({ id: 'finance' }, limits)).toBe(2)
  expect(refundLimitOf({ id: 'a-role-of-ours' }, limits)).toBe(1)
})
