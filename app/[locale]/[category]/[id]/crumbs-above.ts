import { getTranslations } from 'next-intl/server'
import { getCities } from '@/lib/api/server'
import { isActive } from '@/lib/domain/catalogue'
import { areaPath } from '@/lib/domain/geo/area'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { findCityByName } from '@/lib/search/city-name'
import type { Crumb } from '@/lib/structured-data/lists'

/** The pages between the home page and a listing: its type, and its type in its city. */
export async function crumbsAbove({ type, location }: Listing, locale: Locale): Promise<Crumb[]> {
  const types = await getTranslations({ locale, namespace: 'vocabulary.type' })
  const city = findCityByName((await getCities()).filter(isActive), location.city.name)
  return [
    { name: types(type), path: `/${listingTypeOf(type).slug}` },
    ...(city
      ? [{ name: localName(locale, city), path: areaPath({ city: city.slug, district: null, type }) }]
      : []),
  ]
}
