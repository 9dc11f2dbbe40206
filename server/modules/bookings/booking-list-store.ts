import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SeriesPlace } from '@/lib/contract/schemas/booking/series'
import type { Span } from '@/lib/domain/booking/period'
import { type BookingState, DATE_TAKING_STATES } from '@/lib/domain/booking/transitions'
import { ACTIVE_SPLIT_STATES } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { dateChanges } from '@/server/db/schema/bookings/date-changes'
import { guestReviews, reviews } from '@/server/db/schema/bookings/reviews'
import { listings, listingTexts } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { isBookingOf } from '@/server/policy/booking-of-listing'
import { CHECKED_VAT_NUMBER } from '@/server/policy/checked-vat-number'
import { isOwnerOf } from '@/server/policy/vendor-owner'
import { isLastDateChange } from './date-changes/store'
import type { Booking } from './store'

/** The side that reads a booking. */
export type Side = { guestId: string } | { vendorId: string }

const guests = alias(users, 'guest')

const reported = {
  booking: bookings,
  host: users,
  guest: guests,
  listing: listings,
  secondaryPhone: listingTexts.secondaryPhone,
  reviewId: reviews.id,
  dateChange: dateChanges,
  guestReviewId: guestReviews.id,
  /** friends are paying it */
  isSplit: sql<boolean>`EXISTS (SELECT FROM splits s WHERE s.booking_id = ${bookings.id} AND ${inArray(sql`s.state`, [...ACTIVE_SPLIT_STATES])})`,
  /** its place among the weeks of its series */
  series: sql<SeriesPlace | null>`CASE WHEN ${bookings.seriesId} IS NOT NULL THEN (
    SELECT json_build_object('_id', ${bookings.seriesId}, 'of', count(*), 'number', count(*) FILTER (WHERE w.check_in_at <= ${bookings.checkInAt}))
    FROM bookings w WHERE w.series_id = ${bookings.seriesId}) END`,
  /** mean of the vendors' ratings of the guest */
  guestRating: sql<
    number | null
  >`(SELECT round(avg(g.rating), 2)::float8 FROM guest_reviews g WHERE g.guest_id = ${bookings.guestId})`,
}

const bookingsWithParties = (db: Db) =>
  db
    .select(reported)
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(vendorMembers, isOwnerOf(bookings.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .leftJoin(listingTexts, eq(listingTexts.listingId, bookings.listingId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .leftJoin(guestReviews, eq(guestReviews.bookingId, bookings.id))
    .leftJoin(dateChanges, isLastDateChange)

export const ofSide = (side: Side) =>
  'guestId' in side ? eq(bookings.guestId, side.guestId) : eq(bookings.vendorId, side.vendorId)

/** A booking of this side with host, guest and listing; null for a booking of others. */
export const findBookingOf = (db: Db, side: Side, id: string) =>
  firstRow(bookingsWithParties(db).where(and(eq(bookings.id, id), ofSide(side))))

export type BookingWithParties = NonNullable<Awaited<ReturnType<typeof findBookingOf>>>

/** By check-in, by the deadline to answer, or the newest first. */
export type ListOrder = 'arrival' | 'expiry' | 'newest'
const ORDERS = {
  arrival: asc(bookings.checkInAt),
  expiry: asc(bookings.expiresAt),
  newest: desc(bookings.createdAt),
} as const satisfies Record<ListOrder, unknown>

export const hasStarted = (before: Date | undefined) => (before ? lt(bookings.checkInAt, before) : undefined)

/** One page of a side's bookings. */
export function listBookingsOf(
  db: Db,
  side: Side,
  states: BookingState[],
  page: { limit: number; offset: number; order: ListOrder; begunBefore?: Date },
) {
  return bookingsWithParties(db)
    .where(and(ofSide(side), inArray(bookings.state, states), hasStarted(page.begunBefore)))
    .orderBy(ORDERS[page.order], asc(bookings.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** The bookings that hold dates of a listing within a window, the earliest first. */
export function readBookingsWithin(db: Db, listingId: string, { from, to }: Span) {
  return db
    .select({ booking: bookings, guest: guests })
    .from(bookings)
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(
      and(
        isBookingOf(listingId),
        inArray(bookings.state, DATE_TAKING_STATES),
        lt(bookings.checkInAt, to),
        gt(bookings.checkOutAt, from),
      ),
    )
    .orderBy(asc(bookings.checkInAt), asc(bookings.id))
}

export async function findVatNumber(db: Db, vendorId: string): Promise<string | null> {
  const [row] = await db
    .select({ vatNumber: CHECKED_VAT_NUMBER })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return row?.vatNumber ?? null
}

export async function listHistories(db: Db, bookingIds: string[]) {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(bookingEvents)
    .where(inArray(bookingEvents.bookingId, bookingIds))
    .orderBy(asc(bookingEvents.createdAt), sql`${bookingEvents.fromState} IS NOT NULL`, asc(bookingEvents.id))
}

export type HistoryRow = Awaited<ReturnType<typeof listHistories>>[number]

/** A guest and a host. */
export interface GuestVendorPair {
  guestId: string
  vendorId: string
}

/** Every booking of these guests at listings of these hosts. */
export async function listBookingsOfPairs(db: Db, pairs: readonly GuestVendorPair[]): Promise<Booking[]> {
  if (pairs.length === 0) return []
  return db
    .select()
    .from(bookings)
    .where(
      or(
        ...pairs.map(({ guestId, vendorId }) =>
          and(eq(bookings.guestId, guestId), eq(bookings.vendorId, vendorId)),
        ),
      ),
    )
}
