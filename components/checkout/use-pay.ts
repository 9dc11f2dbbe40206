'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { payBooking } from '@/lib/api/bookings'
import { ApiError } from '@/lib/api/http'
import { useRouter } from '@/lib/i18n/navigation'

type Outcome = { kind: 'declined' | 'failed'; message: string } | { kind: 'checking' }

/** One payment; the state of the booking afterwards decides where it leads. */
export function usePay(bookingId: string) {
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const pay = async (source?: string) => {
    setIsSending(true)
    setOutcome(null)
    try {
      const { booking, payment } = await payBooking(bookingId, source)
      if (payment.actionUrl) return window.location.assign(payment.actionUrl)
      if (!booking.allowed.includes('pay')) return router.replace(`/success?booking=${bookingId}`)
      setOutcome({ kind: 'checking' })
    } catch (failure) {
      const isDeclined = failure instanceof ApiError && failure.code === 'payment_declined'
      setOutcome({ kind: isDeclined ? 'declined' : 'failed', message: failureText(failure) })
      router.refresh()
    }
    setIsSending(false)
  }
  return { pay, isSending, outcome }
}
