'use client'

import { useEffect, useState } from 'react'
import { quoteOf } from '@/lib/api/bookings'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { stayToBody } from '@/lib/domain/booking/wire'
import { type Availability, fromAnswer, fromFailure } from './availability'

const ASKING: Availability = { state: 'asking' }

/** Asks with every choice of dates and units whether they can be had; an answer that comes late is dropped. */
export function useAvailability(
  serviceId: string,
  request: StayRequest | null,
  known?: Availability,
): Availability {
  const body = request && bodyOf(request)
  const key = body && JSON.stringify(body)
  const [told, setTold] = useState({ key, availability: known ?? ASKING })
  const isTold = told.key === key && told.availability.state !== 'asking'
  useEffect(() => {
    if (!key || isTold) return
    let isCurrent = true
    const tell = (availability: Availability) => {
      if (isCurrent) setTold({ key, availability })
    }
    quoteOf(serviceId, JSON.parse(key)).then(
      ({ availability }) => tell(fromAnswer(availability)),
      (failure) => tell(fromFailure(failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [serviceId, key, isTold])
  return isTold ? told.availability : ASKING
}

/** Dates and units alone: who comes and what is added changes the price, not what is free. */
function bodyOf(request: StayRequest) {
  return stayToBody({ ...request, adults: 1, children: 0, infants: 0, addOns: [] })
}
