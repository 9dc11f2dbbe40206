import type { InvoiceShape, Registration } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { newId } from '@/server/db/schema/columns'
import type { invoices } from '@/server/db/schema/money/invoices'
import { lockStamps, stampInvoice } from '@/server/modules/money/einvoices/stamp-invoice'
import { formatInvoiceNumber, seriesOf, yearOfNumber } from './numbers'
import { findOwnRegistration } from './own-registration'
import type { PrintedFact } from './print-facts'
import { printInvoice } from './print-invoice'
import { type BookingRow, findInvoiceOfCause, lockSeries, writeInvoice } from './store'

export interface InvoiceOrder {
  /** unique for what caused it: a retry issues nothing */
  cause: string
  shape: InvoiceShape
  booking: BookingRow
  /** beside those that every document has */
  facts?: PrintedFact[]
  buyer: Bilingual | null
  corrects?: { id: string; number: string }
  /** the vendor, of documents from Diyar to a vendor */
  vendor?: { name: Bilingual; vatNumber: string | null; address: string }
  now: Date
}

/** Numbers, prints, stamps and stores a document in the transaction of its cause: if that is undone, so is the number. */
export async function issueInvoice(tx: Db, order: InvoiceOrder): Promise<void> {
  const { series, year } = seriesOfOrder(order)
  await lockStamps(tx)
  const [last, issuer, issued] = await together([
    () => lockSeries(tx, series, year),
    () => findOwnRegistration(tx),
    () => findInvoiceOfCause(tx, order.cause),
  ])
  if (issued) return
  const row = { id: newId(), ...invoiceRow(order, last + 1, issuer) }
  await writeInvoice(tx, row)
  await stampInvoice(tx, {
    invoiceId: row.id,
    number: formatInvoiceNumber(row.kind, row.year, row.sequence),
    shape: order.shape,
    lineTexts: row.printed.lines.map(({ label }) => label),
    isThirdParty: order.shape.seller.vatNumber !== issuer.vatNumber,
    corrects: order.corrects ?? null,
    vendor: order.vendor ?? null,
    issuedAt: order.now,
  })
}

export const seriesOfOrder = ({ shape, now }: Pick<InvoiceOrder, 'shape' | 'now'>) => ({
  series: seriesOf(shape),
  year: yearOfNumber(now),
})

/** The document with its number, as it is stored. */
export function invoiceRow(
  order: InvoiceOrder,
  sequence: number,
  issuer: Registration,
): typeof invoices.$inferInsert {
  const { cause, shape, booking, facts = [], buyer, corrects, now } = order
  const { series, year } = seriesOfOrder(order)
  const number = formatInvoiceNumber(shape.kind, year, sequence)
  return {
    kind: shape.kind,
    series,
    year,
    sequence,
    cause,
    bookingId: booking.id,
    correctsId: corrects?.id,
    totalHalalas: shape.totalHalalas,
    vatHalalas: shape.vatHalalas,
    printed: printInvoice({ shape, booking, facts, number, issuer, issuedAt: now }),
    buyer,
    issuedAt: now,
  }
}
