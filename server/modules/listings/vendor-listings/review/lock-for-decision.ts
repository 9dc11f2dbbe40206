import type { StaleDecision } from '@/lib/contract/schemas/listing/listing-review'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { listHistoryAfter } from '@/server/modules/listings/vendor-listings/history-store'
import { type ListingRecord, lockListingRow } from '@/server/modules/listings/vendor-listings/store'

/** Locks a listing for a decision; refused when it is no longer as the admin saw it, with what happened since. */
export async function lockShownVersion(tx: Db, id: string, version: number): Promise<ListingRecord> {
  const listing = await lockForDecision(tx, id)
  if (listing.version === version) return listing
  const history = await listHistoryAfter(tx, id, version)
  const data: StaleDecision = { version: listing.version, history }
  throw new DomainError('stale_decision', { data })
}

/** Bookings, edits and other decisions wait for the end of the transaction. */
export async function lockForDecision(tx: Db, id: string): Promise<ListingRecord> {
  const listing = await lockListingRow(tx, id)
  if (!listing) throw new DomainError('not_found')
  return listing
}
