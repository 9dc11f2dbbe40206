import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { ChosenRoom } from '@/lib/domain/booking/bookable'
import type { Span } from '@/lib/domain/booking/period'
import { allRooms } from '@/lib/domain/booking/rooms'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { IN_LOCK_ORDER, idsOf, withProperties } from '@/server/db/lock-listing'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { dateChanges } from '@/server/db/schema/bookings/date-changes'
import { newId } from '@/server/db/schema/columns'
import { listings, units } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { isBookingOf } from '@/server/policy/booking-of-listing'
import type { Booking } from './store'

const LIVE_STATES = ['held', 'confirmed', 'blocked'] as const

const HOLD_STATES = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state) => BOOKING_STATES[state].dates === 'held',
)

const lockedForBooking = prepared('lock_for_booking', (tx) => {
  const isOfListing = isBookingOf(listings.id)
  const isChangeRunOut = and(
    isOfListing,
    eq(dateChanges.state, 'open'),
    lte(dateChanges.expiresAt, sql.placeholder('now')),
  )
  const isRunOut = and(
    isOfListing,
    inArray(bookings.state, HOLD_STATES),
    lte(bookings.expiresAt, sql.placeholder('now')),
  )
  const isOptionRunOut = and(
    eq(allocations.listingId, listings.id),
    isNotNull(allocations.offerId),
    lte(allocations.holdExpiresAt, sql.placeholder('now')),
  )
  return tx
    .select({
      id: listings.id,
      isLive: sql<boolean>`${listings.state} = 'live' AND ${listings.deletedAt} IS NULL`,
      hasRunOut: sql<boolean>`EXISTS (SELECT 1 FROM ${bookings} WHERE ${isRunOut})
        OR EXISTS (SELECT 1 FROM ${allocations} WHERE ${isOptionRunOut})
        OR EXISTS (SELECT 1 FROM ${dateChanges} JOIN ${bookings} ON ${bookings.id} = ${dateChanges.bookingId} WHERE ${isChangeRunOut})`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, sql.placeholder('guestId')))
    .where(withProperties(idsOf(sql.placeholder('ids'))))
    .orderBy(...IN_LOCK_ORDER)
    .for('no key update', { of: [listings, users] })
})

/**
 * Locks the listings with their properties, and the guest, so that the count of open bookings is exact. Also returns the
 * listings whose dates an expired hold may block.
 */
export async function lockForBooking(
  tx: Db,
  { listingIds, guestId }: { listingIds: readonly string[]; guestId: string },
  now: Date,
): Promise<{ areLive: boolean; runOut: string[] }> {
  const rows = await lockedForBooking(tx, { ids: listingIds.join(), guestId, now: now.toISOString() })
  const runOut = rows.filter(({ id, hasRunOut }) => hasRunOut && listingIds.includes(id))
  return {
    areLive: rows.length > 0 && rows.every(({ isLive }) => isLive),
    runOut: runOut.map(({ id }) => id),
  }
}

const rangeOf = ({ from, to }: Span) => `[${from.toISOString()},${to.toISOString()})`

/** Whose dates they are: those of a booking, or of an offer that is an option. */
export type DatesOwner = ({ bookingId: string; offerId?: never } | { offerId: string; bookingId?: never }) & {
  /** of a hold */
  expiresAt: Date | null
}

/**
 * Allocates free units for a span, the first in their order; returns false and takes none when too few are free. The
 * exclusion constraint refuses a concurrent overlap.
 */
export async function allocateFreeUnits(
  tx: Db,
  { expiresAt, ...owner }: DatesOwner,
  { listingId, units: requested }: ChosenRoom,
  span: Span,
  state: 'held' | 'confirmed',
): Promise<boolean> {
  const { bookingId = null, offerId = null } = owner
  const ids = Array.from({ length: requested }, newId).join()
  const during = sql`${rangeOf(span)}::tstzrange`
  const holdExpiresAt = state === 'held' ? (expiresAt?.toISOString() ?? null) : null
  const taken = sql`SELECT 1 FROM ${allocations} WHERE ${and(
    eq(allocations.unitId, units.id),
    eq(allocations.listingId, listingId),
    inArray(allocations.state, [...LIVE_STATES]),
    sql`${allocations.during} && ${during}`,
  )}`
  const written = await rowsOf(
    tx,
    sql`
    WITH free AS (
      SELECT ${units.id} AS id, row_number() OVER (ORDER BY ${units.number}, ${units.id})::int AS place FROM ${units}
      WHERE ${units.listingId} = ${listingId} AND NOT EXISTS (${taken}) ORDER BY place LIMIT ${requested}
    )
    INSERT INTO ${allocations} (id, unit_id, listing_id, booking_id, offer_id, during, state, hold_expires_at)
    SELECT (string_to_array(${ids}, ','))[place], id, ${listingId}, ${bookingId}, ${offerId}, ${during}, ${state}, ${holdExpiresAt}::timestamptz
    FROM free WHERE (SELECT count(*) FROM free) = ${requested} RETURNING id`,
  )
  return written.length === requested
}

