import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { LocalizedName } from '@/lib/domain/text/bilingual'

/** The city with a name in either language, in normalised spelling; "Makkah" is enough for "Makkah Al Mukarramah". */
export function findCityByName<T extends LocalizedName>(cities: readonly T[], name: string): T | undefined {
  const requested = normaliseArabic(name).trim()
  if (!requested) return undefined
  const namesOf = (city: T) => [city.name, city.name_ar].map(normaliseArabic)
  return (
    cities.find((city) => namesOf(city).includes(requested)) ??
    cities.find((city) => namesOf(city).some((one) => one.startsWith(`${requested} `)))
  )
}
