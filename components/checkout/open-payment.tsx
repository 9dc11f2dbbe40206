'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useStepStart } from '@/components/shared/use-step-start'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { isOwnPage } from './use-pay'

const ASK_AGAIN_MS = 3000

const Column = styled.section`
  display: grid; gap: var(--s-5); justify-items: center; inline-size: min(100%, 520px); margin-inline: auto; padding-block: var(--s-10); text-align: center;
  h1 { font-size: var(--fs-2xl); }
`

const Sign = styled.span`
  display: grid; place-items: center; inline-size: 72px; block-size: 72px; border-radius: var(--r-full); background: var(--c-info-soft); color: var(--c-info);
`

const Text = styled.p`
  color: var(--c-ink-2); max-inline-size: 44ch;
`

const Actions = styled.div`
  display: grid; gap: var(--s-3); inline-size: min(100%, 320px);
`

interface OpenPaymentProps {
  /** the payer's own booking; without it a share of a friend's is paid */
  bookingId?: string
  /** the page that pays */
  payHref: string
  /** where the payer goes on; null while only the bank's answer is missing */
  actionUrl: string | null
}

/** A payment that is neither paid nor declined; the page asks again until it is. */
export function OpenPayment({ bookingId, payHref, actionUrl }: OpenPaymentProps) {
  const t = useTranslations('pay')
  const words = useTranslations('pay.waiting')
  const router = useRouter()
  const heading = useStepStart()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <Column>
      <Sign>
        <Icon name={actionUrl ? 'wallet' : 'clock'} size={32} />
      </Sign>
      <h1 ref={heading} tabIndex={-1}>
        {words(actionUrl ? 'openTitle' : 'title')}
      </h1>
      <Text role="status">{words(actionUrl ? 'openText' : bookingId ? 'text' : 'shareText')}</Text>
      <Actions>
        {actionUrl ? (
          <Button as={isOwnPage(actionUrl) ? Link : 'a'} href={actionUrl}>
            {words('continue')}
          </Button>
        ) : null}
        {bookingId ? (
          <Button as={Link} $kind="outline" href={`/booking/${bookingId}`}>
            {t('toBooking')}
          </Button>
        ) : null}
        <Button as={Link} $kind="quiet" href={payHref}>
          {words('other')}
        </Button>
      </Actions>
    </Column>
  )
}
