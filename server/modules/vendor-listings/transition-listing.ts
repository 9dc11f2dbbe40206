import { type ListingActor, type ListingEvent, stateAfter } from '@/lib/domain/listing/listing-lifecycle'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import { insertHistoryEvent } from './history-store'
import { type ListingRecord, updateListingRow } from './store'

interface Move {
  event: ListingEvent
  role: ListingActor
  /** reason for the vendor; the next transition deletes it */
  reason?: string
  now: Date
}

/**
 * Changes the state of a locked listing along its transitions and writes the history; throws when the transition is not
 * allowed.
 */
export async function transitionListing(
  tx: Db,
  listing: ListingRecord,
  { event, role, reason, now }: Move,
): Promise<ListingState> {
  const state = stateAfter(listing.state, event)
  const publishedAt = state === 'live' ? (listing.publishedAt ?? now) : listing.publishedAt
  await updateListingRow(tx, listing.id, { state, stateReason: reason ?? null, publishedAt })
  await insertHistoryEvent(tx, {
    listingId: listing.id,
    event,
    role,
    fromState: listing.state,
    toState: state,
    reason: reason ?? null,
    createdAt: now,
  })
  return state
}
