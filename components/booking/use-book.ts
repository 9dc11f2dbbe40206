'use client'

import { useRef, useState } from 'react'
import { useFailureText } from '@/components/form/use-issue-text'
import { showToast } from '@/components/ui/show-toast'
import { book } from '@/lib/api/bookings'
import { ApiError } from '@/lib/api/http'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { type DatesUnavailable, type QuoteWire, stayToBody } from '@/lib/domain/booking/wire'
import { fromSar, toSar } from '@/lib/domain/money'
import { useRouter } from '@/lib/i18n/navigation'

/** Why the last attempt did not become a booking, with what the person can do about it. */
export type BookingConflict =
  | { kind: 'taken'; message: string; nearest: DatesUnavailable['nearest'] }
  | { kind: 'priceChanged'; message: string; totalHalalas: number }

/** Books what was confirmed. The same content sent twice carries the same key, so a second click is no second booking. */
export function useBook(serviceId: string) {
  const router = useRouter()
  const failureText = useFailureText()
  const sent = useRef({ body: '', key: '' })
  const [isSending, setIsSending] = useState(false)
  const [conflict, setConflict] = useState<BookingConflict | null>(null)

  const confirm = async (request: StayRequest, totalHalalas: number) => {
    const body = { ...stayToBody(request), serviceId, total: toSar(totalHalalas) }
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() }
    setIsSending(true)
    setConflict(null)
    try {
      const booking = await book(body, sent.current.key)
      router.push(`/booking/${booking._id}`)
    } catch (failure) {
      setIsSending(false)
      const met = conflictOf(failure)
      if (met) {
        // A conflict is an answer: the next attempt is a new one.
        sent.current = { body: '', key: '' }
        setConflict(met)
      } else showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return { confirm, isSending, conflict, forgetConflict: () => setConflict(null) }
}

function conflictOf(failure: unknown): BookingConflict | null {
  if (!(failure instanceof ApiError)) return null
  const { message, answer } = failure
  if (failure.code === 'dates_unavailable') {
    return { kind: 'taken', message, nearest: (answer['nearest'] as DatesUnavailable['nearest']) ?? [] }
  }
  return failure.code === 'price_changed'
    ? { kind: 'priceChanged', message, totalHalalas: fromSar((answer['quote'] as QuoteWire).total) }
    : null
}
