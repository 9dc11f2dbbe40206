import type { Ending } from '@/lib/domain/booking/money/cancellation'
import type { Db } from '@/server/db/db'
import { issueCommission } from '@/server/modules/invoices/issue-for-booking'
import { computeSettlement } from './booking-guards'
import { type Change, changeState } from './change-state'
import { refundBooking } from './payments/refund-booking'
import type { Booking } from './store'

/** Ends a booking and writes its refund and the commission on what is not refunded in one transaction; a refund that fails later changes nothing here. */
export async function endBooking(tx: Db, booking: Booking, change: Change, ending: Ending): Promise<Booking> {
  const { now } = change
  const { refundedPriceHalalas, refundedDepositHalalas } = computeSettlement(booking, ending, now)
  const refunded = { priceHalalas: refundedPriceHalalas, depositHalalas: refundedDepositHalalas }
  const ended = await changeState(tx, booking, change)
  if (refundedPriceHalalas + refundedDepositHalalas > 0) await refundBooking(tx, ended, refunded, now)
  await issueCommission(tx, ended, booking.paidHalalas - refundedPriceHalalas, now)
  return ended
}