/**
 * Holds what a booking needs of free units for other dates beside its own allocations, on its own units first: only the part of
 * the span that it does not have already, because a unit takes each instant once. False, and nothing is held, where too few are free.
 */
async function holdNewUnits(
  tx: Db,
  { id }: Pick<Booking, 'id'>,
  { listingId, units: requested }: ChosenRoom,
  span: Span,
  until: Date,
): Promise<boolean> {
  // One unit has at most two parts: before the own dates and after them.
  const ids = Array.from({ length: requested * 2 }, newId).join()
  const during = sql`${rangeOf(span)}::tstzrange`
  const onUnit = (isOwn: boolean) =>
    sql`${and(
      eq(allocations.unitId, units.id),
      eq(allocations.listingId, listingId),
      inArray(allocations.state, [...LIVE_STATES]),
      isOwn ? eq(allocations.bookingId, id) : sql`${allocations.bookingId} IS DISTINCT FROM ${id}`,
    )}`
  const [held] = await rowsOf<{ units: number }>(
    tx,
    sql`
    WITH possible AS (
      SELECT ${units.id} AS id, ${units.number} AS number,
        coalesce((SELECT range_agg(${allocations.during}) FROM ${allocations} WHERE ${onUnit(true)}), '{}') AS own
      FROM ${units} WHERE ${units.listingId} = ${listingId}
        AND NOT EXISTS (SELECT 1 FROM ${allocations} WHERE ${onUnit(false)} AND ${allocations.during} && ${during})
    ), free AS (
      SELECT id, own FROM possible ORDER BY isempty(own), number, id LIMIT ${requested}
    ), part AS (
      SELECT id, during, row_number() OVER ()::int AS place
      FROM free CROSS JOIN LATERAL unnest(tstzmultirange(${during}) - own) AS during
      WHERE (SELECT count(*) FROM free) = ${requested}
    ), written AS (
      INSERT INTO ${allocations} (id, unit_id, listing_id, booking_id, during, state, hold_expires_at, is_for_date_change)
      SELECT (string_to_array(${ids}, ','))[place], id, ${listingId}, ${id}, during, 'held', ${until.toISOString()}::timestamptz, true
      FROM part
    )
    SELECT count(*)::int AS units FROM free`,
  )
  return held?.units === requested
}

/** The same of each room type of a booking; false where one has too few units free, and those before it may be held. */
export async function holdAllNewUnits(tx: Db, booking: Booking, span: Span, until: Date): Promise<boolean> {
  for (const room of allRooms(booking))
    if (!(await holdNewUnits(tx, booking, room, span, until))) return false
  return true
}

/** Sets the state of a booking's allocations, other than those for new dates; `holdExpiresAt` applies to holds only. */
export async function setAllocations(
  tx: Db,
  bookingId: string,
  state: 'confirmed' | 'held' | 'released',
  holdExpiresAt: Date | null,
): Promise<void> {
  await tx
    .update(allocations)
    .set({ state, holdExpiresAt: state === 'held' ? holdExpiresAt : null })
    .where(and(eq(allocations.bookingId, bookingId), eq(allocations.isForDateChange, false)))
}

/** Releases the booking's units before it takes other dates. */
export async function deleteAllocationsOf(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(allocations).where(eq(allocations.bookingId, bookingId))
}

/** Releases what was held for a change that waited for its payment. */
export async function deleteNewDates(tx: Db, bookingId: string): Promise<void> {
  await tx
    .delete(allocations)
    .where(and(eq(allocations.bookingId, bookingId), eq(allocations.isForDateChange, true)))
}
