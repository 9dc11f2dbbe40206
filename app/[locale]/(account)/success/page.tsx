import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { NoBookings } from '@/components/bookings/no-bookings'
import { Success } from '@/components/bookings/success'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { QueryPageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

export const generateMetadata = privateMetadata('success')

export default async function SuccessPage({ params, searchParams }: QueryPageProps<'success'>) {
  setRequestLocale((await params).locale)
  const { booking: id } = await searchParams
  const t = await getTranslations('success')
  const answer = id ? await load('GET /bookings/:id', { params: { id } }) : null
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
