'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { stayToBody } from '@/lib/domain/booking/stay-wire'
import { type Availability, fromAnswer, fromFailure } from './availability'

const REQUESTING: Availability = { state: 'asking' }

/** Checks the availability of every choice of dates and units; outdated responses are dropped. */
export function useAvailability(
  listingId: string,
  request: StayRequest | null,
  known?: Availability,
  offerId: string | null = null,
): Availability {
  const { status } = useUser()
  const body = request && bodyOf(request, offerId)
  const key = body && JSON.stringify(body)
  // The dates that an offer holds are free for its guest alone, who may sign in meanwhile.
  const isVisitor = offerId !== null && status === 'visitor'
  const isOfRooms = request?.rooms !== undefined
  const [reported, setReported] = useState({ key, isVisitor, availability: known ?? REQUESTING })
  const isReported =
    reported.key === key && reported.isVisitor === isVisitor && reported.availability.state !== 'asking'
  useEffect(() => {
    if (!key || isReported) return
    let isCurrent = true
    const notify = (availability: Availability) => {
      if (isCurrent) setReported({ key, isVisitor, availability })
    }
    call('POST /services/:id/quote', { params: { id: listingId }, body: JSON.parse(key) }).then(
      (answer) => notify(fromAnswer(answer, isOfRooms)),
      (failure) => notify(fromFailure(failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [listingId, key, isVisitor, isReported, isOfRooms])
  return isReported ? reported.availability : REQUESTING
}

/**
 * Only dates and units: party and add-ons change the price, not the availability. The price of several room types is asked
 * as well, and an offer is for its own party alone.
 */
function bodyOf(request: StayRequest, offerId: string | null) {
  if (offerId) return { ...stayToBody(request), offerId }
  if (request.rooms) return stayToBody(request)
  const { pet: _pet, ownAddOns: _ownAddOns, ...stay } = request
  return stayToBody({ ...stay, adults: 1, children: 0, infants: 0, addOns: [] })
}
