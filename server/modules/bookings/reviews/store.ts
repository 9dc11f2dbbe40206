import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { guestReviews, reviews } from '@/server/db/schema/bookings/reviews'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'

export type ReviewRow = typeof reviews.$inferSelect

export const findReview = (db: Db, id: string): Promise<ReviewRow | null> =>
  firstRow(db.select().from(reviews).where(eq(reviews.id, id)))

export const findReviewOf = (db: Db, bookingId: string): Promise<ReviewRow | null> =>
  firstRow(db.select().from(reviews).where(eq(reviews.bookingId, bookingId)))

/** Undefined when the booking has one already. */
export async function writeReview(
  tx: Db,
  review: typeof reviews.$inferInsert,
): Promise<ReviewRow | undefined> {
  const [written] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.bookingId })
    .returning()
  return written
}

export async function hasGuestReview(db: Db, bookingId: string): Promise<boolean> {
  const found = await db
    .select({ id: guestReviews.id })
    .from(guestReviews)
    .where(eq(guestReviews.bookingId, bookingId))
  return found.length > 0
}

/** False when the booking has one already. */
export async function writeGuestReview(tx: Db, review: typeof guestReviews.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(guestReviews)
    .values(review)
    .onConflictDoNothing({ target: guestReviews.bookingId })
    .returning({ id: guestReviews.id })
  return written.length > 0
}

/** Once: undefined when it is shown already. */
export async function markPublished(tx: Db, id: string, now: Date): Promise<ReviewRow | undefined> {
  const [published] = await tx
    .update(reviews)
    .set({ publishedAt: now })
    .where(and(eq(reviews.id, id), isNull(reviews.publishedAt)))
    .returning()
  return published
}

const AT_ONCE = 100

/** Blind reviews of stays that ended before `ended`. */
export async function listBlindBefore(db: Db, ended: Date): Promise<ReviewRow[]> {
  const rows = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(and(isNull(reviews.publishedAt), lt(bookings.checkOutAt, ended)))
    .orderBy(asc(reviews.createdAt))
    .limit(AT_ONCE)
  return rows.map((row) => row.review)
}

/** The owner of the listing and its names. */
export async function getListingOwner(db: Db, listingId: string) {
  const [row] = await db
    .select({ vendorId: listings.vendorId, name: listings.name, nameAr: listings.nameAr })
    .from(listings)
    .where(eq(listings.id, listingId))
  return row ?? null
}

/** False when a reply exists already. */
export async function insertReply(tx: Db, id: string, text: string, now: Date): Promise<boolean> {
  const answered = await tx
    .update(reviews)
    .set({ vendorAnswer: text, answeredAt: now })
    .where(and(eq(reviews.id, id), isNull(reviews.vendorAnswer)))
    .returning({ id: reviews.id })
  return answered.length > 0
}

export async function setHidden(tx: Db, id: string, isHidden: boolean): Promise<boolean> {
  const changed = await tx
    .update(reviews)
    .set({ isHidden })
    .where(and(eq(reviews.id, id), sql`${reviews.isHidden} <> ${isHidden}`))
    .returning({ id: reviews.id })
  return changed.length > 0
}

/** One page of the visible reviews of a vendor's listings; those without a reply come first. */
export async function listReviewsOfVendor(db: Db, vendorId: string, page: { limit: number; offset: number }) {
  const own = and(
    eq(listings.vendorId, vendorId),
    eq(reviews.isHidden, false),
    isNotNull(reviews.publishedAt),
  )
  const rows = await db
    .select({ review: reviews, listing: listings, author: users })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(own)
    .orderBy(sql`${reviews.vendorAnswer} IS NOT NULL`, desc(reviews.publishedAt), desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(own)
  return { rows, total: counted?.total ?? 0 }
}

/** A vendor's finished bookings since `endedAfter` whose guest has no review yet. */
export function listGuestsToReview(db: Db, vendorId: string, endedAfter: Date) {
  return db
    .select({ booking: bookings, guest: users })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.guestId))
    .leftJoin(guestReviews, eq(guestReviews.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.vendorId, vendorId),
        eq(bookings.state, 'completed'),
        gte(bookings.checkOutAt, endedAfter),
        isNull(guestReviews.id),
      ),
    )
    .orderBy(asc(bookings.checkOutAt))
    .limit(AT_ONCE)
}
