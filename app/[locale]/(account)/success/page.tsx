import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { NoBookings } from '@/components/bookings/no-bookings'
import { OUTCOMES, Success } from '@/components/bookings/success'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

const privatePage = privateMetadata('success')

/** Once for the title and for the page. */
const loadBooking = cache((id: string) => load('GET /bookings/:id', { params: { id } }))

/** The title says how it went: a screen reader speaks it when the page comes. */
export async function generateMetadata({
  params,
  searchParams,
}: QueryPageProps<'success'>): Promise<Metadata> {
  const { locale } = await params
  const { booking: id } = await searchParams
  const answer = id ? await loadBooking(id) : null
  const metadata = await privatePage({ params })
  if (answer?.state !== 'found') return metadata
  const t = await getTranslations({ locale, namespace: 'success' })
  const site = await getTranslations({ locale, namespace: 'meta' })
  return { ...metadata, title: site('page', { title: t(`${OUTCOMES[answer.data.tab]}.title`) }) }
}

export default async function SuccessPage({ params, searchParams }: QueryPageProps<'success'>) {
  setRequestLocale((await params).locale)
  const { booking: id } = await searchParams
  const t = await getTranslations('success')
  const answer = id ? await loadBooking(id) : null
  if (answer?.state === 'notFound') notFound()
  return (
    <ClientMessages also={['booking', 'success']}>
      <RefreshOnLive bookingId={id} />
      <PageFrame>
        {answer?.state === 'found' ? <Success booking={answer.data} /> : <h1>{t('pageTitle')}</h1>}
        {answer?.state === 'visitor' ? <SignInRequired area="booking" isPart /> : null}
        {answer === null ? <NoBookings /> : null}
      </PageFrame>
    </ClientMessages>
  )
}
