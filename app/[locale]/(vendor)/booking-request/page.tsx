import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { HostingPage } from '@/components/shared/vendor-page-frame'
import { HostedPages } from '@/components/shared/vendor-pagination'
import { KeepFresh } from '@/components/vendor-bookings/refresh-when-visible'
import { RequestList } from '@/components/vendor-bookings/request-list'
import { NotHosting } from '@/components/vendor-onboarding/vendor-access'
import { readConflicts, readHostedList } from '@/lib/api/private'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { pageOf } from '@/lib/page-number'
import { privateMetadata } from '@/lib/private-metadata'

/** Private: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

const AT_ONCE = 50

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'booking-request'>>
}

export const generateMetadata = privateMetadata('hosted.requests')

export default async function BookingRequestPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const page = pageOf(await searchParams)
  const t = await getTranslations('hosted.requests')
  const [list, conflicts] = await Promise.all([readHostedList('waiting', page, AT_ONCE), readConflicts()])
  return (
    <ClientMessages also={['hosted']}>
      <HostingPage room="/booking-request" title={t('pageTitle')} lead={t('lead')}>
        {list.state === 'found' && conflicts.state === 'found' ? (
          <>
            <RefreshOnLive />
            <KeepFresh />
            <RequestList
              requests={list.data.data}
              conflicts={conflicts.data.data}
              now={new Date().toISOString()}
            />
            <HostedPages {...list.data} address={(one) => `/booking-request?page=${one}`} />
          </>
        ) : (
          <NotHosting isVisitor={list.state === 'visitor'} />
        )}
      </HostingPage>
    </ClientMessages>
  )
}
