import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { MissingPage } from '@/components/layout/pages/not-found-page'
import { CitiesOfType } from '@/components/search/area/about-area'
import { ResultsView } from '@/components/search/results-view'
import { listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQueryLists } from '@/lib/pages/page-query'
import { resultsMetadata } from '@/lib/search/results-metadata'
import { lostMetadata } from '@/lib/seo'

interface CategoryPageProps {
  params: Promise<{ locale: string; category: string }>
  searchParams: Promise<PageQueryLists<':type'>>
}

export async function generateMetadata({ params, searchParams }: CategoryPageProps): Promise<Metadata> {
  const { locale, category } = await params
  const listingType = listingTypeBySlug(category)
  if (!listingType) return lostMetadata(locale)
  const t = await getTranslations({ locale, namespace: 'meta.category' })
  const vocabulary = await getTranslations({ locale, namespace: 'vocabulary.type' })
  const name = vocabulary(listingType.type)
  return resultsMetadata({
    locale,
    path: `/${listingType.slug}`,
    type: listingType.type,
    params: await searchParams,
    title: t('title', { category: name }),
    description: t('description', { category: name }),
  })
}

export default async function CategoryPage({ params, searchParams }: CategoryPageProps) {
  const { locale, category } = await params
  setRequestLocale(locale)
  const listingType = listingTypeBySlug(category)
  if (!listingType) return <MissingPage />
  const t = await getTranslations('search.results')
  const vocabulary = await getTranslations('vocabulary.type')
  return (
    <ResultsView
      path={`/${listingType.slug}`}
      type={listingType.type}
      params={await searchParams}
      after={() => <CitiesOfType type={listingType.type} locale={locale as Locale} />}
      titleOf={({ city }) =>
        t('title', { city: city ?? t('anyCity'), category: vocabulary(listingType.type) })
      }
    />
  )
}
