import { eq, inArray, sql } from 'drizzle-orm'
import {
  BANK_LINE_STATES,
  type BankLineState,
  type BankTarget,
} from '@/lib/domain/bank-statement/bank-statement'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bankStatementLines } from '@/server/db/schema/money/bank-statement'
import { refunds } from '@/server/db/schema/money/payments'
import { payoutBatches, payouts } from '@/server/db/schema/money/payouts'
import { settlements } from '@/server/db/schema/money/settlements'
import { users } from '@/server/db/schema/people/users'
import type { Candidate } from './match-bank-line'

export type BankLine = typeof bankStatementLines.$inferSelect

/** Two imports never match the same transfer: one waits for the other, nobody else does. */
export async function lockStatement(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('bank statement', 0))`)
}

/** Lines of one statement: PostgreSQL takes 65,535 values. */
const PORTION = 2000

/** Writes the lines that are new, and returns them. */
export async function writeBankLines(
  tx: Db,
  lines: readonly Omit<typeof bankStatementLines.$inferInsert, 'id'>[],
): Promise<BankLine[]> {
  const written: BankLine[] = []
  for (let from = 0; from < lines.length; from += PORTION)
    written.push(
      ...(await tx
        .insert(bankStatementLines)
        .values(lines.slice(from, from + PORTION))
        .onConflictDoNothing()
        .returning()),
    )
  return written
}

/** Locks all lines that wait, those of the first days first. */
export function lockWaitingLines(tx: Db): Promise<BankLine[]> {
  return tx
    .select()
    .from(bankStatementLines)
    .where(eq(bankStatementLines.state, 'open'))
    .orderBy(bankStatementLines.bookedOn, bankStatementLines.id)
    .for('update')
}

export const lockBankLine = (tx: Db, id: string): Promise<BankLine | null> =>
  firstRow(tx.select().from(bankStatementLines).where(eq(bankStatementLines.id, id)).for('update'))

const COLUMNS = {
  settlement: 'settlementId',
  payout: 'payoutId',
  payout_batch: 'payoutBatchId',
  refund: 'refundId',
} as const satisfies Record<BankTarget, keyof BankLine>

export async function setTarget(tx: Db, id: string, { kind, id: targetId }: Candidate): Promise<void> {
  await tx
    .update(bankStatementLines)
    .set({ state: 'matched', [COLUMNS[kind]]: targetId })
    .where(eq(bankStatementLines.id, id))
}

export async function updateBankLine(
  tx: Db,
  id: string,
  change: Partial<Pick<BankLine, 'state' | 'ownerId' | 'reason' | 'explainedAt'>>,
): Promise<void> {
  await tx.update(bankStatementLines).set(change).where(eq(bankStatementLines.id, id))
}

/** Every transfer of ours, or to us, that no line of the statement is yet, with one of these sums. */
export function listCandidates(tx: Db, sums: number[]): Promise<Candidate[]> {
  const amounts = sql`(SELECT value::float8 FROM jsonb_array_elements_text(${JSON.stringify(sums)}::jsonb))`
  const free = (column: 'settlement_id' | 'payout_batch_id' | 'refund_id') =>
    sql`NOT EXISTS (SELECT FROM bank_statement_lines l WHERE l.${sql.raw(column)} = c.id)`
  const day = (instant: string) =>
    sql`to_char(${sql.raw(instant)} AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day`
  const number = (letters: 'PO' | 'PB') => sql`${letters}::text || '-' || lpad(c.sequence::text, 6, '0')`
  return rowsOf<Candidate>(
    tx,
    sql`
    SELECT * FROM (
      SELECT 'settlement' AS kind, c.id, c.transferred_halalas::float8 AS "amountHalalas", c.reference, ${day('c.settled_at')}
      FROM settlements c WHERE ${free('settlement_id')}
      UNION ALL
      SELECT 'payout', c.id, (-c.amount_halalas)::float8, ${number('PO')}, ${day('c.changed_at')} FROM payouts c
      WHERE c.state IN ('sent', 'paid', 'returned')
        AND NOT EXISTS (SELECT FROM bank_statement_lines l WHERE l.payout_id = c.id AND l.amount_halalas < 0)
      UNION ALL
      SELECT 'payout', c.id, c.amount_halalas::float8, ${number('PO')}, ${day('c.changed_at')} FROM payouts c
      WHERE c.state IN ('sent', 'paid', 'returned')
        AND NOT EXISTS (SELECT FROM bank_statement_lines l WHERE l.payout_id = c.id AND l.amount_halalas > 0)
      UNION ALL
      SELECT 'payout_batch', c.id, (-(SELECT sum(p.amount_halalas) FROM payouts p WHERE p.batch_id = c.id AND p.state <> 'refused'))::float8,
        ${number('PB')}, ${day('c.created_at')}
      FROM payout_batches c WHERE c.sent_at IS NOT NULL AND ${free('payout_batch_id')}
      UNION ALL
      SELECT 'refund', c.id, (-c.amount_halalas)::float8, c.bank_reference, ${day('c.ended_at')} FROM refunds c
      WHERE c.bank_reference IS NOT NULL AND ${free('refund_id')}
    ) candidates WHERE "amountHalalas" IN ${amounts}`,
  )
}

/** Lines with what they are of ours, in any order. */
export function listBankLines(db: Db, ids: string[]) {
  return db
    .select({
      line: bankStatementLines,
      settlement: settlements.settlementId,
      payout: payouts.sequence,
      batch: payoutBatches.sequence,
      refund: refunds.bankReference,
      owner: users,
    })
    .from(bankStatementLines)
    .leftJoin(settlements, eq(settlements.id, bankStatementLines.settlementId))
    .leftJoin(payouts, eq(payouts.id, bankStatementLines.payoutId))
    .leftJoin(payoutBatches, eq(payoutBatches.id, bankStatementLines.payoutBatchId))
    .leftJoin(refunds, eq(refunds.id, bankStatementLines.refundId))
    .leftJoin(users, eq(users.id, bankStatementLines.ownerId))
    .where(inArray(bankStatementLines.id, ids))
}

export const countBankLines = (db: Db): Promise<Record<BankLineState, number>> =>
  countStates(db, bankStatementLines, BANK_LINE_STATES)
