import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { OpenPayment } from '@/components/checkout/open-payment'
import { PayerMissing } from '@/components/checkout/split/payer-missing'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { splitHref } from '@/components/shared/split/split-href'
import { loadAsPayer } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { privateMetadata } from '@/lib/seo'
import { answerWith } from '@/lib/session/rendered-answer'

/** Private: rendered for one user at a time, never cached. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: Locale; token: string }>
}

export const generateMetadata = privateMetadata('pay.waiting')

/** Where the provider sends the payer of a share back. Its query is ignored: the provider itself is asked. */
export default async function ShareReturnPage({ params }: PageProps) {
  const { locale, token } = await params
  setRequestLocale(locale)
  const answer = await loadAsPayer('POST /splits/:token/check', { params: { token } })
  if (answer.state === 'notFound') notFound()
  if (answer.state === 'visitor') answerWith(401)
  if (answer.state === 'found' && answer.data.outcome !== 'open') {
    const { outcome, declineReason } = answer.data
    const problem = outcome === 'declined' ? (declineReason ?? 'other') : undefined
    redirect({ href: splitHref(token, problem), locale })
  }
  return (
    <ClientMessages also={['pay']}>
      <PageFrame>
        {answer.state === 'found' ? (
          <OpenPayment
            payHref={splitHref(token)}
            actionUrl={answer.data.asksCode ? splitHref(token) : answer.data.actionUrl}
          />
        ) : (
          <PayerMissing token={token} />
        )}
      </PageFrame>
    </ClientMessages>
  )
}
