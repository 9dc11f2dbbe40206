import { and, count, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PromotionState } from '@/lib/domain/promotions/wire'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { promotions, promotionUses } from '@/server/db/schema/money/promotions'

export type Promotion = typeof promotions.$inferSelect

/** The code that is not ended, otherwise the one that ended last. */
export async function findByCode(db: Db, code: string): Promise<Promotion | null> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(eq(promotions.code, code))
    .orderBy(sql`${promotions.endedAt} DESC NULLS FIRST`)
    .limit(1)
  return row ?? null
}

export function countUsesOf(db: Db, promotionId: string, guestId: string): Promise<number> {
  const ofGuest = and(eq(promotionUses.promotionId, promotionId), eq(promotionUses.guestId, guestId))
  return db.$count(promotionUses, and(ofGuest, isNull(promotionUses.givenBackAt)))
}

/** Undefined when a code with this text is not ended yet. */
export async function writePromotion(
  tx: Db,
  promotion: typeof promotions.$inferInsert,
): Promise<Promotion | undefined> {
  const [written] = await tx.insert(promotions).values(promotion).onConflictDoNothing().returning()
  return written
}

/** Compare-and-swap: undefined when it is ended already, or there is none. */
export async function endPromotionRow(tx: Db, id: string, now: Date): Promise<Promotion | undefined> {
  const [ended] = await tx
    .update(promotions)
    .set({ endedAt: now })
    .where(and(eq(promotions.id, id), isNull(promotions.endedAt)))
    .returning()
  return ended
}

export async function isPromotion(db: Db, id: string): Promise<boolean> {
  return (await db.$count(promotions, eq(promotions.id, id))) > 0
}

export const isIn = (state: PromotionState, today: Day) =>
  state === 'active'
    ? and(isNull(promotions.endedAt), gte(promotions.lastDay, today))
    : or(sql`${promotions.endedAt} IS NOT NULL`, lt(promotions.lastDay, today))

/** In any order. */
export const listPromotionsByIds = (db: Db, ids: string[]): Promise<Promotion[]> =>
  db.select().from(promotions).where(inArray(promotions.id, ids))

export async function countByState(db: Db, today: Day): Promise<Record<PromotionState, number>> {
  const [row] = await db
    .select({
      all: count(),
      active: sql<number>`count(*) FILTER (WHERE ${isIn('active', today)})`.mapWith(Number),
    })
    .from(promotions)
  const { all = 0, active = 0 } = row ?? {}
  return { active, ended: all - active }
}
