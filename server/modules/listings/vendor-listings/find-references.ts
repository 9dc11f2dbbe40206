import { validateFarPoint } from '@/lib/domain/geo/city-distance'
import { type Issue, issue } from '@/lib/domain/issues'
import { ACCESS_HOURS, isAccessInHours } from '@/lib/domain/listing/facility-choice'
import type { Db } from '@/server/db/db'
import { type FinishedDraft, throwWirePaths } from './drafts/finished-draft'
import {
  findCategory,
  findCityNamed,
  findDistrictNamed,
  listFacilitiesOfType,
  type OwnReferences,
} from './reference-store'

export interface References {
  categoryId: string
  cityId: string
  districtId: string | null
  facilities: { facilityId: string; count: number | null }[]
}

const NONE: OwnReferences = { cityId: null, categoryId: null, facilityIds: [] }

/** Resolves the catalogue names of a listing; throws with every one that is unknown, or switched off and not `own`. */
export async function findReferences(
  db: Db,
  { content, listingType }: FinishedDraft,
  own: OwnReferences = NONE,
): Promise<References> {
  const category = await findCategory(db, content.categoryId, content.type, own)
  const named = await findCityNamed(db, content.place.city)
  const city = named && (named.status === 'active' || named.id === own.cityId) ? named : null
  const district = city ? await findDistrictNamed(db, city.id, content.place.district) : null
  const { facilities, issues } = await findFacilities(db, content, own)
  throwWirePaths(listingType, [
    ...(category ? [] : [issue('categoryId', 'one_of')]),
    ...(city
      ? validateFarPoint({ ...content.place, city: city.name }, [city])
      : [issue('place.city', 'one_of')]),
    ...issues,
  ])
  return {
    categoryId: content.categoryId,
    cityId: city?.id ?? '',
    districtId: district?.id ?? null,
    facilities,
  }
}

/** Selected facilities by id, each once; the catalogue decides which have a count, and the hours of access. */
async function findFacilities(
  db: Db,
  { facilities: ticked, type }: FinishedDraft['content'],
  own: OwnReferences,
) {
  const known = new Map((await listFacilitiesOfType(db, type, own)).map((one) => [one.id, one]))
  const issues: Issue[] = []
  const facilities: References['facilities'] = []
  for (const [i, { id, count }] of ticked.entries()) {
    const facility = known.get(id)
    const isTwice = facilities.some((one) => one.facilityId === id)
    if (!facility || isTwice) issues.push(issue(`facilities.${i}.id`, facility ? 'duplicate_key' : 'one_of'))
    else if (!facility.isCounted) facilities.push({ facilityId: id, count: null })
    else if (isAccessInHours(facility)) facilities.push({ facilityId: id, count: ACCESS_HOURS })
    else if (count === null) issues.push(issue(`facilities.${i}.count`, 'amount_required'))
    else facilities.push({ facilityId: id, count })
  }
  return { facilities, issues }
}
