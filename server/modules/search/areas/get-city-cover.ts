import { DomainError } from '@/lib/domain/issues'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { findCityBySlug } from './store'

/** The name and picture of a city; throws `not_found` for one that is not active. */
export async function getCityCover(
  { db }: Pick<Deps, 'db'>,
  slug: string,
): Promise<{ name: Bilingual; image: string }> {
  const city = await findCityBySlug(db, slug)
  if (!city) throw new DomainError('not_found')
  return { name: { ar: city.nameAr, en: city.name }, image: city.image }
}
