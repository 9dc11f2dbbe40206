import { and, asc, eq, exists, gt, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { OpenBookings } from '@/lib/contract/schemas/listing/vendor-listing'
import { BOOKING_STATES, type BookingState } from '@/lib/domain/booking/transitions'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { IN_LOCK_ORDER } from '@/server/db/lock-listing'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listingRevisions, type PendingTexts } from '@/server/db/schema/listings/listing-changes'
import { listingFacilities, listings, listingTexts, units } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { isBookingOfAny } from '@/server/policy/booking-of-listing'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export type ListingRecord = typeof listings.$inferSelect
type Texts = typeof listingTexts.$inferSelect
type FacilityRow = { facilityId: string; count: number | null }

/** A vendor's listing, locked until the transaction ends, so that bookings and other changes wait. */
export async function lockOwnListing(
  tx: Db,
  vendorId: string,
  type: PropertyType,
  id: string,
): Promise<ListingRecord | null> {
  const mine = and(
    eq(listings.id, id),
    eq(listings.vendorId, vendorId),
    eq(listings.type, type),
    isNull(listings.deletedAt),
  )
  const [row] = await tx.select().from(listings).where(mine).for('update')
  return row ?? null
}

export async function findOwnListing(db: Db, vendorId: string, id: string): Promise<ListingRecord | null> {
  const mine = and(eq(listings.id, id), eq(listings.vendorId, vendorId), isNull(listings.deletedAt))
  const [row] = await db.select().from(listings).where(mine)
  return row ?? null
}

/** The listings of a property but for one. */
const isBeside = (propertyId: string, id: string) =>
  and(eq(listings.propertyId, propertyId), ne(listings.id, id), isNull(listings.deletedAt))

/** The other room types of a property, locked after it. */
export function lockRoomTypesOf(tx: Db, { id }: ListingRecord): Promise<ListingRecord[]> {
  return tx.select().from(listings).where(isBeside(id, id)).orderBy(asc(listings.id)).for('update')
}

/** Of a property, which are shown and sold while it is. */
export async function listRoomTypeIds(tx: Db, { id }: ListingRecord): Promise<string[]> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(isBeside(id, id))
    .orderBy(asc(listings.id))
  return rows.map((row) => row.id)
}

/** The names, also those that wait for approval, of the property of a listing and of its other room types that were sent. */
export async function listNamesBeside(tx: Db, { id, propertyId }: ListingRecord): Promise<Bilingual[]> {
  if (propertyId === null) return []
  const isSent = or(ne(listings.state, 'draft'), eq(listings.id, propertyId))
  const rows = await tx
    .select({ en: listings.name, ar: listings.nameAr, pending: listingRevisions.payload })
    .from(listings)
    .leftJoin(listingRevisions, eq(listingRevisions.listingId, listings.id))
    .where(and(isBeside(propertyId, id), isSent))
  return rows.flatMap(({ pending, ...name }) => (pending ? [name, pending.name] : [name]))
}

export async function lockListingRow(tx: Db, id: string): Promise<ListingRecord | null> {
  const there = and(eq(listings.id, id), isNull(listings.deletedAt))
  const [row] = await tx.select().from(listings).where(there).for('update')
  return row ?? null
}

/** The listings of a vendor that guests see or that the vendor could show, locked in one order. */
export function lockPublicListings(tx: Db, vendorId: string): Promise<ListingRecord[]> {
  return tx
    .select()
    .from(listings)
    .where(
      and(
        eq(listings.vendorId, vendorId),
        inArray(listings.state, ['live', 'paused']),
        isNull(listings.deletedAt),
      ),
    )
    .orderBy(...IN_LOCK_ORDER)
    .for('update')
}

export function lockLiveListingsOf(tx: Db, vendorId: string): Promise<ListingRecord[]> {
  return tx
    .select()
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), eq(listings.state, 'live'), isNull(listings.deletedAt)))
    .orderBy(...IN_LOCK_ORDER)
    .for('update')
}

export function lockSuspendedWithVendor(tx: Db, vendorId: string): Promise<ListingRecord[]> {
  const suspended = and(eq(listings.isSuspendedWithVendor, true), eq(listings.state, 'suspended'))
  return tx
    .select()
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), suspended, isNull(listings.deletedAt)))
    .orderBy(...IN_LOCK_ORDER)
    .for('update')
}

/** When the vendor of a listing was suspended, and when its owner was blocked. */
export async function findHindrances(tx: Db, vendorId: string) {
  const [row] = await tx
    .select({ suspendedAt: vendors.suspendedAt, blockedAt: users.blockedAt })
    .from(vendors)
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .where(eq(vendors.id, vendorId))
    .for('share', { of: vendors })
  return row ?? { suspendedAt: null, blockedAt: null }
}

/** Makes a listing the property of room types, which are added after it. */
export async function writeProperty(tx: Db, id: string): Promise<void> {
  await tx.update(listings).set({ propertyId: id }).where(eq(listings.id, id))
}

