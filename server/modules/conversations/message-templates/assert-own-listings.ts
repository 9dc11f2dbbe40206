import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { countOwnListings } from './store'

/** Throws `not_found` where one of them is of another vendor, or deleted. */
export async function assertOwnListings(
  tx: Db,
  vendorId: string,
  listingIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(listingIds)]
  if (ids.length > 0 && (await countOwnListings(tx, vendorId, ids)) !== ids.length)
    throw new DomainError('not_found')
}
