'use client'

import { useEffect, useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { type StayQuoteWire, stayToBody } from '@/lib/domain/booking/wire'
import { daysBetween } from '@/lib/domain/time/days'
import type { RoomTypeText } from './room-type-text'

/** What the chosen stay costs in a room type; `none` without dates or without an answer. */
type RoomQuote =
  | { state: 'none' | 'asking' | 'taken' }
  /** for how many guests, or adults, it is at most */
  | { state: 'tooSmall' | 'tooFewBeds'; most: number }
  | { state: 'refused'; message: string }
  | { state: 'free'; total: number; nights: number }

const NONE: RoomQuote = { state: 'none' }

/** The quote of the chosen dates, party and units, without add-ons: those of one room type are not sold in another. */
export function useRoomQuote(room: RoomTypeText): RoomQuote {
  const { id } = room
  const { request } = useStay()
  const tooSmall = request && tooSmallFor(request, room)
  const body = request && !tooSmall ? bodyOf(request, room) : null
  const key = body && JSON.stringify(body)
  const nights = request?.period.mode === 'daily' ? nightsOf(request.period) : 0
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
  if (!key) return tooSmall ?? NONE
  return reported?.key === key ? reported.quote : { state: 'asking' }
}

const nightsOf = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
  daysBetween(checkIn, checkOut)

/** Known without a call: the party is larger than the rooms. */
function tooSmallFor(
  { adults, children, units }: StayRequest,
  { maxGuests, maxAdults = maxGuests }: RoomTypeText,
): RoomQuote | null {
  if (adults + children > maxGuests * units) return { state: 'tooSmall', most: maxGuests * units }
  return adults > maxAdults * units ? { state: 'tooFewBeds', most: maxAdults * units } : null
}

function bodyOf({ period, ...request }: StayRequest, { paymentType }: Pick<RoomTypeText, 'paymentType'>) {
  if (period.mode !== 'daily') return null
  const { overtime: _overtime, ...dates } = period
  return stayToBody({ ...request, period: dates, addOns: [], ownAddOns: [], paymentType })
}

function quoted({ total, availability }: StayQuoteWire, nights: number): RoomQuote {
  return availability?.isFree === false ? { state: 'taken' } : { state: 'free', total, nights }
}

function refused(failure: unknown): RoomQuote {
  if (!isErrorOf('POST /services/:id/quote', failure, 'invalid')) return NONE
  return { state: 'refused', message: failure.answer.issues?.[0]?.message ?? '' }
}
