import { mayRead } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import type { Listing } from '@/lib/domain/listing/listing'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { getDatePrices } from './bookable-store'
import { listingFromRows } from './listing-from-rows'
import { findListingRow, findVisibility, listFacilitiesOf, type Visibility } from './store'

/** About 100 m: enough to choose an area, too little to find the exact address. */
const PUBLIC_DECIMALS = 1000

/**
 * The page of a listing. Hidden ones, and the house number, second phone and exact point, are for its vendor and admins
 * only; confirmed guests get them with their booking.
 */
export async function getListing(deps: Deps, id: string, reader: SignedIn | null): Promise<Listing> {
  const row = await findListingRow(deps.db, id)
  if (!row || !canSee(row.listing, reader)) throw new DomainError('not_found')
  const facilities = await listFacilitiesOf(deps.db, id)
  const dates = await getDatePrices(deps.db, id, deps.clock.now())
  const listing = listingFromRows(row, facilities, dates)
  return isInsider(row.listing, reader) ? listing : withoutExactLocation(listing)
}

/** Whether the reader may see a listing with this id. */
export async function isShown(
  { db }: Pick<Deps, 'db'>,
  id: string,
  reader: SignedIn | null,
): Promise<boolean> {
  const listing = await findVisibility(db, id)
  return listing !== null && canSee(listing, reader)
}

export function canSee(listing: Visibility, reader: SignedIn | null): boolean {
  if (listing.deletedAt !== null) return mayRead(reader?.adminRole ?? null, 'listings')
  return listing.state === 'live' || isInsider(listing, reader)
}

function isInsider({ ownerId }: Pick<Visibility, 'ownerId'>, reader: SignedIn | null): boolean {
  return reader !== null && (reader._id === ownerId || mayRead(reader.adminRole, 'listings'))
}

/** Coordinates as the public sees them. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * PUBLIC_DECIMALS) / PUBLIC_DECIMALS
}

function withoutExactLocation(listing: Listing): Listing {
  const { location } = listing
  return {
    ...listing,
    secondaryPhone: '',
    location: {
      ...location,
      houseNumber: '',
      latitude: roundDegrees(location.latitude),
      longitude: roundDegrees(location.longitude),
    },
  }
}
