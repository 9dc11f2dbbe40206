import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PayPage } from '@/components/checkout/pay-page'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame'
import { SignInRequired } from '@/components/shared/sign-in-required'
import { loadBooking, loadPaymentProvider } from '@/lib/api/private'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { privateMetadata } from '@/lib/seo'

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

export const generateMetadata = privateMetadata('pay')

export default async function BookingPayPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const [answer, provider] = await Promise.all([loadBooking(id), loadPaymentProvider()])
  if (answer.state === 'notFound') notFound()
  const isHere = answer.state === 'found' && provider.state === 'found'
  return (
    <ClientMessages also={['booking', 'pay']}>
      <RefreshOnLive bookingId={id} />
      <PageFrame>
        {isHere ? (
          <PayPage booking={answer.data} provider={provider.data.provider} now={new Date().toISOString()} />
        ) : (
          <SignInRequired area="booking" />
        )}
      </PageFrame>
    </ClientMessages>
  )
}
