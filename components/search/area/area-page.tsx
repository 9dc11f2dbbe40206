import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ResultsView } from '@/components/search/results-view'
import { getArea, searchListings } from '@/lib/api/server'
import { type AreaWire, areaPath, areaPicturePath, MIN_INDEXED_LISTINGS } from '@/lib/domain/geo/area'
import { listingTypeBySlug, listingTypeOf } from '@/lib/domain/listing/listing-types'
import { pagedPath } from '@/lib/domain/search/canonical-path'
import { type PageQuery, pageOf } from '@/lib/domain/search/page-query'
import { parseResultsQuery } from '@/lib/domain/search/search-page'
import { riyadhDay } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { withPage } from '@/lib/results-metadata'
import { pageMetadata } from '@/lib/seo'
import type { Crumb } from '@/lib/structured-data/lists'
import { AboutArea } from './about-area'
import { factsOfArea, nameOfType, namesOfArea } from './area-texts'

export interface AreaPageProps {
  /** `area` is a city, or a city and its district; without `category` all types */
  params: Promise<{ locale: Locale; category?: string; area: string[] }>
  searchParams: Promise<PageQuery<'in/*'>>
}

const slugsOf = ({ city, district, type }: AreaWire) => ({
  city: city.slug,
  district: district?.slug ?? null,
  type,
})

async function findArea({ params, searchParams }: AreaPageProps) {
  const { locale, category, area } = await params
  const [city = '', district = null] = area
  const type = category === undefined ? null : (listingTypeBySlug(category)?.type ?? null)
  const found = await getArea(city, district, type)
  const page = pageOf(await searchParams)
  return { locale, page, area: found, path: found && areaPath(slugsOf(found)) }
}

/** The search of an area, as the api takes it. */
const searchOf = ({ city, district }: AreaWire, page: number) => ({
  city: city.name,
  ...(district ? { district: district._id } : {}),
  page: String(page),
})

export async function areaMetadata(props: AreaPageProps): Promise<Metadata> {
  const { locale, page, area, path } = await findArea(props)
  if (!area || !path) return {}
  const t = await getTranslations({ locale, namespace: 'meta.area' })
  const { searched } = parseResultsQuery(searchOf(area, page), area.type, riyadhDay(new Date()))
  const { facets } = await searchListings(searched)
  const { what, where } = await namesOfArea(area, locale)
  const title = t('title', { what, where })
  const metadata = pageMetadata({
    locale,
    path: pagedPath(path, page),
    title: await withPage(locale, title, page),
    image: { path: areaPicturePath(slugsOf(area), locale), alt: title },
    description: await withPage(locale, (await factsOfArea(area, facets, locale)).join(' '), page),
  })
  return area.total >= MIN_INDEXED_LISTINGS
    ? metadata
    : { ...metadata, robots: { index: false, follow: true } }
}

/** The listings of a city or district, with what the area offers. Filters lead to the search. */
export async function AreaPage(props: AreaPageProps) {
  const { locale, page, area, path } = await findArea(props)
  setRequestLocale(locale)
  if (!area || !path) notFound()
  const { title } = await namesOfArea(area, locale)
  return (
    <ResultsView
      path={area.type === null ? '/search' : `/${listingTypeOf(area.type).slug}`}
      {...(area.type === null ? {} : { type: area.type })}
      params={searchOf(area, page)}
      titleOf={() => title}
      area={path}
      above={await crumbsAbove(area, locale)}
      after={({ facets }) => (page === 1 ? <AboutArea area={area} facets={facets} locale={locale} /> : null)}
    />
  )
}

async function crumbsAbove(area: AreaWire, locale: Locale): Promise<Crumb[]> {
  const { type, city, district } = area
  const inCity = { name: localName(locale, city), path: areaPath({ city: city.slug, district: null, type }) }
  return [
    ...(type === null
      ? []
      : [{ name: await nameOfType(type, locale), path: `/${listingTypeOf(type).slug}` }]),
    ...(district === null ? [] : [inCity]),
  ]
}
