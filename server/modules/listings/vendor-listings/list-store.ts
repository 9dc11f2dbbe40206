import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import { listingRevisions } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'
import { OPEN_STATES } from './store'

const mine = (vendorId: string) => and(eq(listings.vendorId, vendorId), isNull(listings.deletedAt))

/** Room types are listed with their property alone. */
const listed = (property?: string) =>
  property
    ? or(eq(listings.id, property), eq(listings.propertyId, property))
    : or(isNull(listings.propertyId), eq(listings.propertyId, listings.id))

export async function countByState(db: Db, vendorId: string): Promise<Partial<Record<ListingState, number>>> {
  const rows = await db
    .select({ state: listings.state, total: count() })
    .from(listings)
    .where(and(mine(vendorId), listed()))
    .groupBy(listings.state)
  return Object.fromEntries(rows.map((row) => [row.state, row.total]))
}

interface RequestInput {
  state: ListingState | null
  /** this one alone */
  id?: string
  /** the room types of this one; without it room types are left out */
  property?: string
  limit: number
  offset: number
  now: Date
  today: Day
  /** how far occupancy looks */
  days: number
}

const isOpen = sql`${bookings.listingId} = ${listings.id} AND ${bookings.state} IN (${sql.join(
  OPEN_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`

/** One page of an owner's listings with what is booked of each. */
export function listVendorPage(
  db: Db,
  vendorId: string,
  { state, id, property, limit, offset, now, today, days }: RequestInput,
) {
  const openBookings = sql<number>`(SELECT count(*)::int FROM ${bookings} WHERE ${isOpen})`
  const nextBooking = sql<number | null>`(SELECT extract(epoch FROM min(${bookings.checkInAt}))::float8 * 1000
    FROM ${bookings} WHERE ${isOpen} AND ${bookings.checkInAt} >= ${now.toISOString()}::timestamptz)`
  const soldDays = sql<number>`(SELECT count(*)::int FROM generate_series(0, ${days}::int - 1) AS ahead
    WHERE ${today}::date + ahead <@ ${listings.booked})`
  return db
    .select({
      listing: listings,
      city: cities,
      pending: listingRevisions.payload,
      openBookings,
      nextBooking,
      soldDays,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(listingRevisions, eq(listingRevisions.listingId, listings.id))
    .where(
      and(
        mine(vendorId),
        state ? eq(listings.state, state) : undefined,
        id ? eq(listings.id, id) : listed(property),
      ),
    )
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(limit)
    .offset(offset)
}

export type VendorListingRow = Awaited<ReturnType<typeof listVendorPage>>[number]
