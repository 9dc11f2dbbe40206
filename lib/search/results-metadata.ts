import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCategories, getCities, searchListings } from '@/lib/api/server'
import type { City } from '@/lib/contract/schemas/catalogue'
import { isActive } from '@/lib/domain/catalogue'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { riyadhDay } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { DESCRIPTION_LENGTH, lostMetadata, pageMetadata, shorten } from '@/lib/seo'
import { canonicalPath } from './canonical-path'
import { findCityByName } from './city-name'
import { areMissing, type PageParams, parseResultsQuery } from './search-page'
import { nameOfType } from './type-name'

interface ResultsTexts {
  locale: string
  /** without language and query */
  path: string
  type: PropertyType | null
  params: PageParams
  title: string
  description: string
}

/** The metadata of a page of results; its canonical is the one page that shows the same listings. */
export async function resultsMetadata(texts: ResultsTexts): Promise<Metadata> {
  const { locale, path, type, params, title, description } = texts
  const { query, searched } = parseResultsQuery(params, type, riyadhDay(new Date()))
  const [cities, categories, { total }] = await Promise.all([
    getCities(),
    getCategories(),
    searchListings(searched),
  ])
  if (areMissing(query, total, { cities, categories })) return lostMetadata(locale)
  const canonical = canonicalPath(path, query, { cities, categories })
  const city = query.city ? findCityByName(cities.filter(isActive), query.city) : undefined
  return pageMetadata({
    locale,
    path: canonical,
    title: await withPage(
      locale,
      city ? await titleInCity(city, query.type ?? type, locale) : title,
      query.page,
    ),
    description: await withPage(locale, description, query.page),
  })
}

/** As the title of the page of that city, which is the canonical of plain results. */
async function titleInCity(city: City, type: PropertyType | null, locale: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'meta.area' })
  return t('title', { what: await nameOfType(type, locale as Locale), where: localName(locale, city) })
}

/** Room for " · page 2". */
const PAGE_WORDS = 16

/** The title or description of a later page has its number, so that no two pages share one. */
export async function withPage(locale: string, text: string, page: number): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'meta' })
  return page === 1 ? text : t('paged', { title: shorten(text, DESCRIPTION_LENGTH - PAGE_WORDS), page })
}
