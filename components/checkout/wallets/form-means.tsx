'use client'

import { useState } from 'react'
import { CardFields } from '@/components/checkout/card/card-fields'
import { useCard } from '@/components/checkout/card/use-card'
import type { PayerMeans } from '@/components/checkout/use-pay'
import { useAnswer } from '@/lib/api/use-answer'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { type PaymentMethod, WALLETS } from '@/lib/domain/booking/money/payment-methods'
import { localForm, StcPayNumber } from './stc-pay-number'
import { type FormWay, WayChoice } from './way-choice'

type Means = ReturnType<typeof useFormMeans>

/** What the form asks the payer for: a card, or the number of STC Pay; nothing where the provider has a page of its own. */
export function useFormMeans(provider: PaymentProviderWire) {
  const card = useCard(provider)
  const asksHere = provider.cardForm !== null
  const wallets = WALLETS.filter((one) => asksHere && provider.methods.includes(one))
  const [way, setWay] = useState<FormWay>('card')
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const { data } = useAnswer('GET /user/profile', way === 'stcpay' ? {} : null)
  const number = typed ?? localForm(data?.phone)

  /** Null when what was typed cannot be right; the fields then say why. */
  const read = async (): Promise<PayerMeans | null> => {
    if (!asksHere) return {}
    if (way === 'card') {
      const source = await card.createToken()
      return source ? { source } : null
    }
    const isRight = normalisePhone(number) !== null
    setIsWrong(!isRight)
    return isRight ? { way, source: number } : null
  }
  const type = (text: string) => {
    setTyped(text)
    setIsWrong(false)
  }
  return { asksHere, wallets, way, setWay, card, number, type, isWrong, isSending: card.isSending, read }
}

interface FormMeansProps {
  means: Means
  methods: readonly PaymentMethod[]
  isBusy: boolean
}

/** The choice between the two, and the fields of the one that is chosen. */
export function FormMeans({ means, methods, isBusy }: FormMeansProps) {
  if (!means.asksHere) return null
  return (
    <>
      {means.wallets.includes('stcpay') ? (
        <WayChoice methods={methods} chosen={means.way} isBusy={isBusy} onChoose={means.setWay} />
      ) : null}
      {means.way === 'card' ? (
        <CardFields card={means.card} />
      ) : (
        <StcPayNumber number={means.number} isWrong={means.isWrong} onType={means.type} />
      )}
    </>
  )
}
