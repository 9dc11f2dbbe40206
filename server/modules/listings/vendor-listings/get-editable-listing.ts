import { kmBeyondCity } from '@/lib/domain/geo/city-distance'
import { DomainError } from '@/lib/domain/issues'
import type { Listing } from '@/lib/domain/listing/listing'
import { isRoomType } from '@/lib/domain/listing/room-types'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { toWire } from '@/lib/domain/listing/wire'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { getListing } from '@/server/modules/listings/get-listing'
import type { Member } from '@/server/policy/signed-in'
import { findCityNamed } from './reference-store'
import { findOwnListing, findPending } from './store'

/** A listing for its editor: with pending changes in place of the public texts. */
export async function getEditableListing(
  deps: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<EditableListingWire> {
  // Read before the content: of a version that is too old the next edit is refused, not lost.
  const service = await findOwnListing(deps.db, member.vendorId, id)
  if (!service) throw new DomainError('not_found')
  const listing = await getListing(deps, id, member)
  const pending = await findPending(deps.db, id)
  const property = isRoomType(service)
    ? await findOwnListing(deps.db, member.vendorId, service.propertyId ?? '')
    : null
  const isPointConfirmed = await isFarFromCity(deps.db, listing)
  return {
    ...toWire({ ...listing, ...pending }, { times: listing.givenTimes, isPointConfirmed }),
    version: service.version,
    hasPendingChange: pending !== null,
    reason: service.stateReason,
    fieldReasons: service.fieldReasons,
    ...(property ? { roomTypeOf: { _id: property.id, ...rowName(property) } } : {}),
  }
}

/** A pin far from its city was confirmed when it was saved, so an unchanged one is confirmed again. */
async function isFarFromCity(db: Db, { location: place }: Listing): Promise<boolean> {
  const city = await findCityNamed(db, place.city.name)
  const { latitude, longitude } = place
  return city !== null && kmBeyondCity({ city: city.name, point: { latitude, longitude } }, [city]) !== null
}
