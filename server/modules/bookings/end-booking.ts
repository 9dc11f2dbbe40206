import type { Ending } from '@/lib/domain/booking/money/cancellation'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import type { Db } from '@/server/db/db'
import { issueRetainedDeposit } from '@/server/modules/invoices/issue-for-ending'
import { getCharged, postEnding } from '@/server/modules/ledger/post-reduction'
import { computeSettlement } from './booking-guards'
import { type Change, changeState } from './change-state'
import { invoiceCommission } from './invoice-commission'
import { issueForRefunds } from './payments/issue-for-refunds'
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
