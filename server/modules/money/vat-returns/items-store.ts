import { asc, eq, sql } from 'drizzle-orm'
import type { InvoiceKind } from '@/lib/domain/invoices/invoice'
import type { Halalas } from '@/lib/domain/money'
import { type Day, type DayRange, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { VatBox, VatItem } from '@/lib/domain/vat-returns/figures'
import { daysOfReturn, type FiledPeriod, spanOfPeriod, type VatPeriod } from '@/lib/domain/vat-returns/period'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { vatReturnItems, vatReturns } from '@/server/db/schema/money/vat-returns'
import { formatInvoiceNumber } from '@/server/modules/money/invoices/numbers'

/** A document or a fee with what a list shows of it. */
export interface ListedItem extends VatItem {
  sourceId: string
  number: string
  bookingId: string | null
  bookingCode: string | null
  issuedOn: Day
}

interface Found {
  sourceId: string
  box: VatBox
  kind: InvoiceKind | null
  year: number | null
  sequence: number | null
  bookingId: string | null
  bookingCode: string | null
  issuedOn: Day
  isCorrection: boolean
  netHalalas: number
  vatHalalas: number
}

/** All documents by which Diyar owes VAT, and what it was charged, each with its instant. */
const SOURCES = sql`
  SELECT i.id, i.issued_at AS at, i.kind, i.year, i.sequence, b.id AS booking_id, b.code,
    CASE i.kind
      WHEN 'commission_invoice' THEN 'commission' WHEN 'commission_credit_note' THEN 'commissionCredits'
      WHEN 'tax_invoice' THEN 'deemedStays' ELSE 'stayCredits'
    END AS box,
    i.total_halalas - i.vat_halalas AS net, i.vat_halalas AS vat
  FROM invoices i JOIN bookings b ON b.id = i.booking_id
  WHERE i.vat_halalas IS NOT NULL AND (
    i.kind IN ('commission_invoice', 'commission_credit_note')
    OR (i.kind IN ('tax_invoice', 'credit_note') AND b.stay_vat = 'diyar')
  )
  UNION ALL
  SELECT t.id, t.created_at, NULL, NULL, NULL, NULL, NULL, 'providerFees',
    -sum(e.amount_halalas) FILTER (WHERE e.account = 'provider_fees'),
    -sum(e.amount_halalas) FILTER (WHERE e.account = 'input_vat')
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.id IN (SELECT transaction_id FROM ledger_entries WHERE account = 'input_vat')
  GROUP BY t.id, t.created_at`

/** No return has it. */
const IS_OPEN = sql`NOT EXISTS (SELECT FROM vat_return_items f WHERE f.source_id = s.id)`

const isDatedIn = ({ from, to }: DayRange) =>
  sql`(s.at >= ${instantAt(from, MIDNIGHT).toISOString()}::timestamptz AND s.at < ${instantAt(to, MIDNIGHT).toISOString()}::timestamptz)`

/** The periods that were filed. */
export function listFiledPeriods(db: Db): Promise<FiledPeriod[]> {
  const { period, fromDay: from, toDay: to } = vatReturns
  return db.select({ period, from, to }).from(vatReturns)
}

/** The VAT of what no return has, by box and day of Riyadh: one pass over the documents of all periods. */
export function sumOpenByDay(db: Db): Promise<{ box: VatBox; day: Day; vatHalalas: Halalas }[]> {
  return rowsOf(
    db,
    sql`SELECT s.box, to_char(s.at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day,
        coalesce(sum(s.vat), 0)::float8 AS "vatHalalas"
      FROM (${SOURCES}) s WHERE ${IS_OPEN} GROUP BY 1, 2`,
  )
}

/**
 * What the return of a period is made of now: its documents, and as corrections those of earlier periods that were filed without
 * them. What a return has already is in no other.
 */
export async function listOpenItems(db: Db, period: VatPeriod): Promise<ListedItem[]> {
  const { from } = spanOfPeriod(period)
  const days = daysOfReturn(period, await listFiledPeriods(db))
  const found = await rowsOf<Found>(
    db,
    sql`SELECT s.id AS "sourceId", s.box, s.kind, s.year, s.sequence, s.booking_id AS "bookingId", s.code AS "bookingCode",
        to_char(s.at AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS "issuedOn", s.at < ${from.toISOString()}::timestamptz AS "isCorrection",
        coalesce(s.net, 0)::float8 AS "netHalalas", coalesce(s.vat, 0)::float8 AS "vatHalalas"
      FROM (${SOURCES}) s
      WHERE ${IS_OPEN} AND (${sql.join(days.map(isDatedIn), sql` OR `)})
      ORDER BY s.at, s.id`,
  )
  return found.map(({ kind, year, sequence, ...item }) => ({
    ...item,
    number: numberOf(item.sourceId, kind, year, sequence),
  }))
}

function numberOf(
  id: string,
  kind: InvoiceKind | null,
  year: number | null,
  sequence: number | null,
): string {
  return kind === null || year === null || sequence === null ? id : formatInvoiceNumber(kind, year, sequence)
}

/** What a filed return was made of. */
export function listFiledItems(db: Db, returnId: string): Promise<ListedItem[]> {
  const { returnId: _own, ...columns } = {
    sourceId: vatReturnItems.sourceId,
    returnId: vatReturnItems.returnId,
    box: vatReturnItems.box,
    number: vatReturnItems.number,
    bookingId: vatReturnItems.bookingId,
    bookingCode: vatReturnItems.bookingCode,
    issuedOn: vatReturnItems.issuedOn,
    netHalalas: vatReturnItems.netHalalas,
    vatHalalas: vatReturnItems.vatHalalas,
    isCorrection: vatReturnItems.isCorrection,
  }
  return db
    .select(columns)
    .from(vatReturnItems)
    .where(eq(vatReturnItems.returnId, returnId))
    .orderBy(asc(vatReturnItems.issuedOn), asc(vatReturnItems.sourceId))
}

/** The day of the first document or fee; null before any. */
export async function findFirstDay(db: Db): Promise<Day | null> {
  const [row] = await rowsOf<{ day: Day | null }>(
    db,
    sql`SELECT to_char(min(at) AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day FROM (${SOURCES}) s`,
  )
  return row?.day ?? null
}

/** The VAT of sales that the ledger took up in a period, in halalas. */
export async function sumPostedVat(db: Db, period: VatPeriod): Promise<Halalas> {
  const { from, to } = spanOfPeriod(period)
  const [row] = await rowsOf<{ sum: number }>(
    db,
    sql`SELECT coalesce(sum(e.amount_halalas), 0)::float8 AS sum
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.account IN ('vat_payable', 'stay_vat_payable')
        AND t.created_at >= ${from.toISOString()}::timestamptz AND t.created_at < ${to.toISOString()}::timestamptz`,
  )
  return row?.sum ?? 0
}
