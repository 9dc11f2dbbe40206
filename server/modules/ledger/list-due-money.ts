import { and, asc, isNull, lte } from 'drizzle-orm'
import type { MoneyTimer } from '@/lib/domain/ledger/due-dates'
import type { Db } from '@/server/db/db'
import { moneyTimers } from '@/server/db/schema/money/ledger'

const AT_ONCE = 200

/** A batch of money that moves by itself and whose time has come, the oldest first; claimed deposits wait. */
export function listDueMoney(db: Db, now: Date): Promise<{ bookingId: string; kind: MoneyTimer }[]> {
  return db
    .select({ bookingId: moneyTimers.bookingId, kind: moneyTimers.kind })
    .from(moneyTimers)
    .where(and(isNull(moneyTimers.doneAt), isNull(moneyTimers.pausedAt), lte(moneyTimers.dueAt, now)))
    .orderBy(asc(moneyTimers.dueAt))
    .limit(AT_ONCE)
}
