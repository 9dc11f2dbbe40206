import { normaliseArabic } from '@/lib/domain/text/arabic'

interface NamedCity {
  name: string
  name_ar: string
}

/** The city that an address names, in either language and any spelling; "Makkah" is enough for "Makkah Al Mukarramah". */
export function findCityByName<T extends NamedCity>(cities: readonly T[], name: string): T | undefined {
  const asked = normaliseArabic(name).trim()
  if (!asked) return undefined
  const namesOf = (city: T) => [city.name, city.name_ar].map(normaliseArabic)
  return (
    cities.find((city) => namesOf(city).includes(asked)) ??
    cities.find((city) => namesOf(city).some((one) => one.startsWith(`${asked} `)))
  )
}
