'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { PaymentWindow } from '@/components/shared/payment-window'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { dueAtDoor } from '@/lib/domain/booking/money/due'
import { TEST_SOURCES, type TestSource } from '@/lib/domain/booking/money/test-payment-sources'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { TestCards } from './test-cards'
import { usePay } from './use-pay'

const Form = styled.form`
  display: grid; gap: var(--s-6); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; }
`

const Amount = styled.div`
  display: grid; gap: var(--s-1); justify-items: center; text-align: center; padding: var(--s-6); border-radius: var(--r-xl); background: var(--c-sub);
  > .money { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.3; }
`

const Quiet = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

interface PayFormProps {
  booking: BookingWire
  /** SAR */
  amount: number
  isTest: boolean
  now: string
}

/** The amount, the time left, the payment method, and the button. */
export function PayForm({ booking, amount, isTest, now }: PayFormProps) {
  const t = useTranslations('pay')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useStayText()
  const { pay, isSending, outcome } = usePay(booking._id)
  const [firstWindow] = useState(booking.expiresAt)
  const [card, setCard] = useState<TestSource>(TEST_SOURCES[0])
  const deposit = amount - booking.dueNow
  const later = dueAtDoor(booking)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay(isTest ? card : undefined)
  }
  return (
    <Form onSubmit={submit} aria-label={t('title')}>
      <h1>{t('title')}</h1>
      <Amount>
        <Money {...money(amount)} />
        <p>{inLanguage(locale, booking.service.name)}</p>
        <Quiet>{stayText(booking)}</Quiet>
        {deposit > 0 ? (
          <Quiet>
            {t('withDeposit')} <Money {...money(deposit)} />
          </Quiet>
        ) : null}
        {later > 0 ? (
          <Quiet>
            {t('later')} <Money {...money(later)} />
          </Quiet>
        ) : null}
      </Amount>
      <PaymentWindow key={booking.expiresAt} expiresAt={booking.expiresAt} now={now} />
      {isTest ? <TestCards chosen={card} onChoose={setCard} /> : null}
      {outcome && outcome.kind !== 'checking' ? (
        <Notice role="alert" tone="err">
          <p>{outcome.message}</p>
          <HoldTime until={booking.expiresAt} before={firstWindow} />
        </Notice>
      ) : null}
      {outcome?.kind === 'checking' ? (
        <Notice role="status">
          <p>{t('checking')}</p>
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={isSending} disabled={isSending}>
        <Icon name="wallet" size={20} />
        {isSending ? t('sending') : t(outcome?.kind === 'declined' ? 'again' : 'pay')}
      </Button>
      <Button as={Link} $kind="quiet" href={`/booking/${booking._id}`}>
        {t('toBooking')}
      </Button>
    </Form>
  )
}

/** How long the dates stay held for another attempt, and that an attempt extended the hold. */
function HoldTime({ until, before }: { until: string | null; before: string | null }) {
  const t = useTranslations('pay')
  const locale = useLocale()
  if (!until) return null
  const isLonger = before !== null && until > before
  return <p>{t(isLonger ? 'heldLonger' : 'heldUntil', { until: formatInstant(until, locale) })}</p>
}
