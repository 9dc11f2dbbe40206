'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Amount, PaymentForm } from '@/components/checkout/payment-form'
import { usePayment } from '@/components/checkout/use-pay'
import { splitHref } from '@/components/shared/split/split-href'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { ShareWire } from '@/lib/domain/splits/wire'
import { useMoney } from '@/lib/i18n/use-money'
import { ShareChoice } from './share-choice'

interface SharePaymentProps {
  token: string
  /** the shares that the reader may pay; at least one */
  payable: readonly ShareWire[]
  provider: PaymentProviderWire
  declined: DeclineReason | null
}

/** The payment of one share, as a booking is paid. */
export function SharePayment({ token, payable, provider, declined }: SharePaymentProps) {
  const t = useTranslations('split')
  const money = useMoney()
  const [picked, setPicked] = useState<number | null>(null)
  const share = payable.find(({ number }) => number === picked) ?? payable[0]
  const payment = usePayment(async (means) => {
    const { payment: begun } = await call('POST /splits/:token/pay', {
      params: { token },
      body: { share: share?.number ?? 0, ...means },
    })
    return { actionUrl: begun.actionUrl, next: `${splitHref(token)}/payment-return` }
  }, declined)
  if (!share) return null
  return (
    <PaymentForm label={t('pay.title')} provider={provider} payment={payment}>
      {payable.length > 1 ? (
        <ShareChoice shares={payable} chosen={share.number} onChoose={setPicked} />
      ) : null}
      <Amount>
        <Money {...money(share.amount)} />
        <p>{t('share', { number: share.number })}</p>
      </Amount>
    </PaymentForm>
  )
}
