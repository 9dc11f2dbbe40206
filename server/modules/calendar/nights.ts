import type { BookableService } from '@/lib/domain/booking/bookable'
import type { Span } from '@/lib/domain/booking/period'
import { addDays, type Day, instantAt, nightsOf } from '@/lib/domain/days'

export interface DayRange {
  from: Day
  /** not included */
  to: Day
}

export interface Night extends Span {
  day: Day
}

type Terms = Pick<BookableService, 'pricingMode' | 'checkInTime' | 'checkOutTime'>

/** What closing one day takes: the night of it, or the hours that are sold on its date. */
export function nightOf(terms: Terms, day: Day): Night {
  const next = addDays(day, 1)
  if (terms.pricingMode === 'hourly')
    return { day, from: instantAt(day, '00:00'), to: instantAt(next, '00:00') }
  // Where a stay may end after the next one begins, closed nights still stand side by side.
  const times = [terms.checkInTime, terms.checkOutTime].map((time) => instantAt(next, time).getTime())
  return { day, from: instantAt(day, terms.checkInTime), to: new Date(Math.min(...times)) }
}

export const nightsIn = (terms: Terms, { from, to }: DayRange): Night[] =>
  nightsOf(from, to).map((day) => nightOf(terms, day))

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}
