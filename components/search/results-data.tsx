import { getTranslations } from 'next-intl/server'
import { StructuredData } from '@/components/ui/structured-data'
import type { SearchAnswer } from '@/lib/domain/listing/card'
import type { Locale } from '@/lib/i18n/routing'
import { jsonLd } from '@/lib/structured-data/json'
import { breadcrumbThing, resultsThing } from '@/lib/structured-data/lists'

interface ResultsDataProps {
  locale: Locale
  path: string
  title: string
  answer: SearchAnswer
}

/** The results and the way to them, for search engines. */
export async function ResultsData({ locale, path, title, answer }: ResultsDataProps) {
  const t = await getTranslations('meta')
  const { data, total, page, pageSize } = answer
  const crumbs = [
    { name: t('brand'), path: '/' },
    { name: title, path },
  ]
  const things = [resultsThing(data, total, (page - 1) * pageSize, locale), breadcrumbThing(crumbs, locale)]
  return <StructuredData json={jsonLd(things)} />
}
