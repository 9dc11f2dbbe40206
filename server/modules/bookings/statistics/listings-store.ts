import { and, asc, between, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import { similarTo } from '@/lib/domain/statistics/comparison'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'

const facts = {
  id: listings.id,
  propertyId: listings.propertyId,
  vendorId: listings.vendorId,
  name: { en: listings.name, ar: listings.nameAr },
  type: listings.type,
  cityId: listings.cityId,
  pricingMode: listings.pricingMode,
  maxGuests: listings.maxGuests,
  lowestPrice: listings.lowestPrice,
  units: listings.units,
  publishedAt: listings.publishedAt,
  deletedAt: listings.deletedAt,
  openFrom: listings.openFrom,
  openTo: listings.openTo,
}
export type CountedListing = Awaited<ReturnType<typeof listOwn>>[number]

/** A listing with the other room types of its property: visitors come to its page, bookings are of each. */
export const withRoomTypes = (own: readonly CountedListing[], { id }: CountedListing): CountedListing[] =>
  own.filter((one) => (one.propertyId ?? one.id) === id)

const findAll = (db: Db, where: SQL | undefined) =>
  db.select(facts).from(listings).where(where).orderBy(asc(listings.createdAt), asc(listings.id))

/** A vendor's listings that were ever public, deleted ones too: they have a past. */
export function listOwn(db: Db, vendorId: string) {
  return findAll(db, and(eq(listings.vendorId, vendorId), isNotNull(listings.publishedAt)))
}

/** Above so many comparable listings a median hardly changes, so the oldest of them are enough. */
const MOST_COMPARED = 200

/** Public listings of other vendors that a listing can be compared with. */
export function listComparable(db: Db, listing: CountedListing): Promise<CountedListing[]> {
  const { guests, price } = similarTo(listing)
  const isComparable = and(
    eq(listings.state, 'live'),
    eq(listings.cityId, listing.cityId),
    eq(listings.type, listing.type),
    eq(listings.pricingMode, listing.pricingMode),
    ne(listings.vendorId, listing.vendorId),
    between(listings.maxGuests, guests.least, guests.most),
    between(listings.lowestPrice, price.least, price.most),
  )
  return findAll(db, isComparable).limit(MOST_COMPARED)
}
