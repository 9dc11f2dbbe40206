import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import { listingRevisions } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'
import { isBookingOf } from '@/server/policy/booking-of-listing'
import { IS_NO_ROOM_TYPE } from '@/server/policy/shown-state'
import { OPEN_STATES } from './store'

const mine = (vendorId: string) => and(eq(listings.vendorId, vendorId), isNull(listings.deletedAt))

/** Which of them are listed: without a choice room types are left out. */
interface Listed {
  /** this one alone */
  id?: string
  /** the room types of this one */
  property?: string
  /** all, room types after their property */
  hasRoomTypes?: boolean
}

function listed({ id, property, hasRoomTypes = false }: Listed) {
  if (id) return eq(listings.id, id)
  if (property) return or(eq(listings.id, property), eq(listings.propertyId, property))
  return hasRoomTypes ? undefined : IS_NO_ROOM_TYPE
}

export async function countByState(
  db: Db,
  vendorId: string,
  which: Listed = {},
): Promise<Partial<Record<ListingState, number>>> {
  const rows = await db
    .select({ state: listings.state, total: count() })
    .from(listings)
    .where(and(mine(vendorId), listed(which)))
    .groupBy(listings.state)
  return Object.fromEntries(rows.map((row) => [row.state, row.total]))
}

interface RequestInput extends Listed {
  state: ListingState | null
  limit: number
  offset: number
  now: Date
  today: Day
  /** how far occupancy looks */
  days: number
}

const isOpen = sql`${isBookingOf(listings.id)} AND ${bookings.state} IN (${sql.join(
  OPEN_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`

/** One page of an owner's listings with what is booked of each. */
export function listVendorPage(
  db: Db,
  vendorId: string,
  { state, limit, offset, now, today, days, ...which }: RequestInput,
) {
  const openBookings = sql<number>`(SELECT count(*)::int FROM ${bookings} WHERE ${isOpen})`
  const nextBooking = sql<number | null>`(SELECT extract(epoch FROM min(${bookings.checkInAt}))::float8 * 1000
    FROM ${bookings} WHERE ${isOpen} AND ${bookings.checkInAt} >= ${now.toISOString()}::timestamptz)`
  const soldDays = sql<number>`(SELECT count(*)::int FROM generate_series(0, ${days}::int - 1) AS ahead
    WHERE ${today}::date + ahead <@ ${listings.booked})`
  const roomTypes = sql<number>`(SELECT count(*)::int FROM listings r
    WHERE r.property_id = ${listings.id} AND r.deleted_at IS NULL)`
  const propertyCreated = sql`coalesce((SELECT p.created_at FROM listings p WHERE p.id = ${listings.propertyId}), ${listings.createdAt})`
  return db
    .select({
      listing: listings,
      city: cities,
      pending: listingRevisions.payload,
      roomTypes,
      openBookings,
      nextBooking,
      soldDays,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(listingRevisions, eq(listingRevisions.listingId, listings.id))
    .where(and(mine(vendorId), state ? eq(listings.state, state) : undefined, listed(which)))
    .orderBy(
      desc(propertyCreated),
      desc(sql`coalesce(${listings.propertyId}, ${listings.id})`),
      sql`${listings.propertyId} <> ${listings.id}`,
      asc(listings.createdAt),
      asc(listings.id),
    )
    .limit(limit)
    .offset(offset)
}

export type VendorListingRow = Awaited<ReturnType<typeof listVendorPage>>[number]
