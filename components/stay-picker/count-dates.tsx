'use client'

import { CountView } from '@/components/shared/count-view'
import { useStay } from './stay-state'

/** Counts that a visitor of a listing has chosen dates, with the first stay whose price is asked for. */
export function CountDates() {
  const { offer, request } = useStay()
  return request && <CountView id={offer.id} step="dates" />
}
