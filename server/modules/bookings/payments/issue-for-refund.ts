import type { Db } from '@/server/db/db'
import { findDocumentedPayment } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { issueCreditNote, paymentCause, refundCause } from '@/server/modules/invoices/issue-for-booking'
import type { Refund } from './payment-store'

/** Issues the credit note of a refund that is done; a surplus was in no document. */
export async function issueForRefund(tx: Db, booking: Booking, refund: Refund, now: Date): Promise<void> {
  if (refund.cause === 'surplus') return
  const { id, paymentId, amountHalalas, depositHalalas } = refund
  await issueCreditNote(tx, booking, {
    cause: refundCause(id),
    corrects: paymentCause(await findDocumentedPayment(tx, paymentId)),
    line: 'refund',
    priceHalalas: amountHalalas - depositHalalas,
    depositHalalas,
    now,
  })
}
