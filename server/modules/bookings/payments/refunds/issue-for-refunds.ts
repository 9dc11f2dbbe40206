import type { Db } from '@/server/db/db'
import { findDocumentedPayment } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import { creditSeriesOf, issueCreditNote } from '@/server/modules/money/invoices/issue-credit-note'
import { paymentCause, refundCause } from '@/server/modules/money/invoices/issue-for-booking'
import type { Refund } from './refund-store'

/** Issues the credit notes of refunds that are done, in the order of their series that are locked; a surplus was in no document. */
export async function issueForRefunds(
  tx: Db,
  booking: Booking,
  refunds: readonly Refund[],
  now: Date,
): Promise<void> {
  const notes: { series: string; note: Parameters<typeof issueCreditNote>[2] }[] = []
  for (const { id, paymentId, amountHalalas, depositHalalas } of refunds.filter(isOfSale)) {
    const corrects = paymentCause(await findDocumentedPayment(tx, paymentId))
    const parts = { priceHalalas: amountHalalas - depositHalalas, depositHalalas }
    const note = { cause: refundCause(id), corrects, line: 'refund', ...parts, now } as const
    notes.push({ series: await creditSeriesOf(tx, corrects), note })
  }
  for (const { note } of notes.sort((one, other) => (one.series < other.series ? -1 : 1)))
    await issueCreditNote(tx, booking, note)
}

const isOfSale = ({ cause }: Refund) => cause !== 'surplus'
