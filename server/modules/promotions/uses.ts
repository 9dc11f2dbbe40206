import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { PromotionRefusal } from '@/lib/domain/promotions/promotion'
import type { Db } from '@/server/db/db'
import { promotions, promotionUses } from '@/server/db/schema/money/promotions'
import { countUsesOf } from './store'

/**
 * Counts a use for a booking, while the code is not ended and not used up; otherwise says why not. The update locks the
 * code, so that parallel uses see each other; what it counted in vain goes with the transaction.
 */
export async function takeUse(
  tx: Db,
  { id: bookingId, guestId }: { id: string; guestId: string },
  promotionId: string,
  now: Date,
): Promise<PromotionRefusal | null> {
  const isCounted = await countUp(tx, promotionId)
  const [code] = await tx.select().from(promotions).where(eq(promotions.id, promotionId))
  if (!code || code.endedAt) return 'ended'
  if ((await countUsesOf(tx, promotionId, guestId)) >= code.maxUsesPerUser) return 'used_by_you'
  if (!isCounted) return 'used_up'
  await tx.insert(promotionUses).values({ bookingId, promotionId, guestId, createdAt: now })
  return null
}

/** Gives the use of a booking back, once; nothing where it used no code. */
export async function giveBackUse(tx: Db, bookingId: string, now: Date): Promise<void> {
  const [given] = await tx
    .update(promotionUses)
    .set({ givenBackAt: now })
    .where(and(eq(promotionUses.bookingId, bookingId), isNull(promotionUses.givenBackAt)))
    .returning({ promotionId: promotionUses.promotionId })
  if (!given) return
  await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} - 1` })
    .where(eq(promotions.id, given.promotionId))
}

/** Takes back what a late payment needs again: false when the code is ended or used up meanwhile. */
export async function retakeUse(tx: Db, bookingId: string): Promise<boolean> {
  const [retaken] = await tx
    .update(promotionUses)
    .set({ givenBackAt: null })
    .where(and(eq(promotionUses.bookingId, bookingId), isNotNull(promotionUses.givenBackAt)))
    .returning()
  if (!retaken || (await countUp(tx, retaken.promotionId))) return true
  await tx.update(promotionUses).set(retaken).where(eq(promotionUses.bookingId, bookingId))
  return false
}

async function countUp(tx: Db, promotionId: string): Promise<boolean> {
  const isFree = and(isNull(promotions.endedAt), lt(promotions.uses, promotions.maxUses))
  const counted = await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} + 1` })
    .where(and(eq(promotions.id, promotionId), isFree))
    .returning({ id: promotions.id })
  return counted.length > 0
}
