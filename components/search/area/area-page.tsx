import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ResultsView } from '@/components/search/results-view'
import { getArea, searchListings } from '@/lib/api/server'
import type { AreaWire } from '@/lib/contract/schemas/geo/area'
import { areaPath, areaPicturePath, MIN_DISTRICT_LISTINGS, MIN_INDEXED_LISTINGS } from '@/lib/domain/geo/area'
import { listingTypeBySlug, listingTypeOf } from '@/lib/domain/listing/listing-types'
import { PAGE_SIZE } from '@/lib/domain/search/search-params'
import { riyadhDay } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import { permanentRedirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { type PageQuery, pageOf } from '@/lib/pages/page-query'
import { pagedPath } from '@/lib/search/canonical-path'
import { withPage } from '@/lib/search/results-metadata'
import { isPastEnd, parseResultsQuery } from '@/lib/search/search-page'
import { nameOfType } from '@/lib/search/type-name'
import { lostMetadata, pageMetadata } from '@/lib/seo'
import type { Crumb } from '@/lib/structured-data/lists'
import { AboutArea } from './about-area'
import { factsOfArea, namesOfArea } from './area-texts'

export interface AreaPageProps {
  /** `area` is a city, or a city and its district; without `category` all types */
  params: Promise<{ locale: Locale; category?: string; area: string[] }>
  searchParams: Promise<PageQuery<'in/*'>>
}

/** The shape of a city or a district in an address. */
const SLUG = /^[a-z0-9-]{1,80}$/

const slugsOf = ({ city, district, type }: AreaWire) => ({
  city: city.slug,
  district: district?.slug ?? null,
  type,
})

/**
 * An unknown city, district or type is not found, nor is a page past the end. A district that has too few listings, or not
 * enough of a type any more, leads to its city.
 */
async function findArea({ params, searchParams }: AreaPageProps) {
  const { locale, category, area } = await params
  const [city = '', district = null] = area
  const type = category === undefined ? null : listingTypeBySlug(category)?.type
  const isArea = type !== undefined && area.length < 3 && area.every((one) => SLUG.test(one))
  const found = isArea ? await getArea(city, district, type) : null
  if (!found) return { locale }
  if (found.district && found.total < MIN_DISTRICT_LISTINGS)
    permanentRedirect({ href: areaPath({ ...slugsOf(found), district: null }), locale })
  const page = pageOf(await searchParams)
  // A slug that the city had before leads to its present one.
  if (found.city.slug !== city) permanentRedirect({ href: pagedPath(areaPath(slugsOf(found)), page), locale })
  if (isPastEnd({ page, pageSize: PAGE_SIZE }, found.total)) return { locale }
  return { locale, page, area: found, path: areaPath(slugsOf(found)) }
}

/** The search of an area, as the api takes it. */
const searchOf = ({ city, district }: AreaWire, page: number) => ({
  city: city.name,
  ...(district ? { district: district._id } : {}),
  page: String(page),
})

export async function areaMetadata(props: AreaPageProps): Promise<Metadata> {
  const { locale, page = 1, area, path } = await findArea(props)
  if (!area) return lostMetadata(locale)
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
export async function AreaPage({ missing, ...props }: AreaPageProps & { missing: ReactNode }) {
  const { locale, page, area, path } = await findArea(props)
  setRequestLocale(locale)
  if (!area) return missing
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
