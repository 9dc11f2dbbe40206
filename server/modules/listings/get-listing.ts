import { isMemberOf } from '@/lib/domain/account/membership'
import { mayRead } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import type { Listing } from '@/lib/domain/listing/listing'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { getRates, getStayVatRules } from '@/server/modules/money/rates/get-rates'
import type { SignedIn } from '@/server/policy/signed-in'
import { getDatePrices } from './bookable-store'
import { listingFromRows } from './listing-from-rows'
import { offeredRoomTypes } from './room-types'
import { findListingRow, findVisibility, type ListingRow, listFacilitiesOf, type Visibility } from './store'
import { vatOfStays } from './vat-of-stays'

/** About 100 m: enough to choose an area, too little to find the exact address. */
const PUBLIC_DECIMALS = 1000

/**
 * The page of a listing. Hidden ones, and the house number, second phone and exact point, are for its vendor and admins
 * only; confirmed guests get them with their booking.
 */
export async function getListing(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  reader: SignedIn | null,
): Promise<Listing> {
  const row = await findListingRow(deps.db, id)
  if (!row || !canSee({ ...row.listing, state: row.shownState }, reader)) throw new DomainError('not_found')
  const listing = { ...(await fromRow(deps.db, row, deps.clock.now())), state: row.shownState }
  return isInsider(row.listing, reader) ? listing : withoutExactLocation(listing)
}

/** A listing with everything that its vendor and admins see, whatever its state; for use within a transaction. */
export async function readWholeListing(db: Db, id: string, now: Date): Promise<Listing> {
  const row = await findListingRow(db, id)
  if (!row) throw new DomainError('not_found')
  return fromRow(db, row, now)
}

async function fromRow(db: Db, row: ListingRow, now: Date): Promise<Listing> {
  const facilities = await listFacilitiesOf(db, row.listing.id)
  const dates = await getDatePrices(db, row.listing.id, now)
  const { vatNumber, vatState } = row.vendor
  const registered = { type: row.listing.type, vatNumber: vatState === 'checked' ? vatNumber : null }
  const [rates, rules] = [await getRates(db, now), await getStayVatRules(db, now)]
  const listing = listingFromRows(row, facilities, dates, vatOfStays(registered, { rates, rules }, now))
  return { ...listing, ...(await offeredRoomTypes(db, row.listing)) }
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

function isInsider({ vendorId }: Pick<Visibility, 'vendorId'>, reader: SignedIn | null): boolean {
  return reader !== null && (isMemberOf(reader, vendorId) || mayRead(reader.adminRole, 'listings'))
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
