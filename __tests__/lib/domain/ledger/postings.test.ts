import fc from 'fast-check'
import { computeEnding, type Ending } from '@/lib/domain/booking/money/cancellation'
import type { Entry } from '@/lib/domain/ledger/accounts'
import {
  balanceReleasedEntries,
  balanceReservedEntries,
  captureEntries,
  depositEntries,
  doorCommissionEntries,
  type Parties,
  type Reduction,
  reductionEntries,
  refundCreditedEntries,
  refundDoneEntries,
  releaseEntries,
  returnedCaptureEntries,
  type VendorBalances,
} from '@/lib/domain/ledger/postings'
import { MAX_RATE_PERCENT } from '@/lib/domain/rates/rates'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { depositDueAt, earningsDueAt } from '@/server/modules/money/ledger/due-dates'

const PARTIES: Parties = {
  guestId: 'g',
  vendorId: 'v',
  commissionPercent: 10,
  vatPercent: 15,
  stayVat: 'vendor',
  platformDiscount: null,
}
const PENDING: VendorBalances = { isReleased: false, availableHalalas: 0, debtHalalas: 0 }
const WHOLE = 232_000

/** The balances after some postings. */
function booksOf(...postings: Entry[][]): Record<string, number> {
  const books: Record<string, number> = {}
  for (const { account, amountHalalas } of postings.flat())
    books[account] = (books[account] ?? 0) + amountHalalas
  return Object.fromEntries(Object.entries(books).filter(([, balance]) => balance !== 0))
}

const reduction = (change: Partial<Reduction>): Reduction => ({
  chargedHalalas: WHOLE,
  refundedPriceHalalas: 0,
  refundedDepositHalalas: 0,
  forfeitedDepositHalalas: 0,
  discountAfter: null,
  ...change,
})

const paidInFull = captureEntries(PARTIES, {
  from: 'card',
  priceHalalas: WHOLE,
  depositHalalas: 50_000,
  paidBeforeHalalas: 0,
})

test('the worked example to the halala: commission 232.00, its VAT 34.80, the vendor 2,053.20, the deposit set aside', () => {
  expect(booksOf(paidInFull)).toEqual({
    psp_clearing: -282_000,
    deposit_held: 50_000,
    commission_income: 23_200,
    vat_payable: 3_480,
    'vendor_pending:v': 205_320,
  })
})

test('a price that is paid in parts costs the same commission as one that is paid at once', () => {
  const first = captureEntries(PARTIES, {
    from: 'card',
    priceHalalas: 33_333,
    depositHalalas: 0,
    paidBeforeHalalas: 0,
  })
  const rest = captureEntries(PARTIES, {
    from: 'balance',
    priceHalalas: WHOLE - 33_333,
    depositHalalas: 0,
    paidBeforeHalalas: 33_333,
  })
  expect(booksOf(first, rest)).toMatchObject({ commission_income: 23_200, vat_payable: 3_480 })
})

test('a capture by balance and card shares the price as one by card does, each paying its part', () => {
  const both = { from: 'card', priceHalalas: WHOLE, depositHalalas: 50_000, paidBeforeHalalas: 0 } as const
  expect(
    booksOf(
      balanceReservedEntries('g', 82_000),
      captureEntries(PARTIES, { ...both, balanceHalalas: 82_000 }),
    ),
  ).toEqual({ ...booksOf(paidInFull), psp_clearing: -200_000, 'guest_wallet:g': -82_000 })
  expect(booksOf(balanceReservedEntries('g', 7), balanceReleasedEntries('g', 7))).toEqual({})
})

test.each([
  ['card', { psp_clearing: -282_000, refund_clearing: 282_000 }],
  ['balance', { psp_clearing: -282_000, 'guest_wallet:g': 282_000 }],
] as const)('a whole refund to the %s leaves nothing with vendor and platform', (destination, books) => {
  const all = reduction({ refundedPriceHalalas: WHOLE, refundedDepositHalalas: 50_000 })
  expect(booksOf(paidInFull, reductionEntries(PARTIES, all, destination, PENDING))).toEqual(books)
})

