import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { messages } from '@/server/db/schema/conversations/conversations'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { users } from '@/server/db/schema/people/users'

/** Frees the dates of an option; false where it holds none. */
export async function deleteOption(tx: Db, offerId: string): Promise<boolean> {
  const freed = await tx
    .delete(allocations)
    .where(eq(allocations.offerId, offerId))
    .returning({ id: allocations.id })
  return freed.length > 0
}

/** The same of the offer that a booking uses. */
export async function deleteOptionOfBooking(tx: Db, bookingId: string): Promise<void> {
  const used = tx
    .select({ id: privateOffers.id })
    .from(privateOffers)
    .where(eq(privateOffers.bookingId, bookingId))
  await tx.delete(allocations).where(inArray(allocations.offerId, used))
}

const isRunOut = (now: Date) => and(isNotNull(allocations.offerId), lte(allocations.holdExpiresAt, now))

/** Frees the dates of the options of a listing whose time has run out; false where there is none. */
export async function deleteRunOutOptions(tx: Db, listingId: string, now: Date): Promise<boolean> {
  const freed = await tx
    .delete(allocations)
    .where(and(eq(allocations.listingId, listingId), isRunOut(now)))
    .returning({ id: allocations.id })
  return freed.length > 0
}

/** The listings of which an option has run out. */
export async function listRunOutListings(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ id: allocations.listingId }).from(allocations).where(isRunOut(now))
  return rows.map(({ id }) => id)
}

/** How many options are open of a listing, and for a guest. */
export async function countOpenOptions(
  tx: Db,
  { listingId, guestId }: { listingId: string; guestId: string },
  now: Date,
): Promise<{ ofListing: number; ofGuest: number }> {
  const offers = (filter: ReturnType<typeof eq>) =>
    sql<number>`count(DISTINCT ${privateOffers.id}) FILTER (WHERE ${filter})::int`
  const [row] = await tx
    .select({
      ofListing: offers(eq(privateOffers.listingId, listingId)),
      ofGuest: offers(eq(privateOffers.guestId, guestId)),
    })
    .from(allocations)
    .innerJoin(privateOffers, eq(privateOffers.id, allocations.offerId))
    .where(gt(allocations.holdExpiresAt, now))
  return row ?? { ofListing: 0, ofGuest: 0 }
}

/** Only an option that still holds its dates has rows. */
export const holdsDates = (db: Db, now: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(allocations)
      .where(and(eq(allocations.offerId, privateOffers.id), gt(allocations.holdExpiresAt, now))),
  )

/** The open options of a listing in the order in which they end, each with its guest. */
export function readOpenOptions(db: Db, listingId: string, now: Date) {
  return db
    .select({ offer: privateOffers, conversationId: messages.conversationId, guest: users })
    .from(privateOffers)
    .innerJoin(messages, eq(messages.id, privateOffers.messageId))
    .innerJoin(users, eq(users.id, privateOffers.guestId))
    .where(and(eq(privateOffers.listingId, listingId), holdsDates(db, now)))
    .orderBy(asc(privateOffers.expiresAt))
}

const isOpenOf = (db: Db, guestId: string, now: Date) =>
  and(eq(privateOffers.guestId, guestId), isNull(privateOffers.withdrawnAt), holdsDates(db, now))

/** The listings of which a guest has open options. */
export async function listOptionListings(db: Db, guestId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: privateOffers.listingId })
    .from(privateOffers)
    .where(isOpenOf(db, guestId, now))
  return rows.map(({ id }) => id)
}

/** Declines the open options of a guest, and returns them. */
export function declineOptionsOf(tx: Db, guestId: string, now: Date) {
  return tx
    .update(privateOffers)
    .set({ declinedAt: now })
    .where(isOpenOf(tx, guestId, now))
    .returning({ id: privateOffers.id, listingId: privateOffers.listingId })
}
