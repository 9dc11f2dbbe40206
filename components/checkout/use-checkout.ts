'use client'

import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { useStay } from '@/components/stay-picker/stay-state'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import { checkoutHref } from '@/lib/pages/checkout-href'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { type ShownPrice, useCreateBooking } from './use-create-booking'

/** The server's last word on the price of a stay with its code. */
interface Reported {
  request: StayRequest
  code: string | null
  quote: QuoteWire
}

/** From the chosen stay to the booking: the price, the user, and one call. */
export function useCheckout(offerId: string | null) {
  const { offer, request, answer, isCounting, availability } = useStay()
  const { status } = useUser()
  const [reported, setReported] = useState<Reported | null>(null)
  const { confirm, isSending, conflict, forgetConflict } = useCreateBooking(offer.id)
  const promotion = useServerPrice(offer.id, request, {
    offerId,
    reader: status === 'visitor' ? 'visitor' : 'user',
  })
  const { code } = promotion
  useAddress(offer.id, request, offerId)

  // The server's last response for this stay overrides the local quote; an unavailable stay has no price.
  const isRefused = 'nearest' in availability
  const isReported = reported?.request === request && reported?.code === code
  const priced = isReported ? reported.quote : (promotion.quote ?? answer.quote)
  const quote = isRefused || promotion.isAwaited ? null : priced

  const named = { code, offerId }
  const bookAt = (shown: ShownPrice) => {
    if (!request) return
    const send = () => void confirm(request, shown, named)
    if (status === 'visitor') requestSignIn(send)
    else send()
  }
  const decideOnPrice = (isAccepted: boolean) => {
    if (conflict?.kind !== 'priceChanged' || !request) return
    setReported({ request, code, quote: conflict.quote })
    forgetConflict()
    if (isAccepted) bookAt(conflict.quote)
  }
  const signInAndContinue = () => {
    requestSignIn(() => (request && quote ? void confirm(request, quote, named) : undefined))
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
    book: () => (quote ? bookAt(quote) : undefined),
  }
}

/** Writes every change into the address at once. */
function useAddress(listingId: string, request: StayRequest | null, offerId: string | null): void {
  useEffect(() => {
    if (!request) return
    const { search } = new URL(checkoutHref(listingId, { ...request, offerId }), window.location.origin)
    window.history.replaceState(null, '', window.location.pathname + search)
  }, [listingId, request, offerId])
}

interface Answer {
  request: StayRequest
  code: string | null
  reader: string
  quote: QuoteWire | null
  failure: unknown
}

interface Named {
  offerId: string | null
  /** whether somebody is signed in: an offer is one guest's alone */
  reader: string
}

/**
 * The promotion code of a checkout, and the price with it or with a private offer, asked of the server again for every
 * other stay and reader.
 */
function useServerPrice(listingId: string, request: StayRequest | null, { offerId, reader }: Named) {
  const failureText = useFailureText()
  const [code, setCode] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isNamed = code !== null || offerId !== null
  const isCurrent =
    answer !== null && answer.request === request && answer.code === code && answer.reader === reader
  useEffect(() => {
    if (!request || !isNamed || isCurrent) return
    let isAwaited = true
    const show = (part: Pick<Answer, 'quote' | 'failure'>) =>
      isAwaited ? setAnswer({ request, code, reader, ...part }) : undefined
    call('POST /services/:id/quote', {
      params: { id: listingId },
      body: {
        ...stayToBody(request),
        ...(code === null ? {} : { promotionCode: code }),
        ...(offerId === null ? {} : { offerId }),
      },
    }).then(
      (quote) => show({ quote, failure: null }),
      (failure: unknown) => show({ quote: null, failure }),
    )
    return () => {
      isAwaited = false
    }
  }, [listingId, request, code, offerId, reader, isNamed, isCurrent])
  return {
    code,
    quote: isCurrent ? answer.quote : null,
    failure: isCurrent && answer.failure ? failureText(answer.failure) : null,
    isChecking: request !== null && isNamed && !isCurrent,
    /** the price is an offer's, which the server alone knows */
    isAwaited: request !== null && offerId !== null && !isCurrent,
    /** an empty text takes the code away */
    use: (typed: string) => {
      setAnswer(null)
      setCode(typed.trim() || null)
    },
  }
}
