import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCategories, getCities } from '@/lib/api/server'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { canonicalPath } from '@/lib/domain/search/canonical-path'
import { type PageParams, parseResultsQuery } from '@/lib/domain/search/search-page'
import { riyadhDay } from '@/lib/domain/time/days'
import { pageMetadata } from '@/lib/seo'

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
  const { query } = parseResultsQuery(params, type, riyadhDay(new Date()))
  const [cities, categories] = await Promise.all([getCities(), getCategories()])
  const canonical = canonicalPath(path, query, { cities, categories })
  return pageMetadata({
    locale,
    path: canonical,
    title: await withPage(locale, title, query.page),
    description: await withPage(locale, description, query.page),
  })
}

/** The title or description of a later page has its number, so that no two pages share one. */
export async function withPage(locale: string, text: string, page: number): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'meta' })
  return page === 1 ? text : t('paged', { title: text, page })
}
