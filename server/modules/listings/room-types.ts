import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { OfferedRoomTypes, RoomTypeWire } from '@/lib/domain/listing/room-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { toSar } from '@/lib/domain/money'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import { listings } from '@/server/db/schema/listings/listings'

type ListingRow = typeof listings.$inferSelect

/** The property of a listing, and of the property itself, where several are sold, its room types. */
export async function offeredRoomTypes(
  db: Db,
  { id, state, deletedAt, propertyId }: ListingRow,
): Promise<OfferedRoomTypes> {
  if (propertyId === null) return {}
  const isSold = id === propertyId && state === 'live' && deletedAt === null
  const rows = isSold ? await listSold(db, propertyId) : []
  return { property: propertyId, ...(rows.length > 1 ? { roomTypes: rows.map(roomTypeOf) } : {}) }
}

/** In the order of their prices behind the property itself, each with the facilities that the property has not. */
function listSold(db: Db, propertyId: string) {
  const facilities = sql<LocalizedName[]>`(
    SELECT coalesce(json_agg(json_build_object('name', f.title, 'name_ar', f.title_ar) ORDER BY f.position, f.id), '[]')
    FROM listing_facilities t JOIN facilities f ON f.id = t.facility_id
    WHERE t.listing_id = listings.id AND t.facility_id NOT IN
      (SELECT o.facility_id FROM listing_facilities o WHERE o.listing_id = ${propertyId}))`
  return db
    .select({ listing: listings, facilities })
    .from(listings)
    .where(and(eq(listings.propertyId, propertyId), eq(listings.state, 'live'), isNull(listings.deletedAt)))
    .orderBy(sql`${listings.id} <> ${propertyId}`, asc(listings.lowestPrice), asc(listings.id))
}

function roomTypeOf({ listing, facilities }: Awaited<ReturnType<typeof listSold>>[number]): RoomTypeWire {
  const { id, type, images, areaSqm, facts, maxGuests, bookingType, paymentType, pricingMode } = listing
  const { cancellationPolicy, checkInTime, checkOutTime } = listing
  return {
    _id: id,
    ...rowName(listing),
    ...{ images, areaSqm, facts, maxGuests, facilities, bookingType, paymentType },
    ...{ cancellationPolicy, checkInTime: checkInTime.slice(0, 5), checkOutTime: checkOutTime.slice(0, 5) },
    price: { unit: priceUnitOf(type, pricingMode), from: toSar(listing.lowestPrice) },
  }
}
