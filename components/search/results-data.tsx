import { getTranslations } from 'next-intl/server'
import { StructuredData } from '@/components/ui/structured-data'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { areaPath } from '@/lib/domain/geo/area'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Locale } from '@/lib/i18n/routing'
import { pageUrl } from '@/lib/pages/page-url'
import { nameOfType } from '@/lib/search/type-name'
import { jsonLd } from '@/lib/structured-data/json'
import { breadcrumbThing, type Crumb, resultsThing } from '@/lib/structured-data/lists'
import { lastPage } from './pagination'
import { pageHref, type ResultsAddress } from './results-address'

interface ResultsDataProps {
  locale: Locale
  address: ResultsAddress
  title: string
  /** the pages between the home page and this one */
  above: Crumb[]
  /** the city and the listing type that the page names; their own page ends the crumbs */
  city?: string | undefined
  type?: PropertyType | undefined
  answer: SearchAnswer
}

const placeOf = ({
  city,
  type = null,
}: {
  city?: string | undefined
  type?: PropertyType | null | undefined
}) => city && areaPath({ city, district: null, type })

/** The results, breadcrumbs and pagination as structured data. */
export async function ResultsData({ locale, address, title, above, city, type, answer }: ResultsDataProps) {
  const t = await getTranslations('meta')
  const { data, total, page, pageSize } = answer
  const crumbs = [
    { name: t('brand'), path: '/' },
    ...above,
    ...(city && type && !address.area
      ? [{ name: await nameOfType(type, locale), path: `/${listingTypeOf(type).slug}` }]
      : []),
    { name: title, path: address.area ?? placeOf({ city, type }) ?? address.path },
  ]
  const things = [resultsThing(data, total, (page - 1) * pageSize, locale), breadcrumbThing(crumbs, locale)]
  const last = lastPage(total, pageSize)
  const href = (to: number) => pageUrl(locale, pageHref(address, to))
  return (
    <>
      <StructuredData json={jsonLd(things)} />
      {page > 1 && page <= last ? <link rel="prev" href={href(page - 1)} /> : null}
      {page < last ? <link rel="next" href={href(page + 1)} /> : null}
    </>
  )
}
