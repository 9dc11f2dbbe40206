import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { OPEN_CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import type { Db } from '@/server/db/db'
import type { MoneyTimer } from '@/server/db/schema/money/ledger'
import { moneyTimers } from '@/server/db/schema/money/ledger'

const AT_ONCE = 200

const OPEN_CHARGEBACKS = sql.join(
  OPEN_CHARGEBACK_STATES.map((state) => sql`${state}`),
  sql`, `,
)

/** An open complaint or chargeback stops all money of its booking, an open claim on the deposit the earnings too. */
const UNDISPUTED = sql`NOT EXISTS (
    SELECT 1 FROM exception_requests e WHERE e.booking_id = ${moneyTimers.bookingId} AND e.state = 'pending')
  AND NOT EXISTS (
    SELECT 1 FROM deposit_claims c WHERE c.booking_id = ${moneyTimers.bookingId} AND c.state <> 'settled')
  AND NOT EXISTS (
    SELECT 1 FROM chargebacks b WHERE b.booking_id = ${moneyTimers.bookingId} AND b.state IN (${OPEN_CHARGEBACKS}))`

/** Whether nothing about the booking is in dispute; asked again under the lock of the booking, before its money moves. */
export async function isUndisputed(tx: Db, bookingId: string): Promise<boolean> {
  return (await tx.$count(moneyTimers, and(eq(moneyTimers.bookingId, bookingId), UNDISPUTED))) > 0
}

/** A batch of money that moves by itself and whose time has come, the oldest first; what is in dispute waits. */
export function listDueMoney(db: Db, now: Date): Promise<{ bookingId: string; kind: MoneyTimer }[]> {
  return db
    .select({ bookingId: moneyTimers.bookingId, kind: moneyTimers.kind })
    .from(moneyTimers)
    .where(
      and(isNull(moneyTimers.doneAt), isNull(moneyTimers.pausedAt), lte(moneyTimers.dueAt, now), UNDISPUTED),
    )
    .orderBy(asc(moneyTimers.dueAt))
    .limit(AT_ONCE)
}
