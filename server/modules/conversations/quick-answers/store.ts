import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { guestNotes, quickAnswers } from '@/server/db/schema/conversations/message-templates'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'

type QuickAnswer = typeof quickAnswers.$inferSelect

/** The answers of a vendor, the oldest first. */
export const listAnswers = (db: Db, vendorId: string): Promise<QuickAnswer[]> =>
  db
    .select()
    .from(quickAnswers)
    .where(eq(quickAnswers.vendorId, vendorId))
    .orderBy(asc(quickAnswers.createdAt), asc(quickAnswers.id))

export async function lockAnswer(tx: Db, vendorId: string, id: string): Promise<QuickAnswer | null> {
  const [row] = await tx
    .select()
    .from(quickAnswers)
    .where(and(eq(quickAnswers.id, id), eq(quickAnswers.vendorId, vendorId)))
    .for('update')
  return row ?? null
}

export const countAnswers = (tx: Db, vendorId: string): Promise<number> =>
  tx.$count(quickAnswers, eq(quickAnswers.vendorId, vendorId))

export async function insertAnswer(tx: Db, row: typeof quickAnswers.$inferInsert): Promise<string> {
  const [written] = await tx.insert(quickAnswers).values(row).returning({ id: quickAnswers.id })
  if (!written) throw new Error('the database took an answer and gave nothing back')
  return written.id
}

export async function updateAnswer(tx: Db, id: string, patch: Partial<QuickAnswer>): Promise<void> {
  await tx.update(quickAnswers).set(patch).where(eq(quickAnswers.id, id))
}

export async function deleteAnswer(tx: Db, id: string): Promise<void> {
  await tx.delete(quickAnswers).where(eq(quickAnswers.id, id))
}

/** What the variables of a conversation are taken from; the booking is null where there is none. */
export async function findFilling(
  db: Db,
  { listingId, guestId, bookingId }: { listingId: string; guestId: string; bookingId: string | null },
) {
  const [row] = await db
    .select({ listing: listings, guest: users, wifi: guestNotes.wifi, booking: bookings })
    .from(listings)
    .innerJoin(users, eq(users.id, guestId))
    .leftJoin(guestNotes, eq(guestNotes.listingId, listings.id))
    .leftJoin(bookings, eq(bookings.id, bookingId ?? ''))
    .where(eq(listings.id, listingId))
  return row ?? null
}
