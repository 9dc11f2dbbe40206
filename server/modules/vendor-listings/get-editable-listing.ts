import { kmFarFromCity } from '@/lib/domain/geo/city-distance'
import { Refusal } from '@/lib/domain/issues'
import type { Listing } from '@/lib/domain/listing/listing'
import type { EditableServiceWire } from '@/lib/domain/listing/vendor-listing'
import { toWire } from '@/lib/domain/listing/wire'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { readListing } from '@/server/modules/listings/get-listing'
import { readCityNamed } from './reference-store'
import { readOwn, readPending } from './store'

/** A place as its owner edits it: with what still waits for an admin in place of what guests see. */
export async function tellOwnService(deps: Deps, owner: SignedIn, id: string): Promise<EditableServiceWire> {
  const service = await readOwn(deps.db, owner._id, id)
  if (!service) throw new Refusal('not_found')
  const listing = await readListing(deps, id, owner)
  const pending = await readPending(deps.db, id)
  const isPointConfirmed = await isFarFromCity(deps.db, listing)
  return {
    ...toWire({ ...listing, ...pending }, { times: listing.givenTimes, isPointConfirmed }),
    hasPendingChange: pending !== null,
    reason: service.stateReason,
  }
}

/** A pin far from its city was taken because it was confirmed; an edit that changes nothing says so again. */
async function isFarFromCity(db: Db, { place }: Listing): Promise<boolean> {
  const city = await readCityNamed(db, place.city.name)
  const { latitude, longitude } = place
  return city !== null && kmFarFromCity({ city: city.name, point: { latitude, longitude } }, [city]) !== null
}
