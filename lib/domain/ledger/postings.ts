import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import type { Halalas } from '@/lib/domain/money'
import type { PayoutPlace } from '@/lib/domain/payouts/payout'
import { type PlatformDiscount, platformPartOf } from '@/lib/domain/promotions/platform-part'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { availableOf, debtOf, type Entry, pendingOf, walletOf } from './accounts'

/** Who a booking's money belongs to, and the rates that it was made under. */
export interface Parties extends StayTaxes {
  guestId: string
  vendorId: string
  /** the discount that Diyar pays to the vendor */
  platformDiscount: PlatformDiscount | null
}

/** A vendor's accounts at the moment of a posting, in halalas. */
export interface VendorBalances {
  /** the earnings of this booking have become available */
  isReleased: boolean
  availableHalalas: Halalas
  /** what the vendor owes, as a positive amount */
  debtHalalas: Halalas
}

/** What a payment is taken from. */
export const PAYMENT_SOURCES = ['card', 'balance'] as const
export type PaymentSource = (typeof PAYMENT_SOURCES)[number]

/** Where a refund goes: back to the card, or at once to the guest's balance. */
export const REFUND_DESTINATIONS = ['card', 'balance'] as const
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number]

/**
 * A payment by card or from the guest's balance, or by card with a part that the balance held: its part of the price is
 * shared, the deposit is set aside. `paidBefore` was paid earlier.
 */
export function captureEntries(
  parties: Parties,
  payment: {
    from: PaymentSource
    priceHalalas: Halalas
    depositHalalas: Halalas
    paidBeforeHalalas: Halalas
    /** the part that friends paid before, and that was held */
    heldHalalas?: Halalas
    /** the part that was held of the guest's balance */
    balanceHalalas?: Halalas
  },
): Entry[] {
  const {
    from,
    priceHalalas,
    depositHalalas,
    paidBeforeHalalas,
    heldHalalas = 0,
    balanceHalalas = 0,
  } = payment
  const payer = from === 'balance' ? walletOf(parties.guestId) : 'psp_clearing'
  const share = shareBetween(parties, paidBeforeHalalas, paidBeforeHalalas + priceHalalas)
  return withoutZeros([
    { account: payer, amountHalalas: -(priceHalalas + depositHalalas - heldHalalas - balanceHalalas) },
    { account: 'split_held', amountHalalas: -heldHalalas },
    { account: 'balance_held', amountHalalas: -balanceHalalas },
    { account: 'deposit_held', amountHalalas: depositHalalas },
    ...share.platform,
    { account: pendingOf(parties.vendorId), amountHalalas: share.vendorHalalas },
  ])
}

/** The part of an attempt that the guest's balance pays leaves it when the attempt opens. */
export function balanceReservedEntries(guestId: string, amountHalalas: Halalas): Entry[] {
  return transfer(walletOf(guestId), 'balance_held', amountHalalas)
}

/** An attempt that was not captured gives it back. */
export function balanceReleasedEntries(guestId: string, amountHalalas: Halalas): Entry[] {
  return transfer('balance_held', walletOf(guestId), amountHalalas)
}

/** A capture that pays nothing goes back: its booking has ended, or was paid already. */
export function returnedCaptureEntries(amountHalalas: Halalas): Entry[] {
  return transfer('psp_clearing', 'refund_clearing', amountHalalas)
}

/** A share of a split that is not whole yet: it is nobody's but the payer's. */
export function shareEntries(amountHalalas: Halalas): Entry[] {
  return transfer('psp_clearing', 'split_held', amountHalalas)
}

/** A split that did not become whole goes back to those who paid. */
export function splitReturnedEntries(amountHalalas: Halalas): Entry[] {
  return transfer('split_held', 'refund_clearing', amountHalalas)
}

/** What a booking gives back, in halalas. */
export interface Reduction {
  /** the price on which commission was taken so far */
  chargedHalalas: Halalas
  refundedPriceHalalas: Halalas
  refundedDepositHalalas: Halalas
  /** a deposit that the vendor may keep by the cancellation policy */
  forfeitedDepositHalalas: Halalas
  /** the discount that Diyar pays afterwards, where other dates have another price */
  discountAfter: PlatformDiscount | null
}

