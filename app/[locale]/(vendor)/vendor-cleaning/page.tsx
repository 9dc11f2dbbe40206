import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { RefreshEachMinute } from '@/components/shared/refresh/refresh-each-minute'
import { CleaningPage } from '@/components/vendor-cleaning/cleaning-page'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load } from '@/lib/api/load'
import { CLEANING_STATES } from '@/lib/domain/cleaning/cleaning'
import { riyadhDay } from '@/lib/domain/time/days'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageUrl } from '@/lib/pages/page-url'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: Locale }>
  searchParams: Promise<PageQuery<'vendor-cleaning'>>
}

export const generateMetadata = privateMetadata('cleaning')

export default async function VendorCleaningPage({ params, searchParams }: PageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const { from, listing, state } = await searchParams
  const t = await getTranslations('cleaning')
  const filter = { from, listing, state: CLEANING_STATES.find((one) => one === state) }
  const answer = await load('GET /vendor/cleaning', { query: filter })
  return (
    <ClientMessages also={['hosted', 'cleaning', 'sharing']}>
      <VendorPageFrame page="/vendor-cleaning" title={t('pageTitle')} lead={t('lead')}>
        {answer.state === 'found' ? (
          <>
            <RefreshOnLive />
            <RefreshEachMinute />
            <CleaningPage
              cleaning={answer.data}
              filter={filter}
              today={riyadhDay(new Date())}
              linkTo={pageUrl(locale, '/cleaning')}
            />
          </>
        ) : (
          <VendorAccess isVisitor={answer.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
