'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { paidHref } from '@/components/shared/booking/payment-address'
import { call } from '@/lib/api/call'
import { hasCode, wasAnswered } from '@/lib/api/http'
import {
  DECLINE_REASONS,
  type DeclineReason,
  PAYING_EVENTS,
  type PaymentPurpose,
} from '@/lib/domain/booking/payment-states'
import { useRouter } from '@/lib/i18n/navigation'

/**
 * The card as the provider's token (a provider with a payment page of its own needs none), with the part in SAR that the
 * balance pays; or the balance alone.
 */
export type PaymentMeans = { source?: string; balancePart?: number } | { from: 'balance' }

type Outcome = { kind: 'declined' | 'failed'; message: string }

/** A payment that was begun: the provider's page, or without one the next page of ours. */
interface BegunPayment {
  actionUrl: string | null
  next: string
}

export type Payment = ReturnType<typeof usePayment>

/** The payment of a booking; its state afterwards decides where it leads. */
export function usePay(bookingId: string, purpose: PaymentPurpose, declined: DeclineReason | null) {
  return usePayment(async (means) => {
    const { booking, payment } = await call('POST /bookings/:id/pay', {
      params: { id: bookingId },
      body: { purpose, ...means },
    })
    const isOpen = booking.allowed.includes(PAYING_EVENTS[purpose])
    return {
      actionUrl: payment.actionUrl,
      next: isOpen ? `/booking/${bookingId}/payment-return` : paidHref(bookingId, purpose),
    }
  }, declined)
}

/** One payment at a time; a declined or failed one is explained and can be tried again. */
export function usePayment(
  begin: (means: PaymentMeans) => Promise<BegunPayment>,
  declined: DeclineReason | null,
) {
  const router = useRouter()
  const t = useTranslations('pay.declined')
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(
    declined && { kind: 'declined', message: t(declined) },
  )
  useEffect(() => onReturn(() => setIsSending(false)), [])

  const pay = async (means: PaymentMeans = {}) => {
    setIsSending(true)
    setOutcome(null)
    try {
      const { actionUrl, next } = await begin(means)
      if (!actionUrl) return router.replace(next)
      return isOwnPage(actionUrl) ? router.push(actionUrl) : window.location.assign(actionUrl)
    } catch (failure) {
      const reason = reasonOf(failure)
      setOutcome(
        reason ? { kind: 'declined', message: t(reason) } : { kind: 'failed', message: failureText(failure) },
      )
      if (wasAnswered(failure)) router.refresh()
    }
    setIsSending(false)
  }
  return { pay, isSending, outcome }
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
