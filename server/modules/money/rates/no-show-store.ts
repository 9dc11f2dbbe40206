import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { noShowRules } from '@/server/db/schema/money/no-show-rules'
import { users } from '@/server/db/schema/people/users'

type RuleRow = typeof noShowRules.$inferSelect

const isValid = isNull(noShowRules.withdrawnAt)

const termsOn = prepared('no_show_terms_on', (db) =>
  db
    .select({ afterHours: noShowRules.afterHours, chargedPercent: noShowRules.chargedPercent })
    .from(noShowRules)
    .where(and(isValid, lte(noShowRules.holdsFrom, sql.placeholder('day'))))
    .orderBy(desc(noShowRules.holdsFrom))
    .limit(1),
)

/** What holds on a day; null before the first rule. */
export const findTermsOn = (db: Db, day: Day): Promise<NoShowTerms | null> => firstRow(termsOn(db, { day }))

export const countNoShowRulesUntil = (db: Db, day: Day): Promise<number> =>
  db.$count(noShowRules, and(isValid, lte(noShowRules.holdsFrom, day)))

/** All rules with who added them, the latest day first. */
export function listNoShowRows(db: Db) {
  return db
    .select({ rule: noShowRules, creator: users })
    .from(noShowRules)
    .innerJoin(users, eq(users.id, noShowRules.createdBy))
    .orderBy(
      desc(noShowRules.holdsFrom),
      sql`${noShowRules.withdrawnAt} DESC NULLS FIRST`,
      desc(noShowRules.createdAt),
    )
}

/** Undefined when a rule begins on this day already. */
export async function insertNoShowRule(
  tx: Db,
  rule: typeof noShowRules.$inferInsert,
): Promise<RuleRow | undefined> {
  const [added] = await tx.insert(noShowRules).values(rule).onConflictDoNothing().returning()
  return added
}

/** Compare-and-swap: undefined when it is withdrawn already, has begun, or there is none. */
export async function withdrawNoShowRow(
  tx: Db,
  id: string,
  { now, today }: { now: Date; today: Day },
): Promise<RuleRow | undefined> {
  const [withdrawn] = await tx
    .update(noShowRules)
    .set({ withdrawnAt: now })
    .where(and(eq(noShowRules.id, id), isValid, gt(noShowRules.holdsFrom, today)))
    .returning()
  return withdrawn
}

export async function findNoShowRule(db: Db, id: string): Promise<RuleRow | undefined> {
  const [row] = await db.select().from(noShowRules).where(eq(noShowRules.id, id))
  return row
}
