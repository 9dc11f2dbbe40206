import type { Ending } from '@/lib/domain/booking/money/cancellation'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import type { Db } from '@/server/db/db'
import { issueCommission } from '@/server/modules/invoices/issue-for-booking'
import { postEnding } from '@/server/modules/ledger/post-reduction'
import { computeSettlement } from './booking-guards'
import { type Change, changeState } from './change-state'
import { refundBooking } from './payments/refund-booking'
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
  if (settlement.refundHalalas > 0) await refundBooking(tx, ended, refunded, now, refundTo)
  await issueCommission(tx, ended, booking.paidHalalas - refundedPriceHalalas, now)
  await postEnding(tx, ended, settlement, refundTo, now)
  return ended
}
