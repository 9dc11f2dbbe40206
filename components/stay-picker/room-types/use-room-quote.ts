'use client'

import { useEffect, useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import type { StayQuoteWire } from '@/lib/contract/schemas/booking/wire'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { type Beds, mostAdults, unitsFor } from '@/lib/domain/booking/party'
import { unitsOf } from '@/lib/domain/booking/rooms'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import { daysBetween } from '@/lib/domain/time/days'
import type { RoomTypeText } from './room-type-text'

/** What the chosen stay costs in a room type; `none` without dates or without an answer. */
export type RoomQuote =
  | { state: 'none' | 'asking' }
  | { state: 'taken'; left: number }
  /** for how many guests, or adults, it is at most, and how many of it the party needs */
  | { state: 'tooSmall' | 'tooFewBeds'; most: number; needed: number }
  /** `isOfUnits`: there are fewer of it than are requested of the first one */
  | { state: 'refused'; message: string; isOfUnits: boolean }
  | { state: 'free'; total: number; nights: number; left: number }

const NONE: RoomQuote = { state: 'none' }

/**
 * The quote of the chosen dates, party and units, without add-ons: those of one room type are not sold in another. Of a room
 * type that is booked with others it is for its own units, with as many of the party as they take.
 */
export function useRoomQuote(room: RoomTypeText): RoomQuote {
  const { id } = room
  const { offer, request } = useStay()
  const ofRoom = request && requestIn(request, offer.id, room)
  const tooSmall = ofRoom && tooSmallFor(ofRoom, room)
  const body = ofRoom && !tooSmall ? bodyOf(ofRoom, room) : null
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

function requestIn({ rooms, ...request }: StayRequest, first: string, room: RoomTypeText): StayRequest {
  const units = rooms ? unitsOf({ listingId: first, units: request.units, rooms }, room.id) : 0
  if (units === 0) return request
  const adults = Math.min(request.adults, mostAdults(room, units))
  const children = Math.min(request.children, room.maxGuests * units - adults)
  return { ...request, units, adults, children }
}

const nightsOf = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
  daysBetween(checkIn, checkOut)

/** Known without a call: the party is larger than the rooms. */
function tooSmallFor({ adults, children, units }: StayRequest, beds: Beds): RoomQuote | null {
  const guests = beds.maxGuests * units
  const needed = unitsFor(beds, { adults, children })
  if (adults + children > guests) return { state: 'tooSmall', most: guests, needed }
  const most = mostAdults(beds, units)
  return adults > most ? { state: 'tooFewBeds', most, needed } : null
}

function bodyOf({ period, ...request }: StayRequest, { paymentType }: Pick<RoomTypeText, 'paymentType'>) {
  if (period.mode !== 'daily') return null
  const { overtime: _overtime, ...dates } = period
  return stayToBody({ ...request, period: dates, addOns: [], ownAddOns: [], paymentType })
}

function quoted({ total, availability }: StayQuoteWire, nights: number): RoomQuote {
  const left = availability?.freeUnits ?? 0
  return availability?.isFree === false ? { state: 'taken', left } : { state: 'free', total, nights, left }
}

function refused(failure: unknown): RoomQuote {
  if (!isErrorOf('POST /services/:id/quote', failure, 'invalid')) return NONE
  const [issue] = failure.answer.issues ?? []
  return { state: 'refused', message: issue?.message ?? '', isOfUnits: issue?.code === 'too_many_units' }
}
