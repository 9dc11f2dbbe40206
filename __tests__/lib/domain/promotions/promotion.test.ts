import fc from 'fast-check'
import { captureEntries, type Parties, reductionEntries } from '@/lib/domain/ledger/postings'
import { platformPartOf } from '@/lib/domain/promotions/platform-part'
import {
  discountOf,
  foldCode,
  type PromotionCheck,
  type PromotionRefusal,
  refusePromotion,
} from '@/lib/domain/promotions/promotion'

test.each([
  ['summer10', 'SUMMER10'],
  [' eid-٢٠٢٦ ', 'EID2026'],
  ['a b c d', 'ABCD'],
  ['abc', null],
  ['رمضان', null],
  ['A'.repeat(21), null],
])('the typed code %j is stored as %j', (typed, folded) => {
  expect(foldCode(typed)).toBe(folded)
})

test.each([
  { percent: 10, amountHalalas: 50_000, price: 100_000, discount: 10_000 },
  { percent: 10, amountHalalas: 5_000, price: 100_000, discount: 5_000 },
  { percent: null, amountHalalas: 5_000, price: 100_000, discount: 5_000 },
  { percent: null, amountHalalas: 5_000, price: 5_000, discount: 4_500 },
  { percent: 90, amountHalalas: 5_000, price: 1, discount: 0 },
])('$percent % or $amountHalalas takes $discount off $price', ({ price, discount, ...terms }) => {
  expect(discountOf(terms, price)).toBe(discount)
})

const TERMS: PromotionCheck['terms'] = {
  percent: 10,
  amountHalalas: 50_000,
  payer: 'platform',
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  listingTypes: ['Chalets'],
  minTotalHalalas: 20_000,
  maxUses: 10,
  maxUsesPerUser: 1,
  isEnded: false,
  uses: 9,
}
const STAY: PromotionCheck['stay'] = {
  type: 'Chalets',
  paymentType: 'fullPayment',
  priceHalalas: 20_000,
  today: '2026-03-31',
}

test.each<[PromotionRefusal | null, Partial<typeof TERMS>, Partial<typeof STAY>, number]>([
  [null, {}, {}, 0],
  [null, { listingTypes: [] }, { type: 'Hotel' }, 0],
  ['ended', { isEnded: true }, {}, 0],
  ['ended', {}, { today: '2026-04-01' }, 0],
  ['not_yet', {}, { today: '2026-02-28' }, 0],
  ['used_by_you', {}, {}, 1],
  ['used_up', { uses: 10 }, {}, 0],
  ['other_type', {}, { type: 'Hotel' }, 0],
  ['at_check_in', {}, { paymentType: 'payAtCheckin' }, 0],
  ['too_small', {}, { priceHalalas: 19_999 }, 0],
])('a code is refused as %s', (refusal, terms, stay, usesByGuest) => {
  const use = { terms: { ...TERMS, ...terms }, stay: { ...STAY, ...stay }, usesByGuest }
  expect(refusePromotion(use)).toBe(refusal)
})

const halalas = fc.integer({ min: 0, max: 100_000_000 })

test('a discount never takes the whole price, and never more than the code allows', () => {
  const percent = fc.option(fc.integer({ min: 1, max: 90 }))
  fc.assert(
    fc.property(percent, halalas, halalas, (percent, amountHalalas, price) => {
      const discount = discountOf({ percent, amountHalalas }, price)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(amountHalalas)
      expect(price - discount).toBeGreaterThanOrEqual(price / 10)
      expect(discountOf({ percent: null, amountHalalas: discount }, price)).toBe(discount)
    }),
  )
})

test('what guest and Diyar pay together is the price, however the guest pays and whatever goes back', () => {
  const parts = fc.record({ paid: fc.double({ min: 0, max: 1, noNaN: true }), price: halalas, off: halalas })
  fc.assert(
    fc.property(parts, ({ paid, price, off }) => {
      const discountHalalas = discountOf({ percent: null, amountHalalas: off }, price)
      const totalHalalas = price - discountHalalas
      const platformDiscount = { totalHalalas, discountHalalas }
      const who: Parties = {
        guestId: 'g',
        vendorId: 'v',
        commissionPercent: 10,
        vatPercent: 15,
        stayVat: 'vendor',
        platformDiscount,
      }
      const first = Math.floor(totalHalalas * paid)
      const capture = (priceHalalas: number, paidBeforeHalalas: number) =>
        captureEntries(who, { from: 'card', priceHalalas, depositHalalas: 0, paidBeforeHalalas })
      const books = sumOf([...capture(first, 0), ...capture(totalHalalas - first, first)])
      const cost = 0 - (books['promotion_cost'] ?? 0)
      expect([cost, cost - (books['psp_clearing'] ?? 0)]).toEqual([discountHalalas, price])
      const refund = (refundedPriceHalalas: number, chargedHalalas: number) =>
        reductionEntries(
          who,
          {
            ...{ chargedHalalas, refundedPriceHalalas, discountAfter: platformDiscount },
            ...{ refundedDepositHalalas: 0, forfeitedDepositHalalas: 0 },
          },
          'card',
          { isReleased: false, availableHalalas: 0, debtHalalas: 0 },
        )
      const kept = sumOf([...capture(totalHalalas, 0), ...refund(totalHalalas - first, totalHalalas)])
      expect(0 - (kept['promotion_cost'] ?? 0)).toBe(platformPartOf(platformDiscount, first))
      const none = sumOf([...capture(totalHalalas, 0), ...refund(totalHalalas, totalHalalas)])
      expect([none['promotion_cost'] ?? 0, none['vendor_pending:v'] ?? 0]).toEqual([0, 0])
    }),
  )
})

function sumOf(entries: ReturnType<typeof captureEntries>): Record<string, number> {
  const books: Record<string, number> = {}
  for (const { account, amountHalalas } of entries) books[account] = (books[account] ?? 0) + amountHalalas
  expect(Object.values(books).reduce((sum, one) => sum + one, 0)).toBe(0)
  return books
}
