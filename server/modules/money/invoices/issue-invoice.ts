import type { InvoiceShape, Registration } from '@/lib/domain/invoices/invoice'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import type { invoices } from '@/server/db/schema/money/invoices'
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
  correctsId?: string
  now: Date
}

/** Numbers, prints and stores a document in the transaction of its cause: if that is undone, so is the number. */
export async function issueInvoice(tx: Db, order: InvoiceOrder): Promise<void> {
  const { series, year } = seriesOfOrder(order)
  const last = await lockSeries(tx, series, year)
  if (await findInvoiceOfCause(tx, order.cause)) return
  await writeInvoice(tx, invoiceRow(order, last + 1, await findOwnRegistration(tx)))
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
  const { cause, shape, booking, facts = [], buyer, correctsId, now } = order
  const { series, year } = seriesOfOrder(order)
  const number = formatInvoiceNumber(shape.kind, year, sequence)
  return {
    kind: shape.kind,
    series,
    year,
    sequence,
    cause,
    bookingId: booking.id,
    correctsId,
    totalHalalas: shape.totalHalalas,
    vatHalalas: shape.vatHalalas,
    printed: printInvoice({ shape, booking, facts, number, issuer, issuedAt: now }),
    buyer,
    issuedAt: now,
  }
}
