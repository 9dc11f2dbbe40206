'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { offeredPaymentLabel, paymentLabel } from '@/components/shared/booking/payment-label'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { useStay } from '@/components/stay-picker/stay-state'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { dueAtDoor, payableNow } from '@/lib/domain/booking/money/due'
import {
  APPROVED_PAYMENT_MINUTES,
  INSTANT_PAYMENT_MINUTES,
  REQUEST_HOLD_MINUTES,
} from '@/lib/domain/booking/transitions'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import { useMoney } from '@/lib/i18n/use-money'
import { CheckoutSection } from './checkout-section'

const HOUR_MINUTES = 60

const Box = styled.div`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  dl { display: grid; gap: var(--s-2); font-size: var(--fs-sm); }
  dl div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { font-weight: var(--fw-semibold); }
`

const Method = styled.p`
  display: flex; align-items: center; gap: var(--s-3); font-weight: var(--fw-semibold);
`

const Schedule = styled.p`
  display: flex; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); color: var(--c-info); font-size: var(--fs-sm);
  svg { flex: none; margin-block-start: 2px; }
`

interface CheckoutPaymentProps {
  number: number
  quote: QuoteWire | null
  /** nobody has to approve the booking */
  isInstant: boolean
}

/** The payment method of the listing, what is taken when, and what a booking request means. */
export function CheckoutPayment({ number, quote, isInstant }: CheckoutPaymentProps) {
  const t = useTranslations('checkout')
  const words = useTranslations('booking')
  const method = useTranslations('vocabulary.paymentLabel')
  const money = useMoney()
  const { offer } = useStay()
  const { paymentType } = offer.terms
  const now = quote ? payableNow(quote) : 0
  const later = quote ? dueAtDoor(quote) : 0
  return (
    <CheckoutSection number={number} title={t('payment')}>
      <Box>
        <Method>
          <Icon name="wallet" />
          {method(quote ? paymentLabel(quote) : offeredPaymentLabel(paymentType))}
        </Method>
        <QuietText>{t(`ways.${paymentType}`)}</QuietText>
        {quote ? (
          <dl>
            <div>
              <dt>{t(isInstant ? 'payNow' : 'payAfterApproval')}</dt>
              <dd>
                <Money {...money(now)} />
              </dd>
            </div>
            {later > 0 ? (
              <div>
                <dt>{words('dueLater')}</dt>
                <dd>
                  <Money {...money(later)} />
                </dd>
              </div>
            ) : null}
          </dl>
        ) : null}
        {quote && quote.deposit > 0 ? <QuietText>{t('depositNote')}</QuietText> : null}
        <Schedule>
          <Icon name="clock" size={18} />
          <span>{t(flowText(isInstant, now > 0), MINUTES)}</span>
        </Schedule>
      </Box>
    </CheckoutSection>
  )
}

const MINUTES = {
  minutes: INSTANT_PAYMENT_MINUTES,
  answerHours: REQUEST_HOLD_MINUTES / HOUR_MINUTES,
  payHours: APPROVED_PAYMENT_MINUTES / HOUR_MINUTES,
}

function flowText(isInstant: boolean, isPaidOnline: boolean) {
  if (isInstant) return isPaidOnline ? 'flow.instantPaid' : 'flow.instant'
  return isPaidOnline ? 'flow.requestPaid' : 'flow.request'
}
