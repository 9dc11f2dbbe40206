import { and, eq, exists, getTableColumns, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { DATE_TAKING_STATES } from '@/lib/domain/booking/transitions'
import { OPEN_CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { bookingSources, bookings } from '@/server/db/schema/bookings/bookings'
import { guestReviews, reviews } from '@/server/db/schema/bookings/reviews'
import { listings } from '@/server/db/schema/listings/listings'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { chargebacks, payments } from '@/server/db/schema/money/payments'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { deleteGuestNames } from './agreements/store'

/** The bookings of a user with how the user came to them, shares, claims and reviews. */
export async function exportBookings(db: Db, userId: string) {
  return {
    bookings: await db
      .select({ ...getTableColumns(bookings), source: bookingSources.source })
      .from(bookings)
      .leftJoin(bookingSources, eq(bookingSources.bookingId, bookings.id))
      .where(eq(bookings.guestId, userId)),
    splitShares: await db
      .select({
        service: sql`${bookings.snapshot}->'service'->'name'`,
        amountHalalas: payments.amountHalalas,
        state: payments.state,
        paidAt: payments.paidAt,
      })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(and(eq(payments.payerId, userId), isNotNull(payments.shareId))),
    chargebacks: await db
      .select({
        code: bookings.code,
        amountHalalas: chargebacks.amountHalalas,
        state: chargebacks.state,
        createdAt: chargebacks.createdAt,
        decidedAt: chargebacks.decidedAt,
      })
      .from(chargebacks)
      .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
      .innerJoin(bookings, eq(bookings.id, chargebacks.bookingId))
      .where(or(ofPerson(db, userId), eq(payments.payerId, userId))),
    depositClaims: await db
      .select({ claim: depositClaims })
      .from(depositClaims)
      .innerJoin(bookings, eq(bookings.id, depositClaims.bookingId))
      .where(ofPerson(db, userId)),
    reviews: await db
      .select({ ...getTableColumns(reviews), service: LISTING_NAME })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviews.authorId, userId)),
    reviewsOfMe: await db
      .select({ rating: guestReviews.rating, text: guestReviews.body, createdAt: guestReviews.createdAt })
      .from(guestReviews)
      .where(eq(guestReviews.guestId, userId)),
  }
}

/** Removes the name of a closed account from the agreements of its bookings, which the vendor's books need. */
export const eraseAgreements = (tx: Db, userId: string): Promise<void> => deleteGuestNames(tx, userId)

const ofPerson = (db: Db, userId: string) =>
  or(eq(bookings.guestId, userId), inArray(bookings.vendorId, vendorOwnedBy(db, userId)))

/** Bookings of these guests and vendors that are not over, or whose money is in dispute. */
export function listOpenBookings(db: Db, userIds: string[], vendorIds: string[]) {
  const { id, code, guestId, vendorId } = bookings
  const isOfOne = or(inArray(guestId, userIds), inArray(vendorId, vendorIds))
  return db
    .select({ id, code, guestId, vendorId })
    .from(bookings)
    .where(
      and(isOfOne, or(inArray(bookings.state, DATE_TAKING_STATES), isDepositClaimed(db), isChargedBack(db))),
    )
}

/** The stay is over, and its deposit is neither the vendor's nor the guest's yet. */
const isDepositClaimed = (db: Db) =>
  exists(
    db
      .select({ id: depositClaims.id })
      .from(depositClaims)
      .where(and(eq(depositClaims.bookingId, bookings.id), ne(depositClaims.state, 'settled'))),
  )

/** A bank took a payment of it back, and has not decided. */
const isChargedBack = (db: Db) =>
  exists(
    db
      .select({ id: chargebacks.id })
      .from(chargebacks)
      .where(
        and(eq(chargebacks.bookingId, bookings.id), inArray(chargebacks.state, [...OPEN_CHARGEBACK_STATES])),
      ),
  )

/** Deletes the photos of a closed account's reviews. */
export async function eraseReviewPhotos(tx: Db, userId: string): Promise<void> {
  await tx.update(reviews).set({ photos: [] }).where(eq(reviews.authorId, userId))
}
