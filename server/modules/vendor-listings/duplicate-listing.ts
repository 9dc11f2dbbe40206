import { Refusal } from '@/lib/domain/issues'
import type { Kind } from '@/lib/domain/listing/listing-types'
import type { EditableServiceWire } from '@/lib/domain/listing/vendor-listing'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { tellOwnService } from './get-editable-listing'
import { writeHappening } from './history-store'
import {
  insertService,
  lockOwn,
  readPending,
  readTexts,
  readTicked,
  replaceFacilities,
  type Service,
  setUnits,
  writeTexts,
} from './store'

/** A copy of an own place as a draft: nobody sees it, and saving it in the wizard sends it to an admin. */
export async function duplicateService(
  deps: Deps,
  owner: SignedIn,
  { kind, id }: { kind: Kind; id: string },
): Promise<EditableServiceWire> {
  const copy = await deps.db.transaction(async (tx) => {
    const service = await lockOwn(tx, owner._id, kind.type, id)
    if (!service) throw new Refusal('not_found')
    return copyOf(tx, service, deps.clock.now())
  })
  return tellOwnService(deps, owner, copy)
}

async function copyOf(tx: Db, service: Service, now: Date): Promise<string> {
  const pending = await readPending(tx, service.id)
  const texts = await readTexts(tx, service.id)
  const serviceId = await insertService(tx, {
    ...termsOf(service),
    name: pending?.name.en ?? service.name,
    nameAr: pending?.name.ar ?? service.nameAr,
    images: pending?.images ?? service.images,
    state: 'draft',
    createdAt: now,
  })
  if (texts) {
    const { description, descriptionAr } = texts
    const own = { en: description, ar: descriptionAr, ...pending?.description }
    await writeTexts(tx, { ...texts, serviceId, description: own.en, descriptionAr: own.ar })
  }
  await replaceFacilities(tx, serviceId, await readTicked(tx, service.id))
  await setUnits(tx, serviceId, service.units)
  const copied = { event: 'copy', role: 'owner', toState: 'draft' } as const
  await writeHappening(tx, { serviceId, ...copied, createdAt: now })
  return serviceId
}

/** What a copy takes over; what guests made of the place (views, reviews, bookings) it does not. */
function termsOf(service: Service) {
  const {
    id: _id,
    location: _location,
    searchText: _searchText,
    stateReason: _stateReason,
    deletedAt: _deletedAt,
    booked: _booked,
    rating: _rating,
    ratingRank: _ratingRank,
    reviewsCount: _reviewsCount,
    aspectRatings: _aspectRatings,
    views: _views,
    rank: _rank,
    publishedAt: _publishedAt,
    licenceNumber: _licenceNumber,
    licenceExpires: _licenceExpires,
    ...terms
  } = service
  return terms
}
