import type { CancellationPolicyName } from '@/lib/domain/listing/vocabulary'
import { type Halalas, percentOf } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'

/** Cancelling `hoursBefore` check-in or earlier refunds `refundPercent` of what was paid. */
interface Tier {
  hoursBefore: number
  refundPercent: number
}

/** marketplace.md, section 4: flexible 24 hours, moderate 3 days, strict 7 days, non-refundable never. */
export const CANCELLATION_TIERS: Record<CancellationPolicyName, readonly Tier[]> = {
  Flexible: [{ hoursBefore: 24, refundPercent: 100 }],
  Moderate: [{ hoursBefore: 72, refundPercent: 100 }],
  Strict: [{ hoursBefore: 168, refundPercent: 100 }],
  Non_refundable: [],
}

/** The last instant, inclusive, at which cancelling refunds everything; null when the policy never does. */
export function cancellationDeadline(policy: CancellationPolicyName, checkInAt: Date): Date | null {
  const full = CANCELLATION_TIERS[policy].find((tier) => tier.refundPercent === 100)
  return full ? addMinutes(checkInAt, -full.hoursBefore * 60) : null
}

export interface PaidStay {
  policy: CancellationPolicyName
  checkInAt: Date
  totalHalalas: Halalas
  /** captured for the stay, the deposit not counted */
  paidHalalas: Halalas
  /** captured as security deposit */
  depositPaidHalalas: Halalas
  /** of the total, returned in full where the guest cancels before the stay has begun; absent: none */
  cleaningHalalas?: Halalas
}

export interface Settlement {
  /** the sum of the two below */
  refundHalalas: Halalas
  refundedPriceHalalas: Halalas
  refundedDepositHalalas: Halalas
  vendorKeepsHalalas: Halalas
}

/**
 * Refund and vendor's share in halalas when the guest cancels at `now`, before check-in (booking rules, Cancellation).
 * A stay paid in full always refunds its deposit and its cleaning fee, a part-paid one only with the whole payment.
 */
export function computeCancellation(stay: PaidStay, now: Date): Settlement {
  return settlePart(stay, refundPercentAt(stay, now))
}

function settlePart(stay: PaidStay, percent: number): Settlement {
  const refundedStay = refundedPrice(stay, percent)
  const paidInFull = stay.paidHalalas >= stay.totalHalalas
  const refundedDeposit = refundedStay === stay.paidHalalas || paidInFull ? stay.depositPaidHalalas : 0
  return settle(stay, refundedStay, refundedDeposit)
}

/** How a booking ends: cancelled by a side, no-show, or an exception that refunds a percentage. */
export type Ending =
  | { by: 'guest' | 'vendor' | 'admin' }
  | { by: 'no_show'; chargedPercent: number }
  | { by: 'exception'; percent: number }

/** Refund and vendor's share in halalas (booking rules, Cancellation), for previews and for refunds. */
export function computeEnding(ending: Ending, stay: PaidStay, now: Date): Settlement {
  if (ending.by === 'guest') return computeCancellation(stay, now)
  if (ending.by === 'no_show') return settlePart({ ...stay, cleaningHalalas: 0 }, 100 - ending.chargedPercent)
  if (ending.by === 'exception') return settleShare(stay, ending.percent)
  return settleShare(stay, 100)
}

/** A percentage of the paid price, and all that was paid of the cleaning fee: the last part of the total counts as that. */
function refundedPrice(
  { totalHalalas, paidHalalas, cleaningHalalas = 0 }: PaidStay,
  percent: number,
): Halalas {
  const beyond = paidHalalas - (totalHalalas - cleaningHalalas)
  const cleaning = Math.max(0, Math.min(cleaningHalalas, paidHalalas, beyond))
  return cleaning + percentOf(paidHalalas - cleaning, percent)
}

/** Refunds a percentage of the paid price and the whole deposit. */
function settleShare(stay: PaidStay, percent: number): Settlement {
  return settle(stay, refundedPrice(stay, percent), stay.depositPaidHalalas)
}

function settle(
  { paidHalalas, depositPaidHalalas }: PaidStay,
  refundedPriceHalalas: Halalas,
  refundedDepositHalalas: Halalas,
): Settlement {
  const refundHalalas = refundedPriceHalalas + refundedDepositHalalas
  const vendorKeepsHalalas = paidHalalas + depositPaidHalalas - refundHalalas
  return { refundHalalas, refundedPriceHalalas, refundedDepositHalalas, vendorKeepsHalalas }
}

function refundPercentAt(stay: PaidStay, now: Date): number {
  const reached = CANCELLATION_TIERS[stay.policy].filter(
    (tier) => now.getTime() <= addMinutes(stay.checkInAt, -tier.hoursBefore * 60).getTime(),
  )
  return Math.max(0, ...reached.map((tier) => tier.refundPercent))
}
