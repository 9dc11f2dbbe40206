'use client'

import { useEffect } from 'react'
import { sendVisit } from '@/lib/visits/send-visit'
import { useStay } from './stay-state'

/** Counts that a visitor of a listing has chosen dates, with the first stay whose price is asked for. */
export function CountDates() {
  const { offer, request } = useStay()
  const hasChosen = request !== null
  useEffect(() => {
    if (hasChosen) sendVisit(offer.id, 'dates')
  }, [offer.id, hasChosen])
  return null
}
