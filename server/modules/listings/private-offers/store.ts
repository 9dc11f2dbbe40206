import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'

export type StoredOffer = typeof privateOffers.$inferSelect

export const findOffer = (db: Db, id: string): Promise<StoredOffer | null> =>
  firstRow(db.select().from(privateOffers).where(eq(privateOffers.id, id)))

const isOpen = (id: string, now: Date) =>
  and(
    eq(privateOffers.id, id),
    or(isNull(privateOffers.bookingId), isNotNull(privateOffers.givenBackAt)),
    isNull(privateOffers.withdrawnAt),
    isNull(privateOffers.declinedAt),
    gt(privateOffers.expiresAt, now),
  )

/** Gives an offer to a booking where it may still be used: by compare-and-swap, so that one of two gets it. */
export async function takeOffer(
  tx: Db,
  id: string,
  bookingId: string,
  now: Date,
): Promise<StoredOffer | null> {
  const [row] = await tx
    .update(privateOffers)
    .set({ bookingId, givenBackAt: null })
    .where(isOpen(id, now))
    .returning()
  return row ?? null
}

/** The offer of a booking, which is free again; null where the booking has none. */
export async function freeOffer(tx: Db, bookingId: string, now: Date): Promise<StoredOffer | null> {
  const [row] = await tx
    .update(privateOffers)
    .set({ givenBackAt: now })
    .where(and(eq(privateOffers.bookingId, bookingId), isNull(privateOffers.givenBackAt)))
    .returning()
  return row ?? null
}

/** The offer of a booking, used by it again; null where another booking has used it since. */
export async function regainOffer(tx: Db, bookingId: string): Promise<StoredOffer | null> {
  const [row] = await tx
    .update(privateOffers)
    .set({ givenBackAt: null })
    .where(eq(privateOffers.bookingId, bookingId))
    .returning()
  return row ?? null
}

/** False where it was used or had ended before. */
export async function endOffer(
  tx: Db,
  id: string,
  end: 'withdrawnAt' | 'declinedAt',
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(privateOffers)
    .set({ [end]: now })
    .where(isOpen(id, now))
    .returning({ id: privateOffers.id })
  return ended.length > 0
}
