import { getTranslations } from 'next-intl/server'
import { StructuredData } from '@/components/ui/structured-data'
import type { SearchAnswer } from '@/lib/domain/listing/card'
import { MAX_PAGE } from '@/lib/domain/search/search-params'
import type { Locale } from '@/lib/i18n/routing'
import { pageUrl } from '@/lib/page-url'
import { jsonLd } from '@/lib/structured-data/json'
import { breadcrumbThing, type Crumb, resultsThing } from '@/lib/structured-data/lists'
import { pageHref, type ResultsAddress } from './results-address'

interface ResultsDataProps {
  locale: Locale
  address: ResultsAddress
  title: string
  /** the pages between the home page and this one */
  above: Crumb[]
  answer: SearchAnswer
}

/** The results, breadcrumbs and pagination as structured data. */
export async function ResultsData({ locale, address, title, above, answer }: ResultsDataProps) {
  const t = await getTranslations('meta')
  const { data, total, page, pageSize } = answer
  const crumbs = [
    { name: t('brand'), path: '/' },
    ...above,
    { name: title, path: address.area ?? address.path },
  ]
  const things = [resultsThing(data, total, (page - 1) * pageSize, locale), breadcrumbThing(crumbs, locale)]
  const last = Math.min(MAX_PAGE, Math.ceil(total / pageSize))
  const href = (to: number) => pageUrl(locale, pageHref(address, to))
  return (
    <>
      <StructuredData json={jsonLd(things)} />
      {page > 1 && page <= last ? <link rel="prev" href={href(page - 1)} /> : null}
      {page < last ? <link rel="next" href={href(page + 1)} /> : null}
    </>
  )
}
