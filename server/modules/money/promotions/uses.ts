import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type PromotionRefusal, refuseUse } from '@/lib/domain/promotions/promotion'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { promotions, promotionUses } from '@/server/db/schema/money/promotions'
import { countUsesOf } from './store'

/** Counts a use for a booking within the limits of its code; otherwise says why not. */
export async function takeUse(
  tx: Db,
  { id: bookingId, guestId }: { id: string; guestId: string },
  promotionId: string,
  now: Date,
): Promise<PromotionRefusal | null> {
  const refusal = await refuseLocked(tx, promotionId, guestId, now)
  if (refusal) return refusal
  await tx.insert(promotionUses).values({ bookingId, promotionId, guestId, createdAt: now })
  await count(tx, promotionId, 1)
  return null
}

/** Gives the use of a booking back, once; nothing where it used no code. */
export async function giveBackUse(tx: Db, bookingId: string, now: Date): Promise<void> {
  const [given] = await tx
    .update(promotionUses)
    .set({ givenBackAt: now })
    .where(and(eq(promotionUses.bookingId, bookingId), isNull(promotionUses.givenBackAt)))
    .returning({ promotionId: promotionUses.promotionId })
  if (given) await count(tx, given.promotionId, -1)
}

/** Takes back what a late payment needs again: false where the limits of the code allow it no more. */
export async function retakeUse(tx: Db, bookingId: string, now: Date): Promise<boolean> {
  const ofBooking = and(eq(promotionUses.bookingId, bookingId), isNotNull(promotionUses.givenBackAt))
  const [given] = await tx.select().from(promotionUses).where(ofBooking)
  if (!given) return true
  const { promotionId, guestId } = given
  if (await refuseLocked(tx, promotionId, guestId, now)) return false
  await tx.update(promotionUses).set({ givenBackAt: null }).where(ofBooking)
  await count(tx, promotionId, 1)
  return true
}

/** Locks the code, so that parallel uses see each other. */
async function refuseLocked(
  tx: Db,
  promotionId: string,
  guestId: string,
  now: Date,
): Promise<PromotionRefusal | null> {
  const [code] = await tx.select().from(promotions).where(eq(promotions.id, promotionId)).for('update')
  if (!code) return 'ended'
  const usesByGuest = await countUsesOf(tx, promotionId, guestId)
  return refuseUse({ ...code, isEnded: code.endedAt !== null }, usesByGuest, riyadhDay(now))
}

async function count(tx: Db, promotionId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(promotions)
    .set({ uses: sql`${promotions.uses} + ${change}` })
    .where(eq(promotions.id, promotionId))
}
