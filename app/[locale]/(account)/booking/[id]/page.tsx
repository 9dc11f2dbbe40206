import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { BookingDetail } from '@/components/bookings/detail/booking-detail'
import { OfflineNote } from '@/components/layout/offline-note'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { WriteReviewButton } from '@/components/reviews/write-review-button'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { splitHref } from '@/components/shared/split/split-href'
import { load } from '@/lib/api/load'
import { getListing } from '@/lib/api/server'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { inLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'
import { pageUrl } from '@/lib/pages/page-url'
import { answerWith } from '@/lib/session/rendered-answer'

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'booking' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return { title: site('page', { title: t('detailTitle') }), robots: { index: false } }
}

export default async function BookingPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('GET /bookings/:id', { params: { id } })
  if (answer.state === 'notFound') notFound()
  if (answer.state === 'visitor') answerWith(401)
  return (
    <ClientMessages
      also={[
        'offline.note',
        'agreement',
        'booking',
        'checkout',
        'deposit',
        'pay',
        'reviews',
        'series',
        'sharing',
        'split',
        'stay',
        'success',
        'vocabulary',
        'waiting',
      ]}
    >
      <RefreshOnLive bookingId={id} />
      {answer.state === 'found' ? <OfflineNote renderedAt={new Date().toISOString()} /> : null}
      <PageFrame>
        {answer.state === 'found' ? (
          <WriteReviewButton
            bookingId={id}
            listingName={inLanguage(locale, answer.data.service.name)}
            state={answer.data.review}
          />
        ) : null}
        {answer.state === 'visitor' ? (
          <SignInRequired area="booking" />
        ) : (
          <Detail booking={answer.data} locale={locale} />
        )}
      </PageFrame>
    </ClientMessages>
  )
}

async function Detail({ booking, locale }: { booking: BookingWire; locale: Locale }) {
  const [preview, deposit, own, invoices, arrival, listing] = await Promise.all([
    load('GET /bookings/:id/cancellation', { params: { id: booking._id } }),
    load('GET /bookings/:id/deposit', { params: { id: booking._id } }),
    load('GET /bookings/:id/split', { params: { id: booking._id } }),
    load('GET /bookings/:id/invoices', { params: { id: booking._id } }),
    load('GET /bookings/:id/arrival-guide', { params: { id: booking._id } }),
    getListing(booking.serviceId),
  ])
  const split = own.state === 'found' ? own.data.split : null
  return (
    <BookingDetail
      booking={booking}
      preview={preview.state === 'found' ? preview.data : null}
      deposit={deposit.state === 'found' ? deposit.data : null}
      split={split && { split, url: pageUrl(locale, splitHref(split.token)) }}
      invoices={invoices.state === 'found' ? invoices.data.invoices : []}
      arrival={arrival.state === 'found' ? arrival.data : null}
      listing={listing}
      now={new Date().toISOString()}
    />
  )
}
