import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PayPage } from '@/components/checkout/pay-page'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame'
import { SignInRequired } from '@/components/shared/sign-in-required'
import { loadBooking, loadPaymentProvider, loadProfile } from '@/lib/api/private'
import { DECLINE_REASONS } from '@/lib/domain/booking/payment-states'
import type { PageQuery } from '@/lib/domain/search/page-query'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<PageQuery<'booking/*/pay'>>
}

export const generateMetadata = privateMetadata('pay')

export default async function BookingPayPage({ params, searchParams }: PageProps) {
  const { locale, id } = await params
  const { problem, purpose } = await searchParams
  setRequestLocale(locale)
  const [answer, provider, profile] = await Promise.all([
    loadBooking(id),
    loadPaymentProvider(),
    loadProfile(),
  ])
  if (answer.state === 'notFound') notFound()
  const isHere = answer.state === 'found' && provider.state === 'found' && profile.state === 'found'
  return (
    <ClientMessages also={['booking', 'pay', 'vocabulary.paymentMethod']}>
      <RefreshOnLive bookingId={id} />
      <PageFrame>
        {isHere ? (
          <PayPage
            booking={answer.data}
            purpose={purpose === 'rest' ? 'rest' : 'due_now'}
            provider={provider.data}
            declined={DECLINE_REASONS.find((one) => one === problem) ?? null}
            balance={profile.data.balance}
            now={new Date().toISOString()}
          />
        ) : (
          <SignInRequired area="booking" />
        )}
      </PageFrame>
    </ClientMessages>
  )
}
