import { DomainError } from '@/lib/domain/issues'
import type { FieldReason } from '@/lib/domain/listing/field-reasons'
import { type ListingActor, type ListingEvent, stateAfter } from '@/lib/domain/listing/listing-lifecycle'
import type { ListingType } from '@/lib/domain/listing/listing-types'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { cancelAppointmentsOf } from '@/server/modules/listings/appointments/cancel-appointments'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { deleteGuides } from '@/server/modules/listings/own-guides'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { deleteUnusedDocuments } from '@/server/modules/platform/uploads/delete-uploads'
import type { Member } from '@/server/policy/signed-in'
import { insertHistoryEvent } from './history-store'
import {
  deletePending,
  type ListingRecord,
  listRoomTypeIds,
  lockOwnListing,
  lockRoomTypesOf,
  readOpenBookings,
  updateListingRow,
} from './store'

interface OwnListing {
  listingType: ListingType
  id: string
}

/** Pauses a live listing, or resumes a paused one; its bookings are unaffected. */
export function changeListingState(
  { db, clock }: Deps,
  member: Member,
  { listingType, id }: OwnListing,
  event: 'pause' | 'resume',
): Promise<{ _id: string; status: 'paused' | 'live' }> {
  return db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, member.vendorId, listingType.type, id)
    if (!listing) throw new DomainError('not_found')
    const now = clock.now()
    await transitionListing(tx, listing, { event, role: 'owner', now })
    const act = event === 'pause' ? 'listing_paused' : 'listing_resumed'
    await writeTrail(tx, member, { act, subjectId: id, createdAt: now })
    return { _id: id, status: event === 'pause' ? 'paused' : 'live' }
  })
}

/** Deletes a listing with its room types and their guides; refused with its open bookings. The rows remain for past bookings. */
export async function deleteListing(
  deps: Deps,
  member: Member,
  { listingType, id }: OwnListing,
): Promise<void> {
  const photos = await deps.db.transaction(async (tx) => {
    const listing = await lockOwnListing(tx, member.vendorId, listingType.type, id)
    if (!listing) throw new DomainError('not_found')
    const deleted = [listing, ...(await lockRoomTypesOf(tx, listing))].map((one) => one.id)
    const bookings = await readOpenBookings(tx, deleted)
    if (bookings.length > 0) throw new DomainError('open_bookings', { data: { bookings } })
    const now = deps.clock.now()
    for (const listingId of deleted) {
      await deletePending(tx, listingId)
      await updateListingRow(tx, listingId, { state: 'paused', deletedAt: now })
      await emitWholeCalendar(tx, { listingId, vendorId: member.vendorId }, now)
    }
    await cancelAppointmentsOf(tx, deleted, now)
    await writeTrail(tx, member, { act: 'listing_deleted', subjectId: id, createdAt: now })
    return deleteGuides(tx, deleted)
  })
  await deleteUnusedDocuments(deps, photos)
}

interface Move {
  event: ListingEvent
  role: ListingActor
  /** reason for the vendor; the next transition deletes it, like those of the fields */
  reason?: string
  fieldReasons?: FieldReason[]
  now: Date
}

/**
 * Changes the state of a locked listing along its transitions and writes the history; one that is suspended cancels its
 * appointments. Throws when the transition is not allowed.
 */
export async function transitionListing(
  tx: Db,
  listing: ListingRecord,
  { event, role, reason, fieldReasons = [], now }: Move,
): Promise<ListingState> {
  const state = stateAfter(listing.state, event)
  const publishedAt = state === 'live' ? (listing.publishedAt ?? now) : listing.publishedAt
  await updateListingRow(tx, listing.id, { state, stateReason: reason ?? null, fieldReasons, publishedAt })
  await insertHistoryEvent(tx, {
    listingId: listing.id,
    event,
    role,
    fromState: listing.state,
    toState: state,
    reason: reason ?? null,
    version: listing.version + 1,
    createdAt: now,
  })
  const rooms = [listing.id, ...(await listRoomTypeIds(tx, listing))]
  if (state === 'suspended') await cancelAppointmentsOf(tx, rooms, now)
  for (const listingId of rooms) await emitWholeCalendar(tx, { listingId, vendorId: listing.vendorId }, now)
  return state
}
