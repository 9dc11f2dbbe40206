'use client'

import { StayHours } from './hours/stay-hours'
import { StayDays } from './stay-days'
import { useStay } from './stay-state'

/** Nights or hours, depending on the listing. */
export default function StayPicker({ months = 1 }: { months?: 1 | 2 }) {
  const { offer } = useStay()
  return offer.terms.pricingMode === 'hourly' ? <StayHours /> : <StayDays months={months} />
}