/**
 * A cancellation, a no-show, an exception or cheaper dates: the refund leaves the vendor's share, with the commission on
 * it, and the deposit.
 */
export function reductionEntries(
  parties: Parties,
  reduction: Reduction,
  destination: RefundDestination,
  vendor: VendorBalances,
): Entry[] {
  const {
    chargedHalalas,
    refundedPriceHalalas,
    refundedDepositHalalas,
    forfeitedDepositHalalas,
    discountAfter,
  } = reduction
  const keptHalalas = chargedHalalas - refundedPriceHalalas
  const share = shareBetween(parties, chargedHalalas, keptHalalas, discountAfter)
  return withoutZeros([
    ...share.platform,
    ...vendorEntries(parties, share.vendorHalalas + forfeitedDepositHalalas, vendor),
    { account: 'deposit_held', amountHalalas: -(refundedDepositHalalas + forfeitedDepositHalalas) },
    refundEntry(parties, destination, refundedPriceHalalas + refundedDepositHalalas),
  ])
}

/** The commission on what the vendor takes at the door: the vendor owes it, because that money never reaches Diyar. */
export function doorCommissionEntries(parties: Parties, door: Door, vendor: VendorBalances): Entry[] {
  return doorEntries(parties, door.paidHalalas, door.paidHalalas + door.restHalalas, vendor)
}

/** The vendor did not get that money after all. */
export function doorCommissionReturnedEntries(parties: Parties, door: Door, vendor: VendorBalances): Entry[] {
  return doorEntries(parties, door.paidHalalas + door.restHalalas, door.paidHalalas, vendor)
}

interface Door {
  paidHalalas: Halalas
  restHalalas: Halalas
}

function doorEntries(parties: Parties, from: Halalas, to: Halalas, vendor: VendorBalances): Entry[] {
  const share = shareBetween(parties, from, to)
  return withoutZeros([
    ...share.platform,
    ...settledEntries(parties, share.vendorHalalas - (to - from), vendor),
  ])
}

/** Earnings become available; a debt of the vendor is paid from them first. */
export function releaseEntries(parties: Parties, earnedHalalas: Halalas, vendor: VendorBalances): Entry[] {
  return withoutZeros([
    { account: pendingOf(parties.vendorId), amountHalalas: -earnedHalalas },
    ...settledEntries(parties, earnedHalalas, vendor),
  ])
}

/** The end of a deposit: what was claimed is the vendor's, without commission; the rest goes back. */
export function depositEntries(
  parties: Parties,
  deposit: { amountHalalas: Halalas; claimedHalalas: Halalas },
  vendor: VendorBalances,
): Entry[] {
  const { amountHalalas, claimedHalalas } = deposit
  return withoutZeros([
    { account: 'deposit_held', amountHalalas: -amountHalalas },
    refundEntry(parties, 'card', amountHalalas - claimedHalalas),
    ...settledEntries(parties, claimedHalalas, vendor),
  ])
}

/** A refund has reached the guest's bank, from the provider or, where the card no longer takes it, from our bank. */
export function refundDoneEntries(
  amountHalalas: Halalas,
  from: 'psp_clearing' | 'bank_clearing' = 'psp_clearing',
): Entry[] {
  return transfer('refund_clearing', from, amountHalalas)
}

/** A payment that went back at the provider without us, of a booking that owes nothing more: Diyar's loss until it is settled. */
export function providerLossEntries(amountHalalas: Halalas): Entry[] {
  return transfer('adjustments', 'psp_clearing', amountHalalas)
}

/** What was paid from the balance returns to it. */
export function refundCreditedEntries(guestId: string, amountHalalas: Halalas): Entry[] {
  return transfer('refund_clearing', walletOf(guestId), amountHalalas)
}

/** An admin's adjustment: what is added is Diyar's cost, what is deducted its income. */
export function adjustmentEntries(userId: string, changeHalalas: Halalas): Entry[] {
  return transfer('adjustments', walletOf(userId), changeHalalas)
}

