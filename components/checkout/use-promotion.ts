'use client'

import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { call } from '@/lib/api/call'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { type QuoteWire, stayToBody } from '@/lib/domain/booking/wire'

interface Answer {
  request: StayRequest
  code: string
  quote: QuoteWire | null
  failure: unknown
}

/** The promotion code of a checkout, and the price with it, asked of the server again for every other stay. */
export function usePromotion(listingId: string, request: StayRequest | null) {
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
    isAsking: request !== null && code !== null && !isCurrent,
    /** an empty text takes the code away */
    use: (typed: string) => {
      setAnswer(null)
      setCode(typed.trim() || null)
    },
  }
}
