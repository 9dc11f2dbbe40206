import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { allocations } from '@/server/db/schema/allocations'
import { bookings } from '@/server/db/schema/bookings'
import { newId } from '@/server/db/schema/columns'
import { listings, units } from '@/server/db/schema/listings'
import { users } from '@/server/db/schema/users'
import type { Booking } from './store'

const LIVE_STATES = ['held', 'confirmed', 'blocked'] as const

const HOLD_STATES = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state) => BOOKING_STATES[state].dates === 'held',
)

const lockedForBooking = prepared('lock_for_booking', (tx) => {
  const isRunOut = and(
    eq(bookings.listingId, listings.id),
    inArray(bookings.state, HOLD_STATES),
    lte(bookings.expiresAt, sql.placeholder('now')),
  )
  return tx
    .select({
      state: listings.state,
      hasRunOut: sql<boolean>`EXISTS (SELECT 1 FROM ${bookings} WHERE ${isRunOut})`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, sql.placeholder('guestId')))
    .where(eq(listings.id, sql.placeholder('id')))
    .for('no key update', { of: [listings, users] })
})

/**
 * Locks the listing, and the guest, so that the count of open bookings is exact. Also returns whether an expired hold
 * may block the dates.
 */
export async function lockForBooking(
  tx: Db,
  { listingId, guestId }: { listingId: string; guestId: string },
  now: Date,
): Promise<{ isLive: boolean; hasRunOut: boolean }> {
  const [row] = await lockedForBooking(tx, { id: listingId, guestId, now: now.toISOString() })
  return { isLive: row?.state === 'live', hasRunOut: row?.hasRunOut ?? false }
}

const rangeOf = ({ from, to }: Span) => `[${from.toISOString()},${to.toISOString()})`

/**
 * Allocates free units for a span, the first in their order; returns false and takes none when too few are free. The
 * exclusion constraint refuses a concurrent overlap.
 */
export async function allocateFreeUnits(
  tx: Db,
  booking: Pick<Booking, 'id' | 'listingId' | 'expiresAt' | 'units'>,
  span: Span,
  state: 'held' | 'confirmed',
): Promise<boolean> {
  const { id, listingId, units: requested } = booking
  const ids = Array.from({ length: requested }, newId).join()
  const during = sql`${rangeOf(span)}::tstzrange`
  const holdExpiresAt = state === 'held' ? (booking.expiresAt?.toISOString() ?? null) : null
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
    INSERT INTO ${allocations} (id, unit_id, listing_id, booking_id, during, state, hold_expires_at)
    SELECT (string_to_array(${ids}, ','))[place], id, ${listingId}, ${id}, ${during}, ${state}, ${holdExpiresAt}::timestamptz
    FROM free WHERE (SELECT count(*) FROM free) = ${requested} RETURNING id`,
  )
  return written.length === requested
}

/** Sets the state of a booking's allocations; `holdExpiresAt` applies to holds only. */
export async function setAllocations(
  tx: Db,
  bookingId: string,
  state: 'confirmed' | 'held' | 'released',
  holdExpiresAt: Date | null,
): Promise<void> {
  await tx
    .update(allocations)
    .set({ state, holdExpiresAt: state === 'held' ? holdExpiresAt : null })
    .where(eq(allocations.bookingId, bookingId))
}

/** Releases the booking's units before it takes other dates. */
export async function deleteAllocationsOf(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(allocations).where(eq(allocations.bookingId, bookingId))
}
