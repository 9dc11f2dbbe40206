import { getTranslations, setRequestLocale } from 'next-intl/server'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { AppointmentList } from '@/components/shared/appointments/appointment-list'
import { vendorTabHref } from '@/components/shared/booking/vendor-addresses'
import { VendorPageFrame } from '@/components/shared/page-frame/vendor-page-frame'
import { VendorPagination } from '@/components/shared/page-frame/vendor-pagination'
import { RefreshEachMinute } from '@/components/shared/refresh/refresh-each-minute'
import { BookingList } from '@/components/vendor-bookings/booking-list'
import { BookingTabs } from '@/components/vendor-bookings/booking-tabs'
import { DayBoard } from '@/components/vendor-bookings/day-board'
import { VendorAccess } from '@/components/vendor-onboarding/vendor-access'
import { load, loadMember, loadPage } from '@/lib/api/load'
import { BOOKINGS_PAGE_TABS } from '@/lib/domain/booking/vendor-tabs'
import { can } from '@/lib/domain/policy/vendor-policy'
import { riyadhDay } from '@/lib/domain/time/days'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

const AT_ONCE = 50

export const generateMetadata = privateMetadata('hosted.bookings')

export default async function ServiceBookingPage({
  params,
  searchParams,
}: QueryPageProps<'service-booking'>) {
  setRequestLocale((await params).locale)
  const requested = await searchParams
  const tab = BOOKINGS_PAGE_TABS.find((one) => one === requested.tab) ?? 'today'
  const page = pageOf(requested)
  const t = await getTranslations('hosted.bookings')
  const list = await loadPage('GET /vendor/bookings', {
    query: { tab, page, pageSize: tab === 'today' ? AT_ONCE : undefined },
  })
  const approved =
    tab === 'upcoming' && page === 1
      ? await load('GET /vendor/bookings', { query: { tab: 'approved', page: 1, pageSize: AT_ONCE } })
      : null
  const appointments = tab === 'today' ? await load('GET /vendor/appointments') : null
  const mayChange = can({ vendor: await loadMember() }, 'handleArrivals')
  return (
    <ClientMessages also={['hosted', 'appointments']}>
      <VendorPageFrame page="/service-booking" title={t('pageTitle')} lead={t('lead')}>
        {list.state === 'found' ? (
          <>
            <RefreshOnLive />
            <RefreshEachMinute />
            <BookingTabs current={tab} counts={list.data.counts} />
            {tab === 'today' ? (
              <>
                <AppointmentList
                  appointments={appointments?.state === 'found' ? appointments.data.data : []}
                  mayChange={mayChange}
                />
                <DayBoard bookings={list.data.data} today={riyadhDay(new Date())} />
                <VendorPagination {...list.data} address={(one) => vendorTabHref(tab, one)} />
              </>
            ) : (
              <BookingList
                tab={tab}
                list={list.data}
                unpaid={approved?.state === 'found' ? approved.data.data : []}
              />
            )}
          </>
        ) : (
          <VendorAccess isVisitor={list.state === 'visitor'} />
        )}
      </VendorPageFrame>
    </ClientMessages>
  )
}
