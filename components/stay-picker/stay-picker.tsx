'use client'

import { StayDays } from './stay-days'
import { StayHours } from './stay-hours'
import { useStay } from './stay-state'

/** Nights or hours, depending on the listing. */
export default function StayPicker({ months = 1 }: { months?: 1 | 2 }) {
  const { offer } = useStay()
  return offer.terms.pricingMode === 'hourly' ? <StayHours /> : <StayDays months={months} />
}
