import { useState } from 'react'
import { useAnswer } from '@/lib/api/use-answer'
import { daysOfOccasion, knownSpan, OCCASION_NAMES } from '@/lib/domain/booking/money/occasions'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { riyadhDay } from '@/lib/domain/time/days'

/** The coming days of occasions: until they are loaded, and where they cannot be, those of the calendar. */
export function useOccasionDays(isNeeded = true): OccasionDaysWire[] {
  const { data } = useAnswer('GET /services/occasions', isNeeded ? {} : null)
  const [today] = useState(() => riyadhDay(new Date()))
  return data?.data ?? (isNeeded ? calendarDays(today) : [])
}

const calendarDays = (today: string): OccasionDaysWire[] =>
  OCCASION_NAMES.flatMap((occasion) =>
    daysOfOccasion(occasion, [], knownSpan(today))
      .filter(({ to }) => to >= today)
      .map((span) => ({ ...span, occasion, names: null })),
  )