/** A gesture of goodwill is Diyar's cost; vendor and commission keep what they have. */
export function goodwillEntries(guestId: string, amountHalalas: Halalas): Entry[] {
  return transfer('goodwill_cost', walletOf(guestId), amountHalalas)
}

/** A vendor's whole available sum is on its way to the bank. */
export function payoutRequestedEntries(vendorId: string, amountHalalas: Halalas): Entry[] {
  return transfer(availableOf(vendorId), 'payout_clearing', amountHalalas)
}

/** The money of a payout moves with its state; what comes back to the vendor pays a debt first. */
export function payoutMovedEntries(
  vendorId: string,
  payout: { from: PayoutPlace; to: PayoutPlace; amountHalalas: Halalas },
  vendor: Omit<VendorBalances, 'isReleased'>,
): Entry[] {
  const { from, to, amountHalalas } = payout
  if (from === to || from === 'vendor_available') return []
  if (to !== 'vendor_available') return transfer(from, to, amountHalalas)
  return withoutZeros([
    { account: from, amountHalalas: -amountHalalas },
    ...settledEntries({ vendorId }, amountHalalas, vendor),
  ])
}

/** An amount goes from one account to another. */
export function transfer(from: Entry['account'], to: Entry['account'], amountHalalas: Halalas): Entry[] {
  return withoutZeros([
    { account: from, amountHalalas: -amountHalalas },
    { account: to, amountHalalas },
  ])
}

/**
 * The change of commission, its VAT, the VAT of a stay, what Diyar pays and the vendor's share when what the guest was charged goes `from`
 * one sum `to` another: differences of whole sums, so that parts never round away a halala.
 */
export function shareBetween(
  { platformDiscount, ...taxes }: StayTaxes & Pick<Parties, 'platformDiscount'>,
  from: Halalas,
  to: Halalas,
  discountAfter = platformDiscount,
) {
  const [paidBefore, paidAfter] = [platformPartOf(platformDiscount, from), platformPartOf(discountAfter, to)]
  const before = earningsOfStay({ priceHalalas: from + paidBefore, chargedHalalas: from }, taxes)
  const after = earningsOfStay({ priceHalalas: to + paidAfter, chargedHalalas: to }, taxes)
  const platform: Entry[] = [
    { account: 'commission_income', amountHalalas: after.commissionHalalas - before.commissionHalalas },
    { account: 'vat_payable', amountHalalas: after.commissionVatHalalas - before.commissionVatHalalas },
    { account: 'stay_vat_payable', amountHalalas: after.stayVatHalalas - before.stayVatHalalas },
    { account: 'promotion_cost', amountHalalas: paidBefore - paidAfter },
  ]
  return { platform, vendorHalalas: after.netHalalas - before.netHalalas }
}

/** Before the earnings are available they change where they wait, afterwards like any other money of the vendor. */
function vendorEntries(parties: Parties, changeHalalas: Halalas, vendor: VendorBalances): Entry[] {
  if (vendor.isReleased) return settledEntries(parties, changeHalalas, vendor)
  return [{ account: pendingOf(parties.vendorId), amountHalalas: changeHalalas }]
}

/** Money for a vendor pays a debt first; money from a vendor is taken from what is available, the rest is a debt. */
export function settledEntries(
  { vendorId }: Pick<Parties, 'vendorId'>,
  changeHalalas: Halalas,
  { availableHalalas, debtHalalas }: Omit<VendorBalances, 'isReleased'>,
): Entry[] {
  const debtChange =
    changeHalalas >= 0 ? Math.min(changeHalalas, debtHalalas) : Math.min(0, changeHalalas + availableHalalas)
  return [
    { account: availableOf(vendorId), amountHalalas: changeHalalas - debtChange },
    { account: debtOf(vendorId), amountHalalas: debtChange },
  ]
}

function refundEntry({ guestId }: Parties, destination: RefundDestination, amountHalalas: Halalas): Entry {
  return { account: destination === 'balance' ? walletOf(guestId) : 'refund_clearing', amountHalalas }
}

/** Entries that move something. */
export function withoutZeros(entries: Entry[]): Entry[] {
  return entries.filter((entry) => entry.amountHalalas !== 0)
}
