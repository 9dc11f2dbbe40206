import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { RefreshEachMinute } from '@/components/shared/refresh/refresh-each-minute'
import { RequestDetail } from '@/components/vendor-bookings/request-detail'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadNamedVendor } from '@/lib/api/load'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('hosted.detail')

export default async function RequestDetailsPage({
  params,
  searchParams,
}: QueryPageProps<'request-details'>) {
  setRequestLocale((await params).locale)
  const { id = '' } = await searchParams
  const t = await getTranslations('hosted.detail')
  const [list, conflicts, booking, deposit, invoices] = await Promise.all([
    load('GET /vendor/bookings', { query: { tab: 'waiting', page: 1, pageSize: 50 } }),
    load('GET /vendor/calendar-conflicts'),
    load('GET /vendor/bookings/:id', { params: { id } }),
    load('GET /vendor/bookings/:id/deposit', { params: { id } }),
    load('GET /bookings/:id/invoices', { params: { id } }),
  ])
  const isHost = list.state === 'found'
  if (isHost && booking.state !== 'found' && !(await loadNamedVendor())) notFound()
  return (
    <ClientMessages also={['hosted', 'booking', 'agreement', 'deposit', 'vocabulary']}>
      {isHost && booking.state === 'found' ? (
        <VendorPageFrame
          page={booking.data.tab === 'waiting' ? '/booking-request' : '/service-booking'}
          action="readBookings"
          title={t('title', { code: booking.data.code })}
        >
          <RefreshOnLive bookingId={id} />
          <RefreshEachMinute />
          <RequestDetail
            booking={booking.data}
            others={list.data.data}
            conflicts={conflicts.state === 'found' ? conflicts.data.data : []}
            deposit={deposit.state === 'found' ? deposit.data : null}
            invoices={invoices.state === 'found' ? invoices.data.invoices : []}
            now={new Date().toISOString()}
            prices={
              <PriceLines
                {...booking.data}
                due={booking.data}
                isEventDay={priceUnitOf(booking.data.service.type, booking.data.mode) === 'eventDay'}
              />
            }
          />
        </VendorPageFrame>
      ) : (
        <VendorPageFrame page="/service-booking" title={t('pageTitle')}>
          <VendorAccess isVisitor={list.state === 'visitor'} />
        </VendorPageFrame>
      )}
    </ClientMessages>
  )
}
