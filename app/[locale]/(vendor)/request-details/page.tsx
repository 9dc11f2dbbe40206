import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PriceLines } from '@/components/shared/price-lines'
import { HostingPage } from '@/components/shared/vendor-page-frame'
import { KeepFresh } from '@/components/vendor-bookings/refresh-when-visible'
import { RequestDetail } from '@/components/vendor-bookings/request-detail'
import { NotHosting } from '@/components/vendor-onboarding/vendor-access'
import { readConflicts, readHosted, readHostedList } from '@/lib/api/private'
import { priceUnitOf } from '@/lib/domain/listing/listing-types'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/private-metadata'

/** Private: rendered for one person at a time, never kept. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<PageQuery<'request-details'>>
}

export const generateMetadata = privateMetadata('hosted.detail')

export default async function RequestDetailsPage({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale)
  const { id = '' } = await searchParams
  const t = await getTranslations('hosted.detail')
  const [list, conflicts, booking] = await Promise.all([
    readHostedList('waiting', 1, 50),
    readConflicts(),
    readHosted(id),
  ])
  const isHost = list.state === 'found' && conflicts.state === 'found'
  if (isHost && booking.state !== 'found') notFound()
  return (
    <ClientMessages also={['hosted', 'booking', 'vocabulary']}>
      {isHost && booking.state === 'found' ? (
        <HostingPage
          room={booking.data.tab === 'waiting' ? '/booking-request' : '/service-booking'}
          title={t('title', { code: booking.data.code })}
        >
          <RefreshOnLive bookingId={id} />
          <KeepFresh />
          <RequestDetail
            booking={booking.data}
            others={list.data.data}
            conflicts={conflicts.data.data}
            now={new Date().toISOString()}
            prices={
              <PriceLines
                {...booking.data}
                due={booking.data}
                isEventDay={priceUnitOf(booking.data.service.type, booking.data.mode) === 'eventDay'}
              />
            }
          />
        </HostingPage>
      ) : (
        <HostingPage room="/booking-request" title={t('pageTitle')}>
          <NotHosting isVisitor={list.state === 'visitor'} />
        </HostingPage>
      )}
    </ClientMessages>
  )
}
