import type { Ending } from '@/lib/domain/booking/money/cancellation'
import type { Db } from '@/server/db/db'
import { computeSettlement } from './booking-guards'
import { type Change, changeState } from './change-state'
import { refundBooking } from './payments/refund-booking'
import type { Booking } from './store'

/** Ends a booking and writes its refund in one transaction; a refund that fails later changes nothing here. */
export async function endBooking(tx: Db, booking: Booking, change: Change, ending: Ending): Promise<Booking> {
  const { refundHalalas } = computeSettlement(booking, ending, change.now)
  const ended = await changeState(tx, booking, change)
  if (refundHalalas > 0) await refundBooking(tx, ended, refundHalalas, change.now)
  return ended
}
