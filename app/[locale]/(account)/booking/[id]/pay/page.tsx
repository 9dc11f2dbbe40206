import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { PayPage } from '@/components/checkout/pay-page'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { splitHref } from '@/components/shared/split/split-href'
import { load } from '@/lib/api/load'
import { DECLINE_REASONS, PAYMENT_PURPOSES } from '@/lib/domain/booking/payment-states'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageUrl } from '@/lib/pages/page-url'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>
  searchParams: Promise<PageQuery<'booking/*/pay'>>
}

export const generateMetadata = privateMetadata('pay')

export default async function BookingPayPage({ params, searchParams }: PageProps) {
  const { locale, id } = await params
  const { problem, purpose } = await searchParams
  setRequestLocale(locale)
  const [answer, own, provider, payable] = await Promise.all([
    load('GET /bookings/:id', { params: { id } }),
    load('GET /bookings/:id/split', { params: { id } }),
    load('GET /payments/provider'),
    load('GET /bookings/:id/pay/balance', { params: { id } }),
  ])
  if (answer.state === 'notFound') notFound()
  if (answer.state === 'visitor') answerWith(401)
  const split = own.state === 'found' ? own.data : null
  const isHere = answer.state === 'found' && provider.state === 'found' && payable.state === 'found'
  return (
    <ClientMessages also={['booking', 'pay', 'sharing', 'split', 'vocabulary.paymentMethod']}>
      <RefreshOnLive bookingId={id} />
      <PageFrame>
        {isHere ? (
          <PayPage
            booking={answer.data}
            purpose={PAYMENT_PURPOSES.find((one) => one === purpose) ?? 'due_now'}
            provider={provider.data}
            declined={DECLINE_REASONS.find((one) => one === problem) ?? null}
            payable={payable.data}
            own={split}
            splitUrl={split?.split ? pageUrl(locale, splitHref(split.split.token)) : null}
            now={new Date().toISOString()}
          />
        ) : (
          <SignInRequired area="booking" />
        )}
      </PageFrame>
    </ClientMessages>
  )
}
