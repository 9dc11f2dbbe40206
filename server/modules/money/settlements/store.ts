import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Halalas } from '@/lib/domain/money'
import {
  COST_KINDS,
  SETTLEMENT_LINE_STATES,
  type SettlementLineState,
} from '@/lib/domain/settlements/settlement'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments } from '@/server/db/schema/money/payments'
import { settlementLines, settlements } from '@/server/db/schema/money/settlements'
import { users } from '@/server/db/schema/people/users'

export type Settlement = typeof settlements.$inferSelect
export type SettlementLine = typeof settlementLines.$inferSelect

/** Two imports never match the same payment: one waits for the other, nobody else does. */
export async function lockSettlements(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('settlements', 0))`)
}

export async function findSettlement(
  db: Db,
  provider: string,
  settlementId: string,
): Promise<Settlement | null> {
  const [row] = await db
    .select()
    .from(settlements)
    .where(and(eq(settlements.provider, provider), eq(settlements.settlementId, settlementId)))
  return row ?? null
}

/** Which of these are imported. */
export async function listKnownIds(db: Db, provider: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: settlements.settlementId })
    .from(settlements)
    .where(and(eq(settlements.provider, provider), inArray(settlements.settlementId, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Lines of one statement: each has a dozen values, and PostgreSQL takes 65,535. */
const PORTION = 2000

export async function writeSettlement(
  tx: Db,
  settlement: Omit<typeof settlements.$inferInsert, 'id'>,
  lines: readonly Omit<typeof settlementLines.$inferInsert, 'id' | 'settlementId' | 'position'>[],
): Promise<string> {
  const [row] = await tx.insert(settlements).values(settlement).returning({ id: settlements.id })
  if (!row) throw new Error('the settlement was not written')
  for (let from = 0; from < lines.length; from += PORTION) {
    const portion = lines.slice(from, from + PORTION)
    await tx
      .insert(settlementLines)
      .values(portion.map((line, index) => ({ ...line, settlementId: row.id, position: from + index })))
  }
  return row.id
}

/** Locks a line until the transaction ends; null for an unknown one. */
export const lockLine = (tx: Db, id: string): Promise<SettlementLine | null> =>
  firstRow(tx.select().from(settlementLines).where(eq(settlementLines.id, id)).for('update'))

export async function updateLine(
  tx: Db,
  id: string,
  change: Partial<
    Pick<
      SettlementLine,
      'state' | 'problem' | 'paymentId' | 'ownerId' | 'explainedAs' | 'reason' | 'explainedAt'
    >
  >,
): Promise<void> {
  await tx.update(settlementLines).set(change).where(eq(settlementLines.id, id))
}

/** The lines of a provider that wait, the oldest first. */
export function listWaitingLines(db: Db, provider: string, limit: number) {
  return db
    .select({ id: settlementLines.id, providerPaymentId: settlementLines.providerPaymentId })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlementId))
    .where(and(eq(settlementLines.state, 'open'), eq(settlements.provider, provider)))
    .orderBy(asc(settlementLines.createdAt), asc(settlementLines.position))
    .limit(limit)
}

const sumOf = (expression: ReturnType<typeof sql>) =>
  sql<Halalas>`coalesce(sum(${expression}), 0)::float8`.mapWith(Number)

/** Settlements with the sums of their lines, in any order. */
export function listSettlements(db: Db, ids: string[]) {
  const { kind, netHalalas, feeHalalas, vatHalalas, state } = settlementLines
  return db
    .select({
      settlement: settlements,
      lines: sql<number>`count(${settlementLines.id})::int`,
      open: sql<number>`(count(*) FILTER (WHERE ${state} = 'open'))::int`,
      fees: sumOf(
        sql`CASE WHEN ${inArray(kind, [...COST_KINDS])} THEN -${netHalalas} ELSE ${feeHalalas} END`,
      ),
      vat: sumOf(sql`${vatHalalas}`),
    })
    .from(settlements)
    .leftJoin(settlementLines, eq(settlementLines.settlementId, settlements.id))
    .where(inArray(settlements.id, ids))
    .groupBy(settlements.id)
}

/** Lines with what they name, in any order. */
export function listLines(db: Db, ids: string[]) {
  return db
    .select({
      line: settlementLines,
      settlement: { _id: settlements.id, settlementId: settlements.settlementId },
      booking: { _id: bookings.id, code: bookings.code },
      owner: users,
    })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlements.id, settlementLines.settlementId))
    .leftJoin(payments, eq(payments.id, settlementLines.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(users, eq(users.id, settlementLines.ownerId))
    .where(inArray(settlementLines.id, ids))
}

export const countLines = (db: Db): Promise<Record<SettlementLineState, number>> =>
  countStates(db, settlementLines, SETTLEMENT_LINE_STATES)

/** Settlements of which a line waits. */
export async function countOpenSettlements(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(DISTINCT ${settlementLines.settlementId})::int` })
    .from(settlementLines)
    .where(eq(settlementLines.state, 'open'))
  return row?.count ?? 0
}
