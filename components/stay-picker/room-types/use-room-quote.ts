'use client'

import { useEffect, useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import { type StayQuoteWire, stayToBody } from '@/lib/domain/booking/wire'
import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { daysBetween } from '@/lib/domain/time/days'

/** What the chosen stay costs in a room type; `none` without dates or without an answer. */
type RoomQuote =
  | { state: 'none' | 'asking' | 'taken' }
  | { state: 'refused'; message: string }
  | { state: 'free'; total: number; nights: number }

const NONE: RoomQuote = { state: 'none' }

/** The quote of the chosen dates and party, for one unit without add-ons; outdated answers are dropped. */
export function useRoomQuote(id: string, paymentType: PaymentType): RoomQuote {
  const { request } = useStay()
  const period = request?.period.mode === 'daily' ? request.period : null
  const key =
    request && period
      ? JSON.stringify(stayToBody({ ...request, period, units: 1, addOns: [], ownAddOns: [], paymentType }))
      : null
  const nights = period ? daysBetween(period.checkIn, period.checkOut) : 0
  const [reported, setReported] = useState<{ key: string; quote: RoomQuote } | null>(null)
  useEffect(() => {
    if (!key) return
    let isCurrent = true
    const report = (quote: RoomQuote) => {
      if (isCurrent) setReported({ key, quote })
    }
    call('POST /services/:id/quote', { params: { id }, body: JSON.parse(key) }).then(
      (answer) => report(quoted(answer, nights)),
      (failure) => report(refused(failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [id, key, nights])
  if (!key) return NONE
  return reported?.key === key ? reported.quote : { state: 'asking' }
}

function quoted({ total, availability }: StayQuoteWire, nights: number): RoomQuote {
  return availability?.isFree === false ? { state: 'taken' } : { state: 'free', total, nights }
}

function refused(failure: unknown): RoomQuote {
  if (!isErrorOf('POST /services/:id/quote', failure, 'invalid')) return NONE
  return { state: 'refused', message: failure.answer.issues?.[0]?.message ?? '' }
}
