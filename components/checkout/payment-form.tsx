'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { PaymentMethod, Wallet } from '@/lib/domain/booking/money/payment-methods'
import { MethodMark } from './method-mark'
import type { PayerMeans, Payment } from './use-pay'
import { ApplePayButton } from './wallets/apple-pay-button'
import { FormMeans, useFormMeans } from './wallets/form-means'
import { WalletCode } from './wallets/wallet-code'
import type { FormWay } from './wallets/way-choice'

const column = css`
  display: grid; gap: var(--s-6); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; }
`

const Form = styled.form`
  ${column}
`

const Column = styled.section`
  ${column}
`

const TestNote = styled.div`
  display: grid; gap: var(--s-2); justify-items: start; padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 2px var(--c-warn); font-size: var(--fs-sm);
`

export const Amount = styled.div`
  display: grid; gap: var(--s-1); justify-items: center; text-align: center; padding: var(--s-6); border-radius: var(--r-xl); background: var(--c-sub);
  > .money { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.3; }
`

const Protection = styled.div`
  display: grid; gap: var(--s-3); justify-items: center; text-align: center; font-size: var(--fs-sm); color: var(--c-ink-2);
`

interface PaymentFormProps {
  label: string
  provider: PaymentProviderWire
  payment: Payment
  /** what the card or wallet pays, in SAR */
  amount: number
  /** what is paid, and until when */
  children: ReactNode
  /** what the balance pays beside it, and how that is chosen */
  beside?: Pick<PayerMeans, 'balancePart'> | undefined
  sharing?: (isBusy: boolean) => ReactNode
  /** shown with the reason why a payment failed */
  deadline?: ReactNode
  /** other ways, below the button */
  more?: (isBusy: boolean) => ReactNode
}

/** The payment methods, what each asks for where the provider has no page of its own, and the button. */
export function PaymentForm(props: PaymentFormProps) {
  const { label, provider, payment, amount, children, beside, sharing, deadline, more } = props
  const t = useTranslations('pay')
  const { pay, isSending, outcome, codeFor } = payment
  const form = useFormMeans(provider)
  const isBusy = isSending || form.isSending
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const means = await form.read()
    if (means) void pay({ ...means, ...beside })
  }
  const payBy = (way: Wallet) => (source: string) => pay({ way, source, ...beside })
  if (codeFor) {
    return (
      <Column>
        {children}
        <WalletCode payment={payment} deadline={deadline} />
      </Column>
    )
  }
  return (
    <Form onSubmit={submit} aria-label={label}>
      {children}
      {sharing?.(isBusy)}
      {provider.provider === 'sandbox' ? (
        <TestNote role="note" aria-label={t('test')}>
          <Badge $tone="warn">{t('test')}</Badge>
          <p>{t('testText')}</p>
        </TestNote>
      ) : null}
      {form.wallets.includes('applepay') ? (
        <ApplePayButton amount={amount} isBusy={isBusy} pay={payBy('applepay')} />
      ) : null}
      <FormMeans means={form} methods={provider.methods} isBusy={isBusy} />
      {outcome ? (
        <Notice role="alert" tone="err">
          <p>{outcome.message}</p>
          {deadline}
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={isBusy}>
        <Icon name="wallet" size={20} />
        {isBusy ? t('sending') : t(buttonText(form.way, outcome?.kind))}
      </Button>
      <Protection>
        <PaymentMethods methods={provider.methods.filter((one) => one !== 'samsungpay')} />
        <p>{t('protection')}</p>
      </Protection>
      {more?.(isBusy)}
    </Form>
  )
}

function buttonText(way: FormWay, outcome?: 'declined' | 'failed') {
  if (way === 'stcpay') return 'stcPay.send'
  return outcome === 'declined' ? 'again' : 'pay'
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
