'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { paidHref } from '@/components/shared/booking/payment-address'
import { call } from '@/lib/api/call'
import { hasCode, wasAnswered } from '@/lib/api/http'
import type { BegunPayment, PayAnswer } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { Wallet } from '@/lib/domain/booking/money/payment-methods'
import {
  DECLINE_REASONS,
  type DeclineReason,
  PAYING_EVENTS,
  type PaymentPurpose,
} from '@/lib/domain/booking/payment-states'
import { useRouter } from '@/lib/i18n/navigation'

/** What pays beside the balance: the card as the provider's token, or what a wallet gave; nothing where the provider has a page. */
export interface PayerMeans {
  source?: string
  way?: Wallet
  /** an open attempt of the same source is given up, so that the wallet sends another code */
  anew?: boolean
  /** what the balance pays beside it, in SAR */
  balancePart?: number
}
/** Those, or the balance alone. */
export type PaymentMeans = PayerMeans | { from: 'balance' }

type Outcome = { kind: 'declined' | 'failed'; message: string }

/** A payment that was begun: what the payer does next of it, or without that the next page of ours. */
export interface NextOfPayment extends Pick<BegunPayment, 'actionUrl' | 'asksCode'> {
  next: string
}

/** The calls that pay one thing: a booking, or a share of it. */
interface PaymentCalls {
  begin(means: PaymentMeans): Promise<NextOfPayment>
  confirmCode(code: string): Promise<NextOfPayment>
  cancel(): Promise<unknown>
}

export type Payment = ReturnType<typeof usePayment>

/** The payment of a booking; its state afterwards decides where it leads. */
export function usePay(bookingId: string, purpose: PaymentPurpose, declined: DeclineReason | null) {
  const params = { id: bookingId }
  const nextOf = ({ booking, payment }: PayAnswer): NextOfPayment => {
    const isOpen = booking.allowed.includes(PAYING_EVENTS[purpose])
    const next = isOpen ? `/booking/${bookingId}/payment-return` : paidHref(bookingId, purpose)
    return { ...payment, next }
  }
  return usePayment(
    {
      begin: async (means) =>
        nextOf(await call('POST /bookings/:id/pay', { params, body: { purpose, ...means } })),
      confirmCode: async (code) =>
        nextOf(await call('POST /bookings/:id/pay/code', { params, body: { code } })),
      cancel: () => call('POST /bookings/:id/pay/cancel', { params }),
    },
    declined,
  )
}

/** One payment at a time; a declined or failed one is explained and can be tried again. */
export function usePayment(calls: PaymentCalls, declined: DeclineReason | null) {
  const router = useRouter()
  const t = useTranslations('pay.declined')
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  /** what began the payment whose wallet sent a code */
  const [codeFor, setCodeFor] = useState<PayerMeans | null>(null)
  const [isWrongCode, setIsWrongCode] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(
    declined && { kind: 'declined', message: t(declined) },
  )
  useEffect(() => onReturn(() => setIsSending(false)), [])

  const explain = (failure: unknown) => {
    const reason = reasonOf(failure)
    if (reason) setCodeFor(null)
    setOutcome(
      reason ? { kind: 'declined', message: t(reason) } : { kind: 'failed', message: failureText(failure) },
    )
    if (wasAnswered(failure)) router.refresh()
  }
  /** Whether it went on; otherwise the cause is shown. */
  const send = async (step: () => Promise<void>): Promise<boolean> => {
    setIsSending(true)
    setOutcome(null)
    setIsWrongCode(false)
    try {
      await step()
      return true
    } catch (failure) {
      if (hasCode(failure, 'wrong_code')) setIsWrongCode(true)
      else explain(failure)
      setIsSending(false)
      return false
    }
  }
  const goOn = ({ actionUrl, next }: NextOfPayment) => {
    if (!actionUrl) return router.replace(next)
    return isOwnPage(actionUrl) ? router.push(actionUrl) : window.location.assign(actionUrl)
  }

  const pay = (means: PaymentMeans = {}) =>
    send(async () => {
      const begun = await calls.begin(means)
      if (!begun.asksCode || 'from' in means) return goOn(begun)
      setCodeFor(means)
      setIsSending(false)
    })
  const confirmCode = (code: string) => send(async () => goOn(await calls.confirmCode(code)))
  const cancel = () =>
    send(async () => {
      await calls.cancel()
      setCodeFor(null)
      setIsSending(false)
      router.refresh()
    })
  return { pay, confirmCode, cancel, codeFor, isWrongCode, isSending, outcome }
}

function reasonOf(failure: unknown): DeclineReason | null {
  if (!hasCode(failure, 'payment_declined')) return null
  return DECLINE_REASONS.find((one) => one === failure.answer.reason) ?? 'other'
}

/** The test page is one of ours; a real provider's is another site. */
export const isOwnPage = (url: string) => url.startsWith('/')

/** A browser that goes back may show this page as it was left, with the button still busy. */
function onReturn(wake: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake()
  }
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}
