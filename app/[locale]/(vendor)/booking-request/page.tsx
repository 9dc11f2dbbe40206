import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { VendorPagination } from '@/components/shared/page-frame/vendor-pagination'
import { RefreshEachMinute } from '@/components/shared/refresh/refresh-each-minute'
import { RequestList } from '@/components/vendor-bookings/request-list'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadPage } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

const AT_ONCE = 50

export const generateMetadata = privateMetadata('hosted.requests')

export default async function BookingRequestPage({
  params,
  searchParams,
}: QueryPageProps<'booking-request'>) {
  setRequestLocale((await params).locale)
  const page = pageOf(await searchParams)
  const t = await getTranslations('hosted.requests')
  const [list, conflicts] = await Promise.all([
    loadPage('GET /vendor/bookings', { query: { tab: 'waiting', page, pageSize: AT_ONCE } }),
    load('GET /vendor/calendar-conflicts'),
  ])
  return (
    <ClientMessages also={['hosted']}>
      <VendorPageFrame page="/booking-request" title={t('pageTitle')} lead={t('lead')}>
        {list.state === 'found' && conflicts.state === 'found' ? (
          <>
            <RefreshOnLive />
            <RefreshEachMinute />
            <RequestList
              requests={list.data.data}
              conflicts={conflicts.data.data}
              now={new Date().toISOString()}
            />
            <VendorPagination {...list.data} address={(one) => `/booking-request?page=${one}`} />
          </>
        ) : (
          <VendorAccess isVisitor={list.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
