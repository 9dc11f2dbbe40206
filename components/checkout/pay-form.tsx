'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { useStepStart } from '@/components/shared/use-step-start'
import { useStayText } from '@/components/stay-picker/use-stay-text'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { PayableBalance } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { Bill } from '@/lib/domain/booking/money/due'
import type { DeclineReason, PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { fromSar, toSar } from '@/lib/domain/money'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { BalanceOffer } from './balance-offer'
import { BalanceShare, balanceShareOf } from './balance-share'
import { Amount, PaymentForm } from './payment-form'
import { usePay } from './use-pay'

const TITLES = { due_now: 'title', rest: 'restTitle', difference: 'differenceTitle' } as const

interface PayFormProps {
  booking: BookingWire
  bill: Bill
  purpose: PaymentPurpose
  provider: PaymentProviderWire
  declined: DeclineReason | null
  payable: PayableBalance
  now: string
  /** a further way to pay */
  children?: ReactNode
}

/** The amount, the time left, the payment method, and the button. */
export function PayForm({
  booking,
  bill,
  purpose,
  provider,
  declined,
  payable,
  now,
  children,
}: PayFormProps) {
  const t = useTranslations('pay')
  const locale = useLocale()
  const money = useMoney()
  const stayText = useStayText()
  const heading = useStepStart()
  const payment = usePay(booking._id, purpose, declined)
  const change = purpose === 'difference' ? booking.dateChange : null
  const { expiresAt } = change ?? booking
  const [firstWindow] = useState(expiresAt)
  // Someone who comes back, also after a declined card, goes on with what was chosen.
  const [usesBalance, setUsesBalance] = useState(payable.chosen > 0)
  const { amount, deposit, later } = bill
  const part = balanceShareOf(amount, payable.balance)
  const title = t(TITLES[purpose])
  return (
    <PaymentForm
      label={title}
      provider={provider}
      payment={payment}
      amount={usesBalance && part > 0 ? toSar(fromSar(amount) - fromSar(part)) : amount}
      beside={usesBalance && part > 0 ? { balancePart: part } : undefined}
      sharing={(isBusy) =>
        part > 0 ? (
          <BalanceShare
            amount={amount}
            part={part}
            isUsed={usesBalance}
            isBusy={isBusy}
            onUse={setUsesBalance}
          />
        ) : null
      }
      deadline={<HoldTime until={expiresAt} before={firstWindow} />}
      more={(isBusy) => (
        <>
          <BalanceOffer
            balance={payable.balance}
            amount={amount}
            isBusy={isBusy}
            onPay={() => void payment.pay({ from: 'balance' })}
          />
          {children}
          <Button as={Link} $kind="quiet" href={`/booking/${booking._id}`}>
            {t('toBooking')}
          </Button>
        </>
      )}
    >
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Amount>
        <Money {...money(amount)} />
        <p>{inLanguage(locale, booking.service.name)}</p>
        <QuietText>{stayText(change ?? booking)}</QuietText>
        {deposit > 0 ? (
          <QuietText>
            {t('withDeposit')} <Money {...money(deposit)} />
          </QuietText>
        ) : null}
        {later > 0 ? (
          <QuietText>
            {t('later')} <Money {...money(later)} />
          </QuietText>
        ) : null}
      </Amount>
      <PaymentWindow key={expiresAt} expiresAt={expiresAt} now={now} />
    </PaymentForm>
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
