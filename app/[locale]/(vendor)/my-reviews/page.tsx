import { getTranslations, setRequestLocale } from 'next-intl/server'
import { VendorReviews } from '@/components/reviews/vendor-reviews'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { loadPage } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('reviews.own')

export default async function MyReviewsPage({ params, searchParams }: QueryPageProps<'my-reviews'>) {
  setRequestLocale((await params).locale)
  const t = await getTranslations('reviews.own')
  const list = await loadPage('GET /vendor/reviews', { query: { page: pageOf(await searchParams) } })
  return (
    <ClientMessages also={['hosted', 'reviews', 'report.open', 'translation']}>
      <VendorPageFrame page="/my-reviews" title={t('pageTitle')} lead={t('lead')}>
        {list.state === 'found' ? (
          <VendorReviews key={list.data.page} list={list.data} />
        ) : (
          <VendorAccess isVisitor={list.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
