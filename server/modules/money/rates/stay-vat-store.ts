import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { StayVatRule } from '@/lib/domain/rates/stay-vat'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { stayVatRules } from '@/server/db/schema/money/stay-vat-rules'
import { users } from '@/server/db/schema/people/users'

type RuleRow = typeof stayVatRules.$inferSelect

const isValid = isNull(stayVatRules.withdrawnAt)

const rulesUntil = prepared('stay_vat_rules_until', (db) =>
  db
    .select({
      listingType: stayVatRules.listingType,
      accountedBy: stayVatRules.accountedBy,
      holdsFrom: stayVatRules.holdsFrom,
    })
    .from(stayVatRules)
    .where(and(isValid, lte(stayVatRules.holdsFrom, sql.placeholder('day')))),
)

/** The rules that have begun by a day. */
export const listRulesUntil = (db: Db, day: Day): Promise<StayVatRule[]> => rulesUntil(db, { day })

export const countRulesUntil = (db: Db, day: Day): Promise<number> =>
  db.$count(stayVatRules, and(isValid, lte(stayVatRules.holdsFrom, day)))

/** Whether Diyar is the deemed supplier of any stays now or later. */
export async function isDeemedRule(db: Db): Promise<boolean> {
  return (await db.$count(stayVatRules, and(isValid, eq(stayVatRules.accountedBy, 'diyar')))) > 0
}

/** All rules with who added them, the latest day first. */
export function listRuleRows(db: Db) {
  return db
    .select({ rule: stayVatRules, creator: users })
    .from(stayVatRules)
    .innerJoin(users, eq(users.id, stayVatRules.createdBy))
    .orderBy(
      desc(stayVatRules.holdsFrom),
      sql`${stayVatRules.withdrawnAt} DESC NULLS FIRST`,
      desc(stayVatRules.createdAt),
    )
}

/** Undefined when a rule of the same types begins on this day already. */
export async function insertRule(
  tx: Db,
  rule: typeof stayVatRules.$inferInsert,
): Promise<RuleRow | undefined> {
  const [added] = await tx.insert(stayVatRules).values(rule).onConflictDoNothing().returning()
  return added
}

/** Compare-and-swap: undefined when it is withdrawn already, has begun, or there is none. */
export async function withdrawRuleRow(
  tx: Db,
  id: string,
  { now, today }: { now: Date; today: Day },
): Promise<RuleRow | undefined> {
  const isAhead = and(isValid, gt(stayVatRules.holdsFrom, today))
  const [withdrawn] = await tx
    .update(stayVatRules)
    .set({ withdrawnAt: now })
    .where(and(eq(stayVatRules.id, id), isAhead))
    .returning()
  return withdrawn
}

export async function findRule(db: Db, id: string): Promise<RuleRow | undefined> {
  const [row] = await db.select().from(stayVatRules).where(eq(stayVatRules.id, id))
  return row
}
