import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ResultsView } from '@/components/search/results-view'
import { redirect } from '@/lib/i18n/navigation'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { resultsMetadata } from '@/lib/search/results-metadata'
import { SENTENCE_PARAM } from '@/lib/search/sentence-address'
import { sentenceResults } from '@/lib/search/sentence-search'
import { lostMetadata } from '@/lib/seo'

interface SearchPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQueryLists<'search'>>
}

export async function generateMetadata({ params, searchParams }: SearchPageProps): Promise<Metadata> {
  const { locale } = await params
  const query = await searchParams
  if (query[SENTENCE_PARAM] !== undefined) return lostMetadata(locale)
  const t = await getTranslations({ locale, namespace: 'meta.search' })
  const page = await resultsMetadata({
    ...{ locale, path: '/search', type: null, params: query },
    ...{ title: t('title'), description: t('description') },
  })
  // Search results for free text are not indexed, because anyone can put any text into an address.
  return query['q'] || query['unknown'] ? { ...page, robots: { index: false, follow: true } } : page
}

export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const query = await searchParams
  const sentence = query[SENTENCE_PARAM]
  if (sentence !== undefined) redirect({ href: await sentenceResults([sentence].flat()[0] ?? ''), locale })
  const t = await getTranslations('search.results')
  return (
    <ResultsView
      path="/search"
      params={query}
      titleOf={({ city, category }) =>
        t('title', { city: city ?? t('anyCity'), category: category ?? t('anyPlace') })
      }
    />
  )
}
