import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { BookingRow, BookingRows } from '@/components/bookings/booking-row'
import { BookingPages, BookingTabs } from '@/components/bookings/booking-tabs'
import { NoBookings } from '@/components/bookings/no-bookings'
import { WaitingList } from '@/components/bookings/waiting-list'
import { OfflineNote } from '@/components/layout/offline-note'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { AppointmentList } from '@/components/shared/appointments/appointment-list'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load, loadPage } from '@/lib/api/load'
import { BOOKING_TABS, type BookingTab } from '@/lib/domain/booking/transitions'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { pageOf } from '@/lib/pages/page-query'
import { pageMetadata } from '@/lib/seo'

export async function generateMetadata({ params }: QueryPageProps<'my-bookings'>): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'booking' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  const metadata = { title: site('page', { title: t('listTitle') }), description: t('listText') }
  return { ...pageMetadata({ locale, path: '/my-bookings', ...metadata }), robots: { index: false } }
}

export default async function MyBookingsPage({ params, searchParams }: QueryPageProps<'my-bookings'>) {
  const { locale } = await params
  setRequestLocale(locale)
  const requested = await searchParams
  const page = pageOf(requested)
  const t = await getTranslations('booking')
  const [{ tab, answer }, waiting, appointments] = await Promise.all([
    readTab(
      BOOKING_TABS.find((one) => one === requested.tab),
      page,
    ),
    load('GET /waiting'),
    load('GET /appointments'),
  ])
  if (answer.state === 'notFound') notFound()
  return (
    <ClientMessages also={['offline.note', 'booking', 'stay', 'vocabulary', 'waiting', 'appointments']}>
      <RefreshOnLive />
      <PageFrame>
        <h1>{t('listTitle')}</h1>
        {answer.state === 'visitor' ? (
          <SignInRequired area="booking" isPart />
        ) : (
          <>
            <OfflineNote renderedAt={new Date().toISOString()} />
            <BookingTabs current={tab} counts={answer.data.counts} />
            {answer.data.data.length === 0 ? <NoBookings /> : null}
            <BookingRows>
              {answer.data.data.map((booking) => (
                <BookingRow key={booking._id} booking={booking} />
              ))}
            </BookingRows>
            <BookingPages tab={tab} {...answer.data} />
            <AppointmentList appointments={appointments.state === 'found' ? appointments.data.data : []} />
            <WaitingList entries={waiting.state === 'found' ? waiting.data : []} />
          </>
        )}
      </PageFrame>
    </ClientMessages>
  )
}

/** Without a tab in the address: the bookings with an open payment, because their time runs out. */
async function readTab(requested: BookingTab | undefined, page: number) {
  const tab = requested ?? 'upcoming'
  const answer = await loadPage('GET /bookings', { query: { tab, page } })
  const isUrgent = !requested && answer.state === 'found' && answer.data.counts.approved > 0
  return isUrgent
    ? {
        tab: 'approved' as const,
        answer: await loadPage('GET /bookings', { query: { tab: 'approved', page } }),
      }
    : { tab, answer }
}
