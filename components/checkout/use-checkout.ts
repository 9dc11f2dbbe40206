'use client'

import { useEffect, useMemo, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { checkoutHref } from '@/components/stay-picker/checkout-address'
import { useStay } from '@/components/stay-picker/stay-state'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { type QuoteWire, quoteToWire, stayToBody } from '@/lib/domain/booking/wire'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { useCreateBooking } from './use-create-booking'

/** The server's last word on the price of a stay with its code. */
interface Reported {
  request: StayRequest
  code: string | null
  quote: QuoteWire
}

/** From the chosen stay to the booking: the price, the user, and one call. */
export function useCheckout() {
  const { offer, request, answer, isCounting, availability } = useStay()
  const { status } = useUser()
  const [reported, setReported] = useState<Reported | null>(null)
  const { confirm, isSending, conflict, forgetConflict } = useCreateBooking(offer.id)
  const promotion = usePromotion(offer.id, request)
  const { code } = promotion
  useAddress(offer.id, request)

  const preview = useMemo(() => answer.quote && quoteToWire(answer.quote), [answer.quote])
  // The server's last response for this stay overrides the local quote; an unavailable stay has no price.
  const isRefused = 'nearest' in availability
  const isReported = reported?.request === request && reported?.code === code
  const priced = isReported ? reported.quote : (promotion.quote ?? preview)
  const quote = isRefused ? null : priced

  const bookAt = (total: number) => {
    if (!request) return
    const send = () => void confirm(request, total, code)
    if (status === 'visitor') requestSignIn(send)
    else send()
  }
  const decideOnPrice = (isAccepted: boolean) => {
    if (conflict?.kind !== 'priceChanged' || !request) return
    setReported({ request, code, quote: conflict.quote })
    forgetConflict()
    if (isAccepted) bookAt(conflict.quote.total)
  }
  const signInAndContinue = () => {
    const known = quote?.total
    requestSignIn(() => (request && known !== undefined ? void confirm(request, known, code) : undefined))
  }
  const applyCode = (typed: string) => {
    setReported(null)
    promotion.use(typed)
  }
  return {
    /** price and user are known */
    isReady: !isCounting && !promotion.isChecking && (status === 'visitor' || status === 'user'),
    quote,
    promotion,
    applyCode,
    signInAndContinue,
    isSending,
    conflict,
    forgetConflict,
    decideOnPrice,
    book: () => (quote ? bookAt(quote.total) : undefined),
  }
}

/** Writes every change into the address at once. */
function useAddress(listingId: string, request: StayRequest | null): void {
  useEffect(() => {
    if (!request) return
    const { search } = new URL(checkoutHref(listingId, request), window.location.origin)
    window.history.replaceState(null, '', window.location.pathname + search)
  }, [listingId, request])
}

interface Answer {
  request: StayRequest
  code: string
  quote: QuoteWire | null
  failure: unknown
}

/** The promotion code of a checkout, and the price with it, asked of the server again for every other stay. */
function usePromotion(listingId: string, request: StayRequest | null) {
  const failureText = useFailureText()
  const [code, setCode] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isCurrent = answer !== null && answer.request === request && answer.code === code
  useEffect(() => {
    if (!request || code === null || isCurrent) return
    let isAwaited = true
    const show = (part: Pick<Answer, 'quote' | 'failure'>) =>
      isAwaited ? setAnswer({ request, code, ...part }) : undefined
    call('POST /services/:id/quote', {
      params: { id: listingId },
      body: { ...stayToBody(request), promotionCode: code },
    }).then(
      (quote) => show({ quote, failure: null }),
      (failure: unknown) => show({ quote: null, failure }),
    )
    return () => {
      isAwaited = false
    }
  }, [listingId, request, code, isCurrent])
  return {
    code,
    quote: isCurrent ? answer.quote : null,
    failure: isCurrent && answer.failure ? failureText(answer.failure) : null,
    isChecking: request !== null && code !== null && !isCurrent,
    /** an empty text takes the code away */
    use: (typed: string) => {
      setAnswer(null)
      setCode(typed.trim() || null)
    },
  }
}
