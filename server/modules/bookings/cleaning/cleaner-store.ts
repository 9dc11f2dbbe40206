import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import {
  cleanerListings,
  cleaners,
  cleaningSettings,
  cleaningTasks,
} from '@/server/db/schema/bookings/cleaning'
import { listings } from '@/server/db/schema/listings/listings'
import type { Cleaner } from './store'

/** The cleaner of a link; null for one that is ended, renewed or nobody’s. */
export const findByLink = (db: Db, tokenHash: string): Promise<Cleaner | null> =>
  firstRow(db.select().from(cleaners).where(eq(cleaners.tokenHash, tokenHash)))

/** The same, whose link stays until the transaction ends. */
export const lockByLink = (tx: Db, tokenHash: string): Promise<Cleaner | null> =>
  firstRow(tx.select().from(cleaners).where(eq(cleaners.tokenHash, tokenHash)).for('share'))

export async function lockCleaner(tx: Db, vendorId: string, id: string): Promise<Cleaner | null> {
  const [row] = await tx
    .select()
    .from(cleaners)
    .where(and(eq(cleaners.id, id), eq(cleaners.vendorId, vendorId)))
    .for('update')
  return row ?? null
}

/** The cleaners of a vendor, the oldest first, each with the listings of the link. */
export async function listCleaners(
  db: Db,
  vendorId: string,
): Promise<(Cleaner & { listingIds: string[] })[]> {
  const [rows, named] = await Promise.all([
    db
      .select()
      .from(cleaners)
      .where(eq(cleaners.vendorId, vendorId))
      .orderBy(asc(cleaners.createdAt), asc(cleaners.id)),
    db
      .select({ cleanerId: cleanerListings.cleanerId, listingId: cleanerListings.listingId })
      .from(cleanerListings)
      .innerJoin(cleaners, eq(cleaners.id, cleanerListings.cleanerId))
      .where(eq(cleaners.vendorId, vendorId))
      .orderBy(asc(cleanerListings.listingId)),
  ])
  const listingsOf = (id: string) =>
    named.filter(({ cleanerId }) => cleanerId === id).map(({ listingId }) => listingId)
  return rows.map((row) => ({ ...row, listingIds: listingsOf(row.id) }))
}

export const countCleaners = (tx: Db, vendorId: string): Promise<number> =>
  tx.$count(cleaners, eq(cleaners.vendorId, vendorId))

export async function insertCleaner(tx: Db, row: typeof cleaners.$inferInsert): Promise<Cleaner> {
  const [written] = await tx.insert(cleaners).values(row).returning()
  if (!written) throw new Error('the database took a cleaner and gave nothing back')
  return written
}

export async function updateCleaner(tx: Db, id: string, patch: Partial<Cleaner>): Promise<void> {
  await tx.update(cleaners).set(patch).where(eq(cleaners.id, id))
}

/** Tasks that were for this cleaner are for each of the listing again. */
export async function deleteCleaner(tx: Db, id: string): Promise<void> {
  await tx.delete(cleaners).where(eq(cleaners.id, id))
}

/** Replaces the listings of a link; tasks of the others are no longer for this cleaner. */
export async function setListings(tx: Db, cleanerId: string, listingIds: string[]): Promise<void> {
  await tx.delete(cleanerListings).where(eq(cleanerListings.cleanerId, cleanerId))
  await tx.insert(cleanerListings).values(listingIds.map((listingId) => ({ cleanerId, listingId })))
  await tx
    .update(cleaningTasks)
    .set({ cleanerId: null })
    .where(and(eq(cleaningTasks.cleanerId, cleanerId), notInArray(cleaningTasks.listingId, listingIds)))
}

/** Whether a cleaner of the vendor has a link that names the listing. */
export async function cleansListing(
  tx: Db,
  { vendorId, cleanerId, listingId }: { vendorId: string; cleanerId: string; listingId: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: cleaners.id })
    .from(cleaners)
    .innerJoin(cleanerListings, eq(cleanerListings.cleanerId, cleaners.id))
    .where(
      and(
        eq(cleaners.id, cleanerId),
        eq(cleaners.vendorId, vendorId),
        eq(cleanerListings.listingId, listingId),
      ),
    )
    .for('share', { of: cleaners })
  return row !== undefined
}

/** The listings of a vendor that are not deleted, with the choice about stays by the hour. */
export const listCleanedListings = (db: Db, vendorId: string) =>
  db
    .select({
      id: listings.id,
      name: listings.name,
      nameAr: listings.nameAr,
      pricingMode: listings.pricingMode,
      hourly: cleaningSettings.hourly,
    })
    .from(listings)
    .leftJoin(cleaningSettings, eq(cleaningSettings.listingId, listings.id))
    .where(and(eq(listings.vendorId, vendorId), isNull(listings.deletedAt)))
    .orderBy(asc(listings.name), asc(listings.id))

export async function countOwnListings(tx: Db, vendorId: string, ids: string[]): Promise<number> {
  return tx.$count(
    listings,
    and(eq(listings.vendorId, vendorId), inArray(listings.id, ids), isNull(listings.deletedAt)),
  )
}

export async function findListingName(db: Db, id: string): Promise<{ name: string; nameAr: string }> {
  const [row] = await db
    .select({ name: listings.name, nameAr: listings.nameAr })
    .from(listings)
    .where(eq(listings.id, id))
  if (!row) throw new Error(`listing ${id} has a cleaning task and is gone`)
  return row
}
