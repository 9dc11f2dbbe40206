'use client'

import { useEffect, useState } from 'react'
import { quoteOf } from '@/lib/api/bookings'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { stayToBody } from '@/lib/domain/booking/wire'
import { type Availability, fromAnswer, fromFailure } from './availability'

const REQUESTING: Availability = { state: 'asking' }

/** Asks with every choice of dates and units whether they can be had; an answer that comes late is dropped. */
export function useAvailability(
  listingId: string,
  request: StayRequest | null,
  known?: Availability,
): Availability {
  const body = request && bodyOf(request)
  const key = body && JSON.stringify(body)
  const [reported, setReported] = useState({ key, availability: known ?? REQUESTING })
  const isReported = reported.key === key && reported.availability.state !== 'asking'
  useEffect(() => {
    if (!key || isReported) return
    let isCurrent = true
    const notify = (availability: Availability) => {
      if (isCurrent) setReported({ key, availability })
    }
    quoteOf(listingId, JSON.parse(key)).then(
      ({ availability }) => notify(fromAnswer(availability)),
      (failure) => notify(fromFailure(failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [listingId, key, isReported])
  return isReported ? reported.availability : REQUESTING
}

/** Dates and units alone: who comes and what is added changes the price, not what is free. */
function bodyOf(request: StayRequest) {
  return stayToBody({ ...request, adults: 1, children: 0, infants: 0, addOns: [] })
}
