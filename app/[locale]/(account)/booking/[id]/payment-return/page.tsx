import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { OpenPayment } from '@/components/checkout/open-payment'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { paidHref, paymentHref } from '@/components/shared/booking/payment-address'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

/** Private: rendered for one user at a time, never cached. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>
}

export const generateMetadata = privateMetadata('pay.waiting')

/** Where the provider sends the payer back. Its query is ignored: the provider itself is asked. */
export default async function PaymentReturnPage({ params }: PageProps) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const answer = await load('POST /bookings/:id/pay/check', { params: { id } })
  if (answer.state === 'notFound') notFound()
  if (answer.state === 'visitor') answerWith(401)
  if (answer.state === 'found') {
    const { purpose, outcome, declineReason } = answer.data
    if (outcome === 'paid') redirect({ href: paidHref(id, purpose), locale })
    if (outcome === 'none') redirect({ href: paymentHref(id, purpose), locale })
    if (outcome === 'declined') redirect({ href: paymentHref(id, purpose, declineReason ?? 'other'), locale })
  }
  return (
    <ClientMessages also={['pay', 'booking.visitor']}>
      <RefreshOnLive bookingId={id} />
      <PageFrame>
        {answer.state === 'found' ? (
          <OpenPayment
            bookingId={id}
            payHref={paymentHref(id, answer.data.purpose)}
            actionUrl={answer.data.asksCode ? paymentHref(id, answer.data.purpose) : answer.data.actionUrl}
          />
        ) : (
          <SignInRequired area="booking" />
        )}
      </PageFrame>
    </ClientMessages>
  )
}
