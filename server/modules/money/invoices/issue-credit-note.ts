import type { Db } from '@/server/db/db'
import { type AtDoor, collectCause, collectedParts, type DocumentedPart, saleOf } from './issue-for-booking'
import { issueInvoice } from './issue-invoice'
import { formatInvoiceNumber, seriesOf } from './numbers'
import { shapeCreditNote } from './shapes'
import { type BookingRow, findInvoiceOfCause, sumInvoiced } from './store'
import { instantInBoth } from './texts'

/**
 * Issues the credit note of the document with the cause `corrects`. Without a document, and for a deposit that comes back
 * alone, there is none: no price was returned.
 */
export async function issueCreditNote(
  tx: Db,
  booking: BookingRow,
  { corrects, ...part }: DocumentedPart & { corrects: string; line: 'refund' | 'withdrawn' },
): Promise<void> {
  const corrected = await findInvoiceOfCause(tx, corrects)
  if (!corrected || part.priceHalalas <= 0) return
  const { kind, year, sequence } = corrected
  const ofNumber = formatInvoiceNumber(kind, year, sequence)
  const { buyer, deemedFor } = await saleOf(tx, booking)
  // As printed: the vendor may have another name or VAT number by now, and the series is that of the corrected document.
  const { seller } = corrected.printed
  const shape = shapeCreditNote({
    ...part,
    seller,
    deemedFor,
    ofNumber,
    vatPercent: booking.vatPercent,
    invoicedHalalas: await sumInvoiced(tx, booking, seller.vatNumber),
  })
  const facts = [
    { label: 'corrects', value: { ar: ofNumber, en: ofNumber } },
    { label: 'correctsOf', value: instantInBoth(corrected.issuedAt) },
  ] as const
  await issueInvoice(tx, {
    ...part,
    shape,
    booking,
    buyer,
    facts: [...facts],
    corrects: { id: corrected.id, number: ofNumber },
  })
}

/** Issues the credit note of what was said to be collected on arrival, because the vendor did not get it after all. */
export async function issueForWithdrawn(tx: Db, booking: BookingRow, { nth, now }: AtDoor): Promise<void> {
  const corrects = collectCause(booking, nth)
  const part = { cause: `undo_${corrects}`, ...collectedParts(booking), now }
  await issueCreditNote(tx, booking, { ...part, corrects, line: 'withdrawn' })
}

/** The series of the credit note of the document with the cause `corrects`; empty where there is none. */
export async function creditSeriesOf(tx: Db, corrects: string): Promise<string> {
  const corrected = await findInvoiceOfCause(tx, corrects)
  return corrected ? seriesOf({ kind: 'credit_note', seller: corrected.printed.seller }) : ''
}
