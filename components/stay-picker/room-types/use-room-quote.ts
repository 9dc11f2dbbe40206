'use client'

import useSWR from 'swr'
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

/** The quote of the chosen dates and party, for one unit without add-ons. */
export function useRoomQuote(id: string, paymentType: PaymentType): RoomQuote {
  const { request } = useStay()
  const isWhole = request?.period.mode === 'daily'
  const body = isWhole ? stayToBody({ ...request, units: 1, addOns: [], paymentType }) : null
  const { data, error } = useSWR(body && ['room-quote', id, JSON.stringify(body)], () =>
    body ? call('POST /services/:id/quote', { params: { id }, body }) : undefined,
  )
  if (request?.period.mode !== 'daily') return { state: 'none' }
  if (data) return quoted(data, daysBetween(request.period.checkIn, request.period.checkOut))
  if (!error) return { state: 'asking' }
  if (!isErrorOf('POST /services/:id/quote', error, 'invalid')) return { state: 'none' }
  return { state: 'refused', message: error.answer.issues?.[0]?.message ?? '' }
}

function quoted({ total, availability }: StayQuoteWire, nights: number): RoomQuote {
  return availability?.isFree === false ? { state: 'taken' } : { state: 'free', total, nights }
}