test('after the deadline the deposit returns and the vendor has the earnings of the whole price', () => {
  const back = reductionEntries(PARTIES, reduction({ refundedDepositHalalas: 50_000 }), 'card', PENDING)
  expect(booksOf(paidInFull, back)).toEqual({
    psp_clearing: -282_000,
    refund_clearing: 50_000,
    commission_income: 23_200,
    vat_payable: 3_480,
    'vendor_pending:v': 205_320,
  })
})

test('an exception of half leaves commission on the half that the vendor earns', () => {
  const half = reduction({ refundedPriceHalalas: WHOLE / 2, refundedDepositHalalas: 50_000 })
  expect(booksOf(paidInFull, reductionEntries(PARTIES, half, 'card', PENDING))).toMatchObject({
    commission_income: 11_600,
    vat_payable: 1_740,
    'vendor_pending:v': 102_660,
    refund_clearing: 166_000,
  })
})

test('a refund of earnings that are available takes them from there; what was paid out is a debt of the vendor', () => {
  const all = reduction({ refundedPriceHalalas: WHOLE })
  const standing = { isReleased: true, availableHalalas: 100_000, debtHalalas: 0 }
  expect(booksOf(reductionEntries(PARTIES, all, 'card', standing))).toEqual({
    commission_income: -23_200,
    vat_payable: -3_480,
    'vendor_available:v': -100_000,
    'vendor_debt:v': -105_320,
    refund_clearing: WHOLE,
  })
})

test('a forfeited deposit is the vendor’s without commission', () => {
  const kept = reduction({ forfeitedDepositHalalas: 50_000 })
  expect(booksOf(reductionEntries(PARTIES, kept, 'card', PENDING))).toEqual({
    deposit_held: -50_000,
    'vendor_pending:v': 50_000,
  })
})

test('a stay paid at the door leaves the vendor owing the commission, which the next earnings pay', () => {
  const owed = doorCommissionEntries(PARTIES, { paidHalalas: 0, restHalalas: WHOLE }, PENDING)
  expect(booksOf(owed)).toEqual({
    commission_income: 23_200,
    vat_payable: 3_480,
    'vendor_debt:v': -26_680,
  })
  const standing = { isReleased: false, availableHalalas: 0, debtHalalas: 26_680 }
  expect(booksOf(owed, releaseEntries(PARTIES, 30_000, standing))).toEqual({
    commission_income: 23_200,
    vat_payable: 3_480,
    'vendor_pending:v': -30_000,
    'vendor_available:v': 3_320,
  })
})

test('a claimed part of a deposit is the vendor’s, the rest goes back to the card', () => {
  const settled = depositEntries(PARTIES, { amountHalalas: 50_000, claimedHalalas: 20_000 }, PENDING)
  expect(booksOf(settled)).toEqual({
    deposit_held: -50_000,
    refund_clearing: 30_000,
    'vendor_available:v': 20_000,
  })
})

test('a refund that arrived leaves the provider; one that failed for good is the guest’s balance', () => {
  expect(booksOf(returnedCaptureEntries(500), refundDoneEntries(500))).toEqual({})
  expect(booksOf(returnedCaptureEntries(500), refundCreditedEntries('g', 500))).toEqual({
    psp_clearing: -500,
    'guest_wallet:g': 500,
  })
})

const amount = fc.integer({ min: 0, max: 2_000_000 })
const standing = fc.record({ isReleased: fc.boolean(), availableHalalas: amount, debtHalalas: amount })
/** Any rate that an admin may add. */
const percent = fc.integer({ min: 0, max: 100 * MAX_RATE_PERCENT }).map((hundredths) => hundredths / 100)
const parties = fc
  .tuple(percent, percent, fc.constantFrom(...STAY_VATS))
  .map(([commissionPercent, vatPercent, stayVat]) => ({ ...PARTIES, commissionPercent, vatPercent, stayVat }))
const destination = fc.constantFrom('card' as const, 'balance' as const)

