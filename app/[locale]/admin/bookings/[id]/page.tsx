import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BookingDetail, BookingHead } from '@/components/admin/bookings/booking-detail'
import { BookingHistory } from '@/components/admin/bookings/booking-history'
import { BookingMoney } from '@/components/admin/bookings/booking-money'
import { BookingTrail } from '@/components/admin/bookings/booking-trail'
import { GiveRefund } from '@/components/admin/bookings/give-refund'
import { ClaimCard } from '@/components/admin/deposit-claims/claim-card'
import { ExceptionCard } from '@/components/admin/exceptions/exception-card'
import { AlsoHere } from '@/components/admin/live/also-here'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { load } from '@/lib/api/load'
import { getListing } from '@/lib/api/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { ActForGuest } from './act-for-guest'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export default async function AdminBookingPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const [answer, terms] = await Promise.all([
    load('GET /admin/bookings/:id', { params: { id } }),
    load('GET /admin/bookings/:id/give-refund', { params: { id } }),
  ])
  if (answer.state !== 'found') notFound()
  const booking = answer.data
  const mayChange = booking.forGuest.allowed.includes('change_dates')
  const listing = mayChange ? await getListing(booking.listing._id) : null
  return (
    <ClientMessages
      also={[
        'admin',
        'booking',
        'checkout',
        'agreement',
        'deposit',
        'invoices',
        'stay',
        'vocabulary',
        'waiting',
      ]}
    >
      <RefreshOnLive />
      <PageFrame>
        <AlsoHere kind="bookings" id={id} />
        <BookingHead booking={answer.data} />
        <BookingDetail booking={booking} />
        <ActForGuest booking={booking} offer={listing && toListingForBooking(listing)} />
        {booking.exception ? <ExceptionCard request={booking.exception} /> : null}
        {booking.claim ? <ClaimCard claim={booking.claim} /> : null}
        <GiveRefund bookingId={id} terms={terms.state === 'found' ? terms.data : null} />
        <BookingMoney {...booking} />
        <BookingHistory booking={booking} />
        <BookingTrail booking={booking} />
      </PageFrame>
    </ClientMessages>
  )
}
