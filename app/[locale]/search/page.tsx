import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { ResultsView } from '@/components/search/results-view'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { resultsMetadata } from '@/lib/search/results-metadata'

interface SearchPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQueryLists<'search'>>
}

export async function generateMetadata({ params, searchParams }: SearchPageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'meta.search' })
  const query = await searchParams
  const page = await resultsMetadata({
    ...{ locale, path: '/search', type: null, params: query },
    ...{ title: t('title'), description: t('description') },
  })
  // Search results for free text are not indexed, because anyone can put any text into an address.
  return query['q'] ? { ...page, robots: { index: false, follow: true } } : page
}

export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const t = await getTranslations('search.results')
  return (
    <ResultsView
      path="/search"
      params={await searchParams}
      titleOf={({ city, category }) =>
        t('title', { city: city ?? t('anyCity'), category: category ?? t('anyPlace') })
      }
    />
  )
}
