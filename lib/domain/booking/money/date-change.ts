import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import type { Halalas } from '@/lib/domain/money'
import { amountToCollect } from './due'

interface ChangedMoney {
  paidHalalas: Halalas
  dueNowHalalas: Halalas
  /** refunded at once when the new stay costs less than was paid */
  refundHalalas: Halalas
}

/**
 * The amounts of a booking after a date change, in halalas: a higher price is due at check-in, a lower one is refunded.
 * Before any payment the new quote applies.
 */
export function computeDateChange(
  paidHalalas: Halalas,
  quote: { totalHalalas: Halalas; dueNowHalalas: Halalas },
): ChangedMoney {
  if (paidHalalas === 0) return { paidHalalas, dueNowHalalas: quote.dueNowHalalas, refundHalalas: 0 }
  const covered = Math.min(paidHalalas, quote.totalHalalas)
  return { paidHalalas: covered, dueNowHalalas: covered, refundHalalas: paidHalalas - covered }
}

interface PaidBooking {
  paymentType: PaymentType
  paidHalalas: Halalas
  depositHalalas: Halalas
  depositPaidHalalas: Halalas
}

/**
 * What must be paid, in halalas, before a stay that must be paid in full, and was, moves to a dearer one; 0 where it moves at
 * once. Until then the booking keeps its dates and the new ones are held, so that none is confirmed underpaid.
 */
export function differenceDue(booking: PaidBooking, { totalHalalas }: { totalHalalas: Halalas }): Halalas {
  const { paymentType, paidHalalas } = booking
  const isDearer = paymentType === 'fullPayment' && paidHalalas > 0 && totalHalalas > paidHalalas
  return isDearer ? amountToCollect({ ...booking, totalHalalas }) : 0
}

/**
 * A date change that waits for its difference, and how it ended: carried out, out of time, given up by the guest, or `ended` by
 * another change of the booking.
 */
export const DATE_CHANGE_STATES = ['open', 'done', 'expired', 'given_up', 'ended'] as const
export type DateChangeState = (typeof DATE_CHANGE_STATES)[number]

/** How long the new dates are held for the difference (booking rules, Settled by review). */
export const DATE_CHANGE_MINUTES = 15
/** Unpaid ones of a booking within a day: each takes dates from others. */
export const MAX_UNPAID_DATE_CHANGES = 5
