import { sql } from 'drizzle-orm'
import { fromSar, type Halalas } from '@/lib/domain/money'
import { spanOfMonth } from '@/lib/domain/payouts/earnings'
import { dueOf, figuresOf, OUTPUT_BOXES } from '@/lib/domain/vat-returns/figures'
import { type Db, rowsOf } from '@/server/db/db'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { findUnsettled } from '@/server/modules/bookings/reconciliation/find-unsettled'
import { getStatement } from '@/server/modules/money/earnings/statement'
import { getPeriod } from '@/server/modules/money/periods/list-periods'
import { loadItems } from '@/server/modules/money/vat-returns/get-vat-return'

/** Two figures that must be equal, in halalas, or counts. */
export interface MonthCheck {
  name: string
  ours: number
  theirs: number
  isCount?: true
}

/** Whether a figure is what it must be. */
export const holds = ({ ours, theirs }: MonthCheck): boolean => ours === theirs

/** Nothing lies on these once everything has been settled. */
const CLEARING = ['psp_clearing', 'refund_clearing', 'payout_clearing', 'settlement_open'] as const

/** What must hold of a closed month: each figure beside another way to it. */
export async function checkMonth(
  db: Db,
  { month, now, bankHalalas }: { month: string; now: Date; bankHalalas: Halalas },
): Promise<MonthCheck[]> {
  const period = await getPeriod(db, month, now)
  const balanceOf = (account: string) =>
    fromSar(Math.abs(period.accounts.find((one) => one.account === account)?.balance ?? 0))
  return [
    { name: 'trial balance', ours: Math.round(period.sum * 100), theirs: 0 },
    { name: 'closed and unchanged', ours: Number(period.isUnchanged === true), theirs: 1, isCount: true },
    ...CLEARING.map((account) => ({
      name: `${account} after settlement`,
      ours: balanceOf(account),
      theirs: 0,
    })),
    await checkBank(db, bankHalalas),
    ...(await checkVat(db, month)),
    ...(await checkStatements(db, month)),
    ...(await checkReconciliation(db, now)),
  ]
}

/** What the ledger has of our bank beside what the bank says, without what an admin explained. */
async function checkBank(db: Db, bankHalalas: Halalas): Promise<MonthCheck> {
  const [row] = await rowsOf<{ ours: number; explained: number }>(
    db,
    sql`SELECT
      (SELECT coalesce(-sum(amount_halalas), 0) FROM ledger_entries WHERE account = 'bank_clearing')::float8 AS ours,
      (SELECT coalesce(sum(amount_halalas), 0) FROM bank_statement_lines WHERE state <> 'matched')::float8 AS explained`,
  )
  return { name: 'bank account', ours: row?.ours ?? 0, theirs: bankHalalas - (row?.explained ?? 0) }
}

/** The return by its boxes beside the documents as they were printed, the provider's lines, and the ledger. */
async function checkVat(db: Db, month: string): Promise<MonthCheck[]> {
  const figures = figuresOf((await loadItems(db, month)).items)
  const { from, to } = spanOfMonth(month)
  const span = sql`>= ${from.toISOString()}::timestamptz`
  const until = sql`< ${to.toISOString()}::timestamptz`
  const [row] = await rowsOf<Record<'sold' | 'credited' | 'charged' | 'posted' | 'undocumented', number>>(
    db,
    sql`WITH documents AS (
      SELECT i.kind, i.vat_halalas AS vat FROM invoices i JOIN bookings b ON b.id = i.booking_id
      WHERE i.issued_at ${span} AND i.issued_at ${until} AND (i.kind LIKE 'commission%' OR b.stay_vat = 'diyar')
    ), posted AS (
      SELECT e.amount_halalas AS amount, t.booking_id, e.account
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.created_at ${span} AND t.created_at ${until}
    )
    SELECT (SELECT coalesce(sum(vat), 0) FROM documents WHERE kind NOT LIKE '%credit_note')::float8 AS sold,
      (SELECT coalesce(sum(vat), 0) FROM documents WHERE kind LIKE '%credit_note')::float8 AS credited,
      (SELECT coalesce(sum(vat_halalas), 0) FROM settlement_lines)::float8 AS charged,
      (SELECT coalesce(sum(amount), 0) FROM posted WHERE account IN ('vat_payable', 'stay_vat_payable'))::float8 AS posted,
      (SELECT coalesce(sum(amount), 0) FROM posted WHERE account = 'vat_payable' AND booking_id NOT IN
        (SELECT booking_id FROM invoices WHERE kind = 'commission_invoice'))::float8 AS undocumented`,
  )
  const { sold = 0, credited = 0, charged = 0, posted = 0, undocumented = 0 } = row ?? {}
  const vatOf = (...boxes: Parameters<typeof dueOf>[1] & object) => Math.abs(dueOf(figures, boxes))
  return [
    { name: 'VAT return: sales', ours: vatOf('commission', 'deemedStays'), theirs: sold },
    { name: 'VAT return: credit notes', ours: vatOf('commissionCredits', 'stayCredits'), theirs: credited },
    { name: 'VAT return: provider fees', ours: vatOf('providerFees'), theirs: charged },
    { name: 'VAT of sales in the ledger', ours: posted - undocumented, theirs: dueOf(figures, OUTPUT_BOXES) },
  ]
}

/** The statement of every vendor beside the accounts of the vendor; those that differ by their own names. */
async function checkStatements(db: Db, month: string): Promise<MonthCheck[]> {
  const { to } = spanOfMonth(month)
  const vendors = await rowsOf<{ id: string; sum: number }>(
    db,
    sql`SELECT split_part(e.account, ':', 2) AS id, sum(e.amount_halalas)::float8 AS sum
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.account LIKE 'vendor\\_%' AND t.created_at < ${to.toISOString()}::timestamptz GROUP BY 1 ORDER BY 1`,
  )
  const checks: MonthCheck[] = []
  for (const { id, sum } of vendors) {
    const { opening, lines, closing } = await getStatement(db, { vendorId: id, vendor: { name: id } }, month)
    const listed = lines.reduce((total, { net }) => total + net, opening)
    checks.push({ name: `statement of ${id}`, ours: listed, theirs: sum })
    if (closing !== listed) checks.push({ name: `closing balance of ${id}`, ours: closing, theirs: listed })
  }
  const total = (side: 'ours' | 'theirs') => checks.reduce((sum, check) => sum + check[side], 0)
  const all = {
    name: `statements of ${vendors.length} vendors`,
    ours: total('ours'),
    theirs: total('theirs'),
  }
  return [all, ...checks.filter(({ ours, theirs }) => ours !== theirs)]
}

/** What the nights found and what is found now; each difference by its own name. */
async function checkReconciliation(db: Db, now: Date): Promise<MonthCheck[]> {
  const found = [...(await findDifferences(db)), ...(await findUnsettled(db, now))]
  const open = await rowsOf<{ kind: string; subject: string; ours: number; theirs: number }>(
    db,
    sql`SELECT kind, subject, ours_halalas::float8 AS ours, theirs_halalas::float8 AS theirs
      FROM ledger_differences WHERE state = 'open' ORDER BY kind, subject`,
  )
  const all = new Map([...open, ...found].map((one) => [`${one.kind} ${one.subject}`, one]))
  return [
    { name: 'differences of the reconciliation', ours: all.size, theirs: 0, isCount: true },
    ...[...all].map(([name, { ours, theirs }]) => ({ name, ours, theirs })),
  ]
}
