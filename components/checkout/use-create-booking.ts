'use client'

import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { parseStored, tabStorage } from '@/components/shared/browser-storage'
import { afterBooking } from '@/components/stay-picker/checkout-address'
import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import { ApiError, isErrorOf } from '@/lib/api/http'
import type { DatesUnavailable } from '@/lib/contract/schemas/booking/wire'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import { useRouter } from '@/lib/i18n/navigation'

/** What the guest saw before booking. */
export type ShownPrice = Pick<QuoteWire, 'total' | 'dueNow' | 'deposit' | 'paymentType'>

/** Why the last attempt failed, and what the user can do. */
export type BookingConflict =
  | { kind: 'taken'; message: string; nearest: DatesUnavailable['nearest'] }
  | { kind: 'priceChanged'; message: string; shown: ShownPrice; quote: QuoteWire }
  | { kind: 'signedOut'; message: string }
  | { kind: 'failed'; message: string }

/** What the guest named for another price. */
interface NamedPrice {
  code: string | null
  offerId: string | null
}

/** Creates the booking. The same content is sent with the same idempotency key, so a second click creates no second booking. */
export function useCreateBooking(listingId: string) {
  const router = useRouter()
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const [conflict, setConflict] = useState<BookingConflict | null>(null)

  const confirm = async (request: StayRequest, shown: ShownPrice, { code, offerId }: NamedPrice) => {
    const named = {
      ...(code === null ? {} : { promotionCode: code }),
      ...(offerId === null ? {} : { offerId }),
    }
    const { total, dueNow } = shown
    const body = { ...stayToBody(request), serviceId: listingId, total, dueNow, ...named }
    setIsSending(true)
    setConflict(null)
    try {
      const idempotencyKey = keyFor(JSON.stringify(body))
      const booking = await call('POST /bookings', { body, idempotencyKey })
      clearIdempotencyKey()
      // Replaces the review in the history, because going back must not offer to book again.
      router.replace(afterBooking(booking))
    } catch (failure) {
      setIsSending(false)
      if (isAnswered(failure)) clearIdempotencyKey()
      if (isSignedOut(failure)) void refreshUser()
      setConflict(conflictOf(failure, shown) ?? { kind: 'failed', message: failureText(failure) })
    }
  }
  return { confirm, isSending, conflict, forgetConflict: () => setConflict(null) }
}

/** A refusal is final; a broken call may have booked and is repeated with its key. */
function isAnswered(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500
}

const isSignedOut = (failure: unknown) => failure instanceof ApiError && failure.status === 401

function conflictOf(failure: unknown, shown: ShownPrice): BookingConflict | null {
  if (!(failure instanceof ApiError)) return null
  const { message } = failure
  if (isErrorOf('POST /bookings', failure, 'dates_unavailable'))
    return { kind: 'taken', message, nearest: failure.answer.nearest ?? [] }
  if (isSignedOut(failure)) return { kind: 'signedOut', message }
  const quote = isErrorOf('POST /bookings', failure, 'price_changed') ? failure.answer.quote : null
  return quote ? { kind: 'priceChanged', message, shown, quote } : null
}

const KEY_NAME = 'diyar-booking-key'

/** The idempotency key of the pending content, stored over a reload, so that the same content is the same booking. */
function keyFor(body: string): string {
  const sent = readSent()
  if (sent?.body === body) return sent.key
  const key = crypto.randomUUID()
  tabStorage.write(KEY_NAME, JSON.stringify({ body, key }))
  return key
}

/** After a response the next attempt gets a new key. */
function clearIdempotencyKey(): void {
  tabStorage.remove(KEY_NAME)
}

function readSent(): { body: string; key: string } | null {
  return parseStored(tabStorage.read(KEY_NAME)) as { body: string; key: string } | null
}