export async function insertListing(tx: Db, row: typeof listings.$inferInsert): Promise<string> {
  const [written] = await tx.insert(listings).values(row).returning({ id: listings.id })
  if (!written) throw new Error('a service was not written')
  return written.id
}

/** Every edit and every decision makes the next version; a decision on an earlier one is refused. */
export async function updateListingRow(
  tx: Db,
  id: string,
  columns: Partial<Omit<ListingRecord, 'version'>>,
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...columns, version: sql`${listings.version} + 1` })
    .where(eq(listings.id, id))
}

export const findTexts = (tx: Db, listingId: string): Promise<Texts | null> =>
  firstRow(tx.select().from(listingTexts).where(eq(listingTexts.listingId, listingId)))

export async function writeTexts(tx: Db, row: typeof listingTexts.$inferInsert): Promise<void> {
  const { listingId: _listingId, ...columns } = row
  await tx
    .insert(listingTexts)
    .values(row)
    .onConflictDoUpdate({ target: listingTexts.listingId, set: columns })
}

/** What an admin approved, but for what stands in the row of the listing. */
export async function writeShownTexts(
  tx: Db,
  listingId: string,
  { description, photoCaptions }: PendingTexts,
): Promise<void> {
  const columns = {
    description: description.en,
    descriptionAr: description.ar,
    ...(photoCaptions && {
      extras: sql`coalesce(${listingTexts.extras}, '{}'::jsonb) || ${JSON.stringify({ photoCaptions })}::jsonb`,
    }),
  }
  await tx.update(listingTexts).set(columns).where(eq(listingTexts.listingId, listingId))
}

export function listTickedFacilities(tx: Db, listingId: string): Promise<FacilityRow[]> {
  return tx
    .select({ facilityId: listingFacilities.facilityId, count: listingFacilities.count })
    .from(listingFacilities)
    .where(eq(listingFacilities.listingId, listingId))
}

export async function replaceFacilities(
  tx: Db,
  listingId: string,
  ticked: readonly FacilityRow[],
): Promise<void> {
  await tx.delete(listingFacilities).where(eq(listingFacilities.listingId, listingId))
  if (ticked.length > 0) {
    await tx.insert(listingFacilities).values(ticked.map((one) => ({ listingId, ...one })))
  }
}

/**
 * Adjusts the number of unit rows. A unit with bookings or blocks is not deleted: returns the highest such number when
 * it is above the new count, else null. What other sites held of it until now goes with it.
 */
export async function setUnits(tx: Db, listingId: string, count: number, now: Date): Promise<number | null> {
  const used = tx.select({ id: allocations.id }).from(allocations).where(eq(allocations.unitId, units.id))
  const surplus = and(eq(units.listingId, listingId), gt(units.number, count))
  const imported = tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.listingId, listingId), eq(blocks.source, 'ical')))
  await tx
    .delete(allocations)
    .where(
      and(
        inArray(allocations.unitId, tx.select({ id: units.id }).from(units).where(surplus)),
        inArray(allocations.blockId, imported),
        sql`upper(${allocations.during}) <= ${now.toISOString()}::timestamptz`,
      ),
    )
  const [stored] = await tx
    .select({ number: sql<number>`max(${units.number})::int` })
    .from(units)
    .where(and(surplus, exists(used)))
  if (stored?.number) return stored.number
  await tx.delete(units).where(and(surplus, notExists(used)))
  const rows = await tx
    .select({ number: units.number })
    .from(units)
    .where(eq(units.listingId, listingId))
    .orderBy(asc(units.number))
  const numbers = new Set(rows.map((row) => row.number))
  const missing = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !numbers.has(number))
  if (missing.length > 0) await tx.insert(units).values(missing.map((number) => ({ listingId, number })))
  return null
}

export async function findPending(db: Db, listingId: string): Promise<PendingTexts | null> {
  const [row] = await db.select().from(listingRevisions).where(eq(listingRevisions.listingId, listingId))
  return row?.payload ?? null
}

export async function writePending(
  tx: Db,
  listingId: string,
  payload: PendingTexts,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(listingRevisions)
    .values({ listingId, payload, createdAt })
    .onConflictDoUpdate({ target: listingRevisions.listingId, set: { payload, createdAt } })
}

export async function deletePending(tx: Db, listingId: string): Promise<void> {
  await tx.delete(listingRevisions).where(eq(listingRevisions.listingId, listingId))
}

const OVER = ['completed', 'cancelled']
/** The states of an open booking. */
export const OPEN_STATES = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state) => !OVER.includes(BOOKING_STATES[state].tab),
)

/** Enough of them for the error message. */
const NAMED_AT_MOST = 20

export function readOpenBookings(tx: Db, listingIds: string[]): Promise<OpenBookings['bookings']> {
  return tx
    .select({ _id: bookings.id, code: bookings.code })
    .from(bookings)
    .where(and(isBookingOfAny(listingIds), inArray(bookings.state, OPEN_STATES)))
    .orderBy(asc(bookings.checkInAt))
    .limit(NAMED_AT_MOST)
}
