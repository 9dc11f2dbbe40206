'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { CardFields } from '@/components/checkout/card/card-fields'
import { useCard } from '@/components/checkout/card/use-card'
import { Notice } from '@/components/shared/notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import { MethodMark } from './method-mark'
import type { Payment, PaymentMeans } from './use-pay'

const Form = styled.form`
  display: grid; gap: var(--s-6); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; }
`

const TestNote = styled.div`
  display: grid; gap: var(--s-2); justify-items: start; padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 2px var(--c-warn); font-size: var(--fs-sm);
`

export const Amount = styled.div`
  display: grid; gap: var(--s-1); justify-items: center; text-align: center; padding: var(--s-6); border-radius: var(--r-xl); background: var(--c-sub);
  > .money { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.3; }
`

interface PaymentFormProps {
  label: string
  provider: PaymentProviderWire
  payment: Payment
  /** what is paid, and until when */
  children: ReactNode
  /** what is paid beside the card, and how that is chosen */
  beside?: PaymentMeans | undefined
  sharing?: (isBusy: boolean) => ReactNode
  /** shown with the reason why a payment failed */
  deadline?: ReactNode
  /** other ways, below the button */
  more?: (isBusy: boolean) => ReactNode
}

/** The payment methods, the card where the provider has no page of its own, and the button. */
export function PaymentForm({
  label,
  provider,
  payment,
  children,
  beside,
  sharing,
  deadline,
  more,
}: PaymentFormProps) {
  const t = useTranslations('pay')
  const { pay, isSending, outcome } = payment
  const card = useCard(provider.cardForm)
  const isBusy = isSending || card.isSending
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!provider.cardForm) return void pay(beside)
    const token = await card.createToken()
    if (token) void pay({ source: token, ...beside })
  }
  return (
    <Form onSubmit={submit} aria-label={label}>
      {children}
      {sharing?.(isBusy)}
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
          {deadline}
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={isBusy} disabled={isBusy}>
        <Icon name="wallet" size={20} />
        {isBusy ? t('sending') : t(outcome?.kind === 'declined' ? 'again' : 'pay')}
      </Button>
      {more?.(isBusy)}
    </Form>
  )
}

const List = styled.ul`
  display: flex; flex-wrap: wrap; gap: var(--s-2); justify-content: center; list-style: none; padding: 0; margin: 0;
`

/** The methods that the provider takes. */
function PaymentMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useTranslations('pay')
  return (
    <List aria-label={t('methods')}>
      {methods.map((method) => (
        <li key={method}>
          <MethodMark method={method} />
        </li>
      ))}
    </List>
  )
}
