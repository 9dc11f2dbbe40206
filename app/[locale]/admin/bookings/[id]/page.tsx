import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BookingDetail } from '@/components/admin/bookings/booking-detail'
import { BookingHead } from '@/components/admin/bookings/booking-head'
import { BookingHistory } from '@/components/admin/bookings/booking-history'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame'
import { loadAnyBooking } from '@/lib/api/private'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export const generateMetadata = privateMetadata('admin')

export default async function AdminBookingPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await loadAnyBooking(id)
  if (answer.state !== 'found') notFound()
  return (
    <ClientMessages also={['admin', 'invoices', 'vocabulary']}>
      <RefreshOnLive />
      <PageFrame>
        <BookingHead booking={answer.data} />
        <BookingDetail booking={answer.data} />
        <BookingHistory booking={answer.data} />
      </PageFrame>
    </ClientMessages>
  )
}
