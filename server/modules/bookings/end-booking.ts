import type { Ending } from '@/lib/domain/booking/money/cancellation'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import { percentOf } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { issueCommissionCredit, issueRetainedDeposit } from '@/server/modules/invoices/issue-for-ending'
import { getChargedCommission } from '@/server/modules/ledger/charged-commission'
import { getCharged, postEnding, postGranted } from '@/server/modules/ledger/post-reduction'
import { computeSettlement } from './booking-guards'
import { type Change, changeState } from './change-state'
import { invoiceCommission } from './invoice-commission'
import { issueForRefunds } from './payments/issue-for-refunds'
import { sumLeftPrice } from './payments/payment-store'
import { refundBooking } from './payments/refund-booking'
import { notifyFriends } from './splits/notify-friends'
import type { Booking } from './store'

/**
 * Ends a booking with its refund, the commission on what is not refunded, and their posting in one transaction; a refund
 * that fails later changes nothing here.
 */
export async function endBooking(
  tx: Db,
  booking: Booking,
  change: Change,
  ending: Ending,
  refundTo: RefundDestination = 'card',
): Promise<Booking> {
  const { now } = change
  const settlement = computeSettlement(booking, ending, now)
  const { refundedPriceHalalas, refundedDepositHalalas } = settlement
  const refunded = { priceHalalas: refundedPriceHalalas, depositHalalas: refundedDepositHalalas }
  const ended = await changeState(tx, booking, change)
  const refunds = settlement.refundHalalas > 0 ? await refundBooking(tx, ended, refunded, now, refundTo) : []
  await postEnding(tx, ended, settlement, refundTo, now)
  // In the order of their series.
  if (refundTo === 'balance') await issueForRefunds(tx, ended, refunds, now)
  await invoiceCommission(tx, ended, (await getCharged(tx, booking)) - refundedPriceHalalas, now)
  await issueRetainedDeposit(tx, ended, booking.depositPaidHalalas - refundedDepositHalalas, now)
  await notifyFriends(tx, ended, refunds, now)
  return ended
}

/**
 * A complaint that is granted after the end returns a share of the price and the commission on it; the deposit goes its
 * own way. No more than is left of what was captured.
 */
export async function refundAfterEnd(
  tx: Db,
  booking: Booking,
  change: Change,
  percent: number,
): Promise<Booking> {
  const { now } = change
  const leftHalalas = await sumLeftPrice(tx, booking.id)
  const refundedHalalas = Math.min(percentOf(booking.paidHalalas, percent), leftHalalas)
  const chargedHalalas = (await getCharged(tx, booking)) - (booking.paidHalalas - leftHalalas)
  const changed = await changeState(tx, booking, change)
  if (refundedHalalas === 0) return changed
  await refundBooking(tx, changed, { priceHalalas: refundedHalalas, depositHalalas: 0 }, now)
  const from = await getChargedCommission(tx, booking.id)
  await postGranted(tx, changed, { chargedHalalas, refundedHalalas }, now)
  await issueCommissionCredit(tx, changed, { from, to: await getChargedCommission(tx, booking.id) }, now)
  return changed
}
