import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { withDefaultFields } from '@/lib/domain/listing/stored-draft'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { appointments } from '@/server/db/schema/listings/appointments'
import { favourites, listVotes, sharedLists } from '@/server/db/schema/listings/favourites'
import { listingDrafts } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'
import { savedSearches } from '@/server/db/schema/listings/saved-searches'
import { waitingList } from '@/server/db/schema/listings/waiting-list'
import { cancelAppointmentsOfUser } from '@/server/modules/listings/appointments/cancel-appointments'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { deleteGuides, exportGuides } from './own-guides'

/** The listings of a user with unfinished ones, also of an applicant, and what was saved of others. */
export async function exportListings(db: Db, userId: string) {
  return {
    services: await db
      .select({
        id: listings.id,
        type: listings.type,
        name: listings.name,
        service: LISTING_NAME,
        state: listings.state,
      })
      .from(listings)
      .where(inArray(listings.vendorId, vendorOwnedBy(db, userId))),
    listingDrafts: await exportDrafts(db, userId),
    arrivalGuides: await exportGuides(db, userId),
    favourites: await db
      .select({ ...getTableColumns(favourites), service: LISTING_NAME })
      .from(favourites)
      .innerJoin(listings, eq(listings.id, favourites.listingId))
      .where(eq(favourites.userId, userId)),
    listVotes: await db
      .select({ listingId: listVotes.listingId, service: LISTING_NAME, createdAt: listVotes.createdAt })
      .from(listVotes)
      .innerJoin(listings, eq(listings.id, listVotes.listingId))
      .where(eq(listVotes.voterId, userId)),
    savedSearches: await db
      .select({
        name: savedSearches.name,
        params: savedSearches.params,
        alerts: savedSearches.alerts,
        createdAt: savedSearches.createdAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId)),
    appointments: await db
      .select({
        service: LISTING_NAME,
        startsAt: appointments.startsAt,
        endsAt: appointments.endsAt,
        isCancelled: sql<boolean>`${appointments.state} = 'cancelled'`,
        createdAt: appointments.createdAt,
      })
      .from(appointments)
      .innerJoin(listings, eq(listings.id, appointments.listingId))
      .where(eq(appointments.guestId, userId))
      .orderBy(appointments.startsAt),
    waitingList: await db
      .select({ ...getTableColumns(waitingList), service: LISTING_NAME })
      .from(waitingList)
      .innerJoin(listings, eq(listings.id, waitingList.listingId))
      .where(eq(waitingList.userId, userId)),
  }
}

async function exportDrafts(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(listingDrafts)
    .where(inArray(listingDrafts.vendorId, vendorOwnedBy(db, userId)))
  return rows.map(({ id, type, payload, device, updatedAt }) => {
    const content = withDefaultFields(payload)
    return { id, type, service: content.name, content, device, updatedAt }
  })
}

/**
 * Hides the listings of a closed account, cancels appointments to them and its own, and deletes its guides, its drafts and
 * what it saved of others. Returns the documents of the guides, which are deleted after the transaction.
 */
export async function eraseListings(tx: Db, userId: string, now: Date): Promise<string[]> {
  await tx.delete(favourites).where(eq(favourites.userId, userId))
  await tx.delete(listVotes).where(eq(listVotes.voterId, userId))
  await tx.delete(sharedLists).where(eq(sharedLists.userId, userId))
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId))
  await tx.delete(waitingList).where(eq(waitingList.userId, userId))
  await tx.delete(listingDrafts).where(inArray(listingDrafts.vendorId, vendorOwnedBy(tx, userId)))
  const deleted = await tx
    .update(listings)
    .set({ state: 'paused', deletedAt: now })
    .where(inArray(listings.vendorId, vendorOwnedBy(tx, userId)))
    .returning({ id: listings.id })
  // Behind the update, which waits for a guide that is being written and an appointment that is being booked.
  await cancelAppointmentsOfUser(tx, userId, now)
  return deleteGuides(
    tx,
    deleted.map(({ id }) => id),
  )
}
