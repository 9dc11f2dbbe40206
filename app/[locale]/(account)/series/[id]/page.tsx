import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { SeriesPage } from '@/components/bookings/series/series-page'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

/** Private: rendered for one user at a time, never cached. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export const generateMetadata = privateMetadata('series')

/** The weeks of a series that its guest booked. */
export default async function SeriesOfGuestPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('GET /series/:id', { params: { id } })
  if (answer.state === 'notFound') notFound()
  if (answer.state === 'visitor') answerWith(401)
  return (
    <ClientMessages also={['booking.visitor', 'series', 'vocabulary.bookingState']}>
      <RefreshOnLive />
      <PageFrame>
        {answer.state === 'found' ? (
          <SeriesPage series={answer.data} now={new Date().toISOString()} />
        ) : (
          <SignInRequired area="booking" />
        )}
      </PageFrame>
    </ClientMessages>
  )
}
