'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Amount, PaymentForm } from '@/components/checkout/payment-form'
import { usePayment } from '@/components/checkout/use-pay'
import { splitHref } from '@/components/shared/split/split-href'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { ShareWire } from '@/lib/contract/schemas/splits/wire'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import { useMoney } from '@/lib/i18n/use-money'

interface SharePaymentProps {
  token: string
  /** its places all cost the same: none is chosen, and the payer is named to whoever has the link */
  isMatch: boolean
  /** the places of a match that the reader has paid */
  ownPlaces: number
  /** the shares that the reader may pay; at least one */
  payable: readonly ShareWire[]
  provider: PaymentProviderWire
  declined: DeclineReason | null
}

/** The payment of one share, as a booking is paid. */
export function SharePayment({ token, isMatch, ownPlaces, payable, provider, declined }: SharePaymentProps) {
  const t = useTranslations('split')
  const money = useMoney()
  const [picked, setPicked] = useState<number | null>(null)
  const share = payable.find(({ number }) => number === picked) ?? payable[0]
  const next = `${splitHref(token)}/payment-return`
  const params = { token }
  const payment = usePayment(
    {
      begin: async (means) => {
        const body = { share: share?.number ?? 0, ...(isMatch ? { ownPlaces } : {}), ...means }
        return { ...(await call('POST /splits/:token/pay', { params, body })).payment, next }
      },
      confirmCode: async (code) => ({
        ...(await call('POST /splits/:token/code', { params, body: { code } })).payment,
        next,
      }),
      cancel: () => call('POST /splits/:token/cancel', { params }),
    },
    declined,
  )
  if (!share) return null
  return (
    <PaymentForm
      label={t(isMatch ? 'match.join' : 'pay.title')}
      provider={provider}
      payment={payment}
      amount={share.amount}
    >
      {payable.length > 1 && !isMatch ? (
        <ShareChoice shares={payable} chosen={share.number} onChoose={setPicked} />
      ) : null}
      <Amount>
        <Money {...money(share.amount)} />
        <p>{isMatch ? t('match.named') : t('share', { number: share.number })}</p>
      </Amount>
    </PaymentForm>
  )
}

const Choices = styled.fieldset`
  display: grid; gap: var(--s-2); min-inline-size: 0; border: 0; padding: 0; margin: 0;
  legend { margin-block-end: var(--s-3); padding: 0; font-weight: var(--fw-semibold); }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); padding: var(--s-2) var(--s-4); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 2px solid var(--c-focus); outline-offset: 2px; }
  input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  strong { flex: 1 1 auto; font-weight: var(--fw-medium); }
`

interface ShareChoiceProps {
  shares: readonly ShareWire[]
  chosen: number
  onChoose: (number: number) => void
}

/** Which of the open shares is paid. */
function ShareChoice({ shares, chosen, onChoose }: ShareChoiceProps) {
  const t = useTranslations('split')
  const group = useId()
  const money = useMoney()
  return (
    <Choices>
      <legend>{t('pay.choose')}</legend>
      {shares.map(({ number, amount }) => (
        <label key={number}>
          <input type="radio" name={group} checked={number === chosen} onChange={() => onChoose(number)} />
          <strong>{t('share', { number })}</strong>
          <Money {...money(amount)} />
        </label>
      ))}
    </Choices>
  )
}
