import type { InvoiceShape } from '@/lib/domain/invoices/invoice'
import { formatInvoiceNumber, seriesOf, yearOfNumber } from '@/lib/domain/invoices/numbers'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { type PrintedFact, printInvoice } from './print-invoice'
import { type BookingRow, findInvoiceOfCause, lockSeries, writeInvoice } from './store'

interface Order {
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
export async function issueInvoice(tx: Db, order: Order): Promise<void> {
  const { cause, shape, booking, facts = [], buyer, correctsId, now } = order
  const [series, year] = [seriesOf(shape), yearOfNumber(now)]
  const last = await lockSeries(tx, series, year)
  if (await findInvoiceOfCause(tx, cause)) return
  const sequence = last + 1
  const number = formatInvoiceNumber(shape.kind, year, sequence)
  await writeInvoice(tx, {
    kind: shape.kind,
    series,
    year,
    sequence,
    cause,
    bookingId: booking.id,
    correctsId,
    totalHalalas: shape.totalHalalas,
    vatHalalas: shape.vatHalalas,
    printed: printInvoice({ shape, booking, facts, number, issuedAt: now }),
    buyer,
    issuedAt: now,
  })
}
