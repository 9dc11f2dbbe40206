import { DomainError } from '@/lib/domain/issues'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { areaCriteria } from './area-criteria'
import { findCityBySlug, findDistrictBySlug, findFirstPicture } from './store'

interface CoveredArea {
  city: string
  district?: string | undefined
  type: PropertyType | null
}

/**
 * Name and picture of a city or district, of a district that of its first listing; `city` where the name is a district's. Throws
 * `not_found` for one that is not active.
 */
export async function getAreaCover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: CoveredArea,
): Promise<{ name: Bilingual; city: Bilingual | null; image: string }> {
  const city = await findCityBySlug(db, asked.city)
  if (!city) throw new DomainError('not_found')
  if (!asked.district) return { name: nameOf(city), city: null, image: city.image }
  const district = await findDistrictBySlug(db, city.id, asked.district)
  if (!district) throw new DomainError('not_found')
  const criteria = areaCriteria({ city, district, type: asked.type }, clock.now())
  const picture = await findFirstPicture(db, criteria)
  return { name: nameOf(district), city: nameOf(city), image: picture ?? city.image }
}

const nameOf = ({ name, nameAr }: { name: string; nameAr: string }): Bilingual => ({ ar: nameAr, en: name })
