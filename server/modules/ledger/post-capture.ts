import { captureEntries, returnedCaptureEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, postForBooking } from './post-for-booking'
import { scheduleEarnings } from './schedule-money'

/** A capture that pays the booking; `booking` as it was before. */
export async function postCapture(
  tx: Db,
  booking: PostedBooking,
  payment: { id: string; priceHalalas: Halalas; depositHalalas: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'payment_captured', subject: payment.id, now } as const
  await postForBooking(tx, booking, posting, () =>
    captureEntries(booking, { ...payment, paidBeforeHalalas: booking.paidHalalas }),
  )
  await scheduleEarnings(tx, booking)
}

/** A capture that is refunded whole, because it pays nothing. */
export async function postReturnedCapture(
  tx: Db,
  booking: PostedBooking,
  payment: { id: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'payment_returned', subject: payment.id, now } as const
  await postForBooking(tx, booking, posting, () => returnedCaptureEntries(payment.amountHalalas))
}