test('every transaction sums to zero, whatever the amounts, and no entry is zero', () => {
  const postings = fc.oneof(
    fc
      .tuple(parties, amount, amount, amount, destination)
      .map(([who, priceHalalas, depositHalalas, paidBeforeHalalas, from]) =>
        captureEntries(who, { from, priceHalalas, depositHalalas, paidBeforeHalalas }),
      ),
    fc
      .tuple(parties, fc.tuple(amount, amount, amount, amount), destination, standing)
      .map(([who, [kept, refunded, deposit, forfeited], where, vendor]) =>
        reductionEntries(
          who,
          {
            chargedHalalas: kept + refunded,
            refundedPriceHalalas: refunded,
            refundedDepositHalalas: deposit,
            forfeitedDepositHalalas: forfeited,
            discountAfter: who.platformDiscount,
          },
          where,
          vendor,
        ),
      ),
    fc
      .tuple(parties, amount, amount, standing)
      .map(([who, paidHalalas, restHalalas, vendor]) =>
        doorCommissionEntries(who, { paidHalalas, restHalalas }, vendor),
      ),
    fc.tuple(parties, amount, standing).map(([who, earned, vendor]) => releaseEntries(who, earned, vendor)),
    fc
      .tuple(parties, amount, amount, standing)
      .map(([who, back, claimedHalalas, vendor]) =>
        depositEntries(who, { amountHalalas: back + claimedHalalas, claimedHalalas }, vendor),
      ),
    amount.map(returnedCaptureEntries),
    amount.map(refundDoneEntries),
    amount.map((sum) => refundCreditedEntries('g', sum)),
  )
  fc.assert(
    fc.property(postings, (entries) => {
      expect(entries.reduce((sum, entry) => sum + entry.amountHalalas, 0)).toBe(0)
      expect(entries.filter((entry) => entry.amountHalalas === 0)).toEqual([])
    }),
  )
})

test('a debt is paid before anything becomes available, and no vendor’s account leaves its bounds', () => {
  fc.assert(
    fc.property(parties, amount, amount, fc.boolean(), (who, earned, sum, isInDebt) => {
      const vendor = isInDebt
        ? { isReleased: true, availableHalalas: 0, debtHalalas: sum }
        : { isReleased: true, availableHalalas: sum, debtHalalas: 0 }
      const taken = reduction({ chargedHalalas: earned, refundedPriceHalalas: earned })
      for (const entries of [
        releaseEntries(who, earned, vendor),
        reductionEntries(who, taken, 'card', vendor),
      ]) {
        const books = booksOf(entries)
        const available = vendor.availableHalalas + (books['vendor_available:v'] ?? 0)
        const debt = (books['vendor_debt:v'] ?? 0) - vendor.debtHalalas
        expect(available).toBeGreaterThanOrEqual(0)
        expect(debt).toBeLessThanOrEqual(0)
        expect(available === 0 || debt === 0).toBe(true)
      }
    }),
  )
})

test('what a cancellation gives back never exceeds what the books hold of the booking', () => {
  const ways = fc.constantFrom<Ending>(
    ...(['guest', 'vendor', 'admin'] as const).map((by) => ({ by })),
    ...[0, 40, 100].map((chargedPercent) => ({ by: 'no_show' as const, chargedPercent })),
  )
  const policies = fc.constantFrom('Flexible', 'Non_refundable')
  const checkInAt = new Date('2026-03-20T12:00:00Z')
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      ways,
      policies,
      (paidHalalas, rest, depositPaidHalalas, ending, policy) => {
        const totalHalalas = paidHalalas + rest
        const stay = { policy, checkInAt, totalHalalas, paidHalalas, depositPaidHalalas } as const
        const settlement = computeEnding(ending, stay, checkInAt)
        const back = settlement.refundedPriceHalalas + settlement.refundedDepositHalalas
        expect(settlement.refundHalalas).toBe(back)
        expect(back).toBeLessThanOrEqual(paidHalalas + depositPaidHalalas)
      },
    ),
  )
})

test.each([
  ['nights: a day after check-in', 'daily', 'Chalets', '2026-03-21T12:00:00.000Z'],
  ['hours: at the end', 'hourly', 'Stadium', '2026-03-22T09:00:00.000Z'],
  ['a hall: at the end', 'daily', 'Wedding_Halls', '2026-03-22T09:00:00.000Z'],
] as const)('earnings of %s', (_, mode, type, due) => {
  const [checkInAt, checkOutAt] = [new Date('2026-03-20T12:00:00Z'), new Date('2026-03-22T09:00:00Z')]
  expect(earningsDueAt({ period: { mode }, type, checkInAt, checkOutAt }).toISOString()).toBe(due)
})

test('a deposit returns two days after check-out', () => {
  expect(depositDueAt(new Date('2026-03-22T09:00:00Z')).toISOString()).toBe('2026-03-24T09:00:00.000Z')
})
