'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { PaymentMark } from '@/components/ui/icon/payment-mark'
import { canPayByApple, openAppleSheet } from './apple-pay-session'

/** Safari draws Apple's own button; by its rules it is at least 30 px high, black on light pages and white on dark ones. */
const AppleButton = styled.button`
  display: grid; place-items: center; inline-size: 100%; block-size: var(--ctl); border: 0; border-radius: var(--r-md); background: var(--c-mark-apple); color: var(--c-mark-apple-on); cursor: pointer;
  &:disabled { opacity: .5; }
  @supports (-webkit-appearance: -apple-pay-button) {
    appearance: -apple-pay-button; -apple-pay-button-type: book; -apple-pay-button-style: black;
    svg { display: none; }
    [data-theme='dark'] & { -apple-pay-button-style: white; }
  }
`

interface ApplePayButtonProps {
  /** in SAR */
  amount: number
  isBusy: boolean
  pay(token: string): Promise<boolean>
}

/** Pays at once by Apple Pay; drawn only where the device can. */
export function ApplePayButton({ amount, isBusy, pay }: ApplePayButtonProps) {
  const t = useTranslations('pay.applePay')
  const locale = useLocale()
  const [isOffered, setIsOffered] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => setIsOffered(canPayByApple()), [])
  if (!isOffered) return null
  const open = () => {
    setIsOpen(true)
    setHasFailed(false)
    openAppleSheet({
      amount,
      label: t('shop'),
      pay,
      onEnd: (failed) => {
        setIsOpen(false)
        setHasFailed(failed)
      },
    })
  }
  return (
    <>
      <AppleButton
        type="button"
        lang={locale}
        aria-label={t('button')}
        disabled={isBusy || isOpen}
        onClick={open}
      >
        <PaymentMark method="applepay" />
      </AppleButton>
      {hasFailed ? (
        <Notice role="alert" tone="err">
          <p>{t('failed')}</p>
        </Notice>
      ) : null}
    </>
  )
}
