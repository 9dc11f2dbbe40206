import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { SplitPage } from '@/components/checkout/split/split-page'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { splitHref } from '@/components/shared/split/split-href'
import { loadAsPayer } from '@/lib/api/load'
import { orNull, read } from '@/lib/api/read'
import { DECLINE_REASONS } from '@/lib/domain/booking/payment-states'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { Locale } from '@/lib/i18n/routing'
import type { PageQuery } from '@/lib/pages/page-query'
import { pageUrl } from '@/lib/pages/page-url'
import { privateMetadata } from '@/lib/seo'

/** Each reader sees their own shares in it, never cached. */
export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ locale: Locale; token: string }>
  searchParams: Promise<PageQuery<'split/*'>>
}

export const generateMetadata = privateMetadata('split')

const MESSAGES = [
  'account.codeSentTo',
  'account.codeTitle',
  'account.demoCode',
  'account.invalidCode',
  'account.phone',
  'account.phoneHelp',
  'account.resend',
  'account.resendIn',
  'account.resendInAMinute',
  'account.resendReady',
  'account.verify',
  'booking.checkInAt',
  'booking.checkOutAt',
  'pay',
  'sharing',
  'split',
  'vocabulary.paymentMethod',
  'vocabulary.typeOne',
]

/** A split: anyone with the link can read it, and pays a share once signed in or by a code to a number. */
export default async function SharedSplitPage({ params, searchParams }: PageProps) {
  const { locale, token } = await params
  const { problem } = await searchParams
  setRequestLocale(locale)
  const [own, provider] = await Promise.all([
    loadAsPayer('GET /splits/:token', { params: { token } }),
    read('GET /payments/provider'),
  ])
  if (own.state === 'notFound') notFound()
  const split =
    own.state === 'found' ? own.data : await orNull(read('GET /splits/:token', { params: { token } }))
  if (!split) notFound()
  return (
    <ClientMessages also={MESSAGES}>
      <RefreshOnLive {...(split.bookingId ? { bookingId: split.bookingId } : {})} />
      <PageFrame>
        <SplitPage
          split={split}
          provider={provider}
          declined={DECLINE_REASONS.find((one) => one === problem) ?? null}
          url={pageUrl(locale, splitHref(token))}
          now={new Date().toISOString()}
        />
      </PageFrame>
    </ClientMessages>
  )
}
