import type { BookableListing } from '@/lib/domain/booking/bookable'
import { overlaps, type Span } from '@/lib/domain/booking/period'
import { DomainError, issue } from '@/lib/domain/issues'
import {
  addDays,
  addMinutes,
  type Day,
  daysBetween,
  instantAt,
  isDay,
  nightsOf,
  riyadhDay,
  type TimeOfDay,
} from '@/lib/domain/time/days'

export interface DayRange {
  from: Day
  /** not included */
  to: Day
  /** only these hours of each day; both or neither */
  start?: TimeOfDay
  hours?: number
}

export interface Night extends Span {
  day: Day
}

type Terms = Pick<BookableListing, 'pricingMode' | 'checkInTime' | 'checkOutTime'>

const DAY_HOURS = 24
const DEFAULT_DAYS = 62
const MAX_DAYS = 400

/** The days of a calendar that a vendor asks for, from today on where none are named. */
export function checkedRange({ from, to }: { from?: string; to?: string }, now: Date): DayRange {
  const first = from ?? riyadhDay(now)
  if (!isDay(first)) throw new DomainError('bad_request', { issues: [issue('from', 'not_a_day')] })
  const last = to ?? addDays(first, DEFAULT_DAYS)
  if (!isDay(last)) throw new DomainError('bad_request', { issues: [issue('to', 'not_a_day')] })
  if (last <= first) {
    throw new DomainError('bad_request', { issues: [issue('to', 'range_end_before_start')] })
  }
  if (daysBetween(first, last) > MAX_DAYS) {
    throw new DomainError('bad_request', { issues: [issue('to', 'too_many_nights', { max: MAX_DAYS })] })
  }
  return { from: first, to: last }
}

/** The span to close for one day: its night, or its hours on sale. */
export function nightOf(terms: Terms, day: Day): Night {
  const next = addDays(day, 1)
  if (terms.pricingMode === 'hourly')
    return { day, from: instantAt(day, '00:00'), to: instantAt(next, '00:00') }
  // Where a stay may end after the next one begins, closed nights must not overlap.
  const times = [terms.checkInTime, terms.checkOutTime].map((time) => instantAt(next, time).getTime())
  return { day, from: instantAt(day, terms.checkInTime), to: new Date(Math.min(...times)) }
}

export const nightsIn = (terms: Terms, { from, to }: DayRange): Night[] =>
  nightsOf(from, to).map((day) => nightOf(terms, day))

/** The nights that a closed row was written for; more than one where they follow each other without a gap. */
export function closedNights({ from, to }: Span): Night[] {
  const nights = nightsOf(riyadhDay(from), riyadhDay(to))
  return nights.map((day, i) => {
    const end = addMinutes(from, (i + 1) * DAY_HOURS * 60)
    return { day, from: addMinutes(from, i * DAY_HOURS * 60), to: i < nights.length - 1 ? end : to }
  })
}

/** The smallest unit of closing: a night, or an hour where hours are sold; `day` is the requested one. */
export function slotsIn(terms: Terms, range: DayRange): Night[] {
  if (terms.pricingMode !== 'hourly') return nightsIn(terms, range)
  const { start = '00:00', hours = DAY_HOURS } = range
  return nightsOf(range.from, range.to).flatMap((day) =>
    Array.from({ length: hours }, (_, i) => {
      const from = addMinutes(instantAt(day, start), i * 60)
      return { day, from, to: addMinutes(from, 60) }
    }),
  )
}

/** The parts of a span outside of other spans. */
export function without(span: Span, gaps: readonly Span[]): Span[] {
  return gaps.reduce<Span[]>((left, gap) => left.flatMap((one) => cut(one, gap)), [span])
}

function cut(one: Span, gap: Span): Span[] {
  if (!overlaps(one, gap)) return [one]
  const sides = [
    { from: one.from, to: gap.from },
    { from: gap.to, to: one.to },
  ]
  return sides.filter((side) => side.from < side.to)
}
