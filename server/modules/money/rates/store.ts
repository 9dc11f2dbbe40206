import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { rates } from '@/server/db/schema/money/rates'
import { users } from '@/server/db/schema/people/users'

export type RateRow = typeof rates.$inferSelect

const { placeholder } = sql

const percentsOn = prepared('percents_on', (db) =>
  db
    .selectDistinctOn([rates.kind], { kind: rates.kind, percent: rates.percent })
    .from(rates)
    .where(and(isNull(rates.withdrawnAt), lte(rates.holdsFrom, placeholder('day'))))
    .orderBy(rates.kind, desc(rates.holdsFrom)),
)

/** What holds on a day, for the kinds of which a rate was added. */
export const listPercentsOn = (db: Db, day: Day): Promise<Pick<RateRow, 'kind' | 'percent'>[]> =>
  percentsOn(db, { day })

export const countBegun = (db: Db, today: Day): Promise<number> =>
  db.$count(rates, and(isNull(rates.withdrawnAt), lte(rates.holdsFrom, today)))

/** All rates with who added them, the latest day first. */
export function listRateRows(db: Db) {
  return db
    .select({ rate: rates, creator: users })
    .from(rates)
    .leftJoin(users, eq(users.id, rates.createdBy))
    .orderBy(desc(rates.holdsFrom), sql`${rates.withdrawnAt} DESC NULLS FIRST`, desc(rates.createdAt))
}

/** Undefined when a rate of the kind begins on this day already. */
export async function insertRate(tx: Db, rate: typeof rates.$inferInsert): Promise<RateRow | undefined> {
  const [added] = await tx.insert(rates).values(rate).onConflictDoNothing().returning()
  return added
}

/** Compare-and-swap: undefined when it is withdrawn already, has begun, or there is none. */
export async function withdrawRateRow(
  tx: Db,
  id: string,
  { now, today }: { now: Date; today: Day },
): Promise<RateRow | undefined> {
  const isAhead = and(isNull(rates.withdrawnAt), gt(rates.holdsFrom, today))
  const [withdrawn] = await tx
    .update(rates)
    .set({ withdrawnAt: now })
    .where(and(eq(rates.id, id), isAhead))
    .returning()
  return withdrawn
}

export async function findRate(db: Db, id: string): Promise<RateRow | undefined> {
  const [row] = await db.select().from(rates).where(eq(rates.id, id))
  return row
}
