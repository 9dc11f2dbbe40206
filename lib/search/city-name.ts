import type { City } from '@/lib/contract/schemas/catalogue'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { slugOf } from '@/lib/domain/text/slug'

type NamedCity = LocalizedName & Partial<Pick<City, 'slug' | 'oldSlugs'>>

/**
 * The city with a name in either language, in normalised spelling; "Makkah" is enough for "Makkah Al Mukarramah". A name
 * that it had before is found by the slug that was made of it.
 */
export function findCityByName<T extends NamedCity>(cities: readonly T[], name: string): T | undefined {
  const requested = normaliseArabic(name).trim()
  if (!requested) return undefined
  const namesOf = (city: T) => [city.name, city.name_ar].map(normaliseArabic)
  const slug = slugOf(name)
  return (
    cities.find((city) => namesOf(city).includes(requested)) ??
    cities.find((city) => namesOf(city).some((one) => one.startsWith(`${requested} `))) ??
    cities.find((city) => city.slug === slug || city.oldSlugs?.includes(slug))
  )
}
