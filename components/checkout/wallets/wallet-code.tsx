'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Payment } from '@/components/checkout/use-pay'
import { Notice } from '@/components/shared/notice'
import { CodeInput } from '@/components/shared/one-time-code/code-input'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { Button } from '@/components/ui/button'
import { useCountdown } from '@/components/ui/hooks/use-countdown'
import { formatCountdown } from '@/lib/domain/account/one-time-code'
import { formatPhone, normalisePhone } from '@/lib/domain/account/phone'
import { WALLET_CODE, WALLET_CODE_LIMITS } from '@/lib/domain/booking/money/pay-source'

const Form = styled.form`
  display: grid; gap: var(--s-5); text-align: center;
  label { color: var(--c-ink-2); }
`

const Wrong = styled.p`
  color: var(--c-err); font-size: var(--fs-sm);
`

interface WalletCodeProps {
  payment: Payment
  /** shown with the reason why it failed */
  deadline: ReactNode
}

/** The code that STC Pay sent: typed here, sent again after a minute, or given up for another way to pay. */
export function WalletCode({ payment, deadline }: WalletCodeProps) {
  const t = useTranslations('pay.stcPay')
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { codeFor, isWrongCode, isSending, outcome } = payment
  const { left, restart } = useCountdown(WALLET_CODE_LIMITS.waitSeconds)
  useEffect(() => {
    if (!isSending) input.current?.focus()
  }, [isSending])
  const phone = codeFor?.source ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void payment.confirmCode(typed)
  }
  const resend = async () => {
    const isSent = codeFor && (await payment.pay({ ...codeFor, anew: true }))
    if (!isSent) return
    setTyped('')
    restart(WALLET_CODE_LIMITS.waitSeconds)
  }
  return (
    <Form onSubmit={submit} aria-label={t('codeTitle')} noValidate>
      <h2>{t('codeTitle')}</h2>
      <label htmlFor={id}>
        {t('codeSentTo')} <bdi dir="ltr">{formatPhone(normalisePhone(phone) ?? phone)}</bdi>
      </label>
      <CodeInput
        id={id}
        inputRef={input}
        length={WALLET_CODE.maxLength}
        value={typed}
        isWrong={isWrongCode}
        {...(isWrongCode ? { describedBy: `${id}-error` } : {})}
        onChange={setTyped}
      />
      {isWrongCode ? (
        <Wrong id={`${id}-error`} role="alert">
          {t('wrong')}
        </Wrong>
      ) : null}
      {outcome ? (
        <Notice role="alert" tone="err">
          <p>{outcome.message}</p>
          {deadline}
        </Notice>
      ) : null}
      <Button
        type="submit"
        $wide
        $size="lg"
        aria-busy={isSending}
        disabled={typed.length < WALLET_CODE.minLength || isSending}
      >
        {t('confirm')}
      </Button>
      {left > 0 ? (
        <QuietText role="timer" lang={locale}>
          {t('resendIn')} <bdi className="num">{formatCountdown(left)}</bdi>
        </QuietText>
      ) : (
        <Button $kind="soft" disabled={isSending} onClick={() => void resend()}>
          {t('resend')}
        </Button>
      )}
      <Button $kind="quiet" disabled={isSending} onClick={() => void payment.cancel()}>
        {t('cancel')}
      </Button>
    </Form>
  )
}
