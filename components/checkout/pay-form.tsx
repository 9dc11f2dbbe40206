'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { PaymentWindow } from '@/components/shared/payment-window'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { Bill } from '@/lib/domain/booking/money/due'
import type { DeclineReason, PaymentPurpose } from '@/lib/domain/booking/payment-states'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { BalanceOffer } from './balance-offer'
import { CardFields } from './card/card-fields'
import { useCard } from './card/use-card'
import { PaymentMethods } from './payment-methods'
import { usePay } from './use-pay'

const Form = styled.form`
  display: grid; gap: var(--s-6); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; }
`

const TestNote = styled.div`
  display: grid; gap: var(--s-2); justify-items: start; padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 2px var(--c-warn); font-size: var(--fs-sm);
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
  bill: Bill
  purpose: PaymentPurpose
  provider: PaymentProviderWire
  declined: DeclineReason | null
  /** the guest's, in SAR */
  balance: number
  now: string
}

/** The amount, the time left, the payment method, and the button. */
export function PayForm({ booking, bill, purpose, provider, declined, balance, now }: PayFormProps) {
  const t = useTranslations('pay')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useStayText()
  const { pay, isSending, outcome } = usePay(booking._id, purpose, declined)
  const [firstWindow] = useState(booking.expiresAt)
  const { amount, deposit, later } = bill
  const title = t(purpose === 'rest' ? 'restTitle' : 'title')
  const card = useCard(provider.cardForm)
  const isBusy = isSending || card.isSending
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!provider.cardForm) return void pay()
    const token = await card.createToken()
    if (token) void pay({ source: token })
  }
  return (
    <Form onSubmit={submit} aria-label={title}>
      <h1>{title}</h1>
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
      <PaymentMethods methods={provider.methods} />
      {provider.provider === 'sandbox' ? (
        <TestNote role="note" aria-label={t('test')}>
          <Badge $tone="warn">{t('test')}</Badge>
          <p>{t('testText')}</p>
        </TestNote>
      ) : null}
      {provider.cardForm ? <CardFields card={card} /> : null}
      {outcome ? (
        <Notice role="alert" tone="err">
          <p>{outcome.message}</p>
          <HoldTime until={booking.expiresAt} before={firstWindow} />
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={isBusy} disabled={isBusy}>
        <Icon name="wallet" size={20} />
        {isBusy ? t('sending') : t(outcome?.kind === 'declined' ? 'again' : 'pay')}
      </Button>
      <BalanceOffer
        balance={balance}
        amount={amount}
        isBusy={isBusy}
        onPay={() => void pay({ from: 'balance' })}
      />
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
