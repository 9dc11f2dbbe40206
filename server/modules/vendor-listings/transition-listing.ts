import { type ListingActor, type ListingEvent, stateAfter } from '@/lib/domain/listing/listing-lifecycle'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/open'
import { insertHistoryEvent } from './history-store'
import { type ListingRecord, updateListingRow } from './store'

interface Move {
  event: ListingEvent
  role: ListingActor
  /** what its owner reads; gone with the next move */
  reason?: string
  now: Date
}

/** Moves a locked listing along the table of its life, and writes that into its history; refuses what cannot happen. */
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
