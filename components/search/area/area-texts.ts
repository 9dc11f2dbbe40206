import { getTranslations } from 'next-intl/server'
import { foundCount } from '@/components/search/filters/use-found-count'
import type { AreaWire } from '@/lib/contract/schemas/geo/area'
import type { SearchFacets } from '@/lib/contract/schemas/listing/card'
import { sizeFiltersOf } from '@/lib/domain/listing/sizes'
import { riyalValues } from '@/lib/domain/money'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { nameOfType } from '@/lib/search/type-name'

/** The names of an area in one language. */
export async function namesOfArea({ city, district, type }: AreaWire, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'search.area' })
  const inCity = localName(locale, city)
  const where = district ? t('where', { district: localName(locale, district), city: inCity }) : inCity
  const what = await nameOfType(type, locale)
  return { city: inCity, where, what, title: t('link', { what, where }) }
}

/** What an area offers, sentence by sentence; a fact that is not known is left out. */
export async function factsOfArea(area: AreaWire, { priceMin, priceMax }: SearchFacets, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'search.area' })
  const words = await getTranslations({ locale, namespace: 'words' })
  const { where, what } = await namesOfArea(area, locale)
  const riyals = (sar: number) => words('riyals', riyalValues(sar))
  const names = area.facilities.map((one) => localName(locale, one))
  return [
    t('count', { what, where, places: foundCount(area.total, words) }),
    priceMin !== null && priceMax !== null && priceMin < priceMax
      ? t('prices', { min: riyals(priceMin), max: riyals(priceMax) })
      : null,
    priceMin !== null && priceMin === priceMax ? t('price', { min: riyals(priceMin) }) : null,
    area.rating === null
      ? null
      : t('rating', { rating: area.rating, reviews: words('reviews', { count: area.reviewsCount }) }),
    area.guests === null
      ? null
      : t('guests', {
          guests: words(sizeFiltersOf(area.type ?? undefined).people, { count: area.guests }),
        }),
    names.length === 0
      ? null
      : t('facilities', { facilities: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) }),
  ].filter((sentence) => sentence !== null)
}
