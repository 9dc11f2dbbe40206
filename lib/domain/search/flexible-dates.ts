import { validateStayDays } from '@/lib/domain/booking/stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from '@/lib/domain/time/days'
import { isAfterMidnight } from '@/lib/domain/time/evening'
import {
  AROUND_DAYS,
  FLEXIBLE_KINDS,
  type FlexibleKind,
  MAX_SPAN_NIGHTS,
  type SearchDates,
} from './search-params'

/** The days of a stay that a search may answer with. */
export interface StayDays {
  checkIn: Day
  checkOut: Day
}

/** The arrivals that dates allow, both included, each with the same number of nights. */
interface Arrivals {
  first: Day
  last: Day
  nights: number
  /** the only weekday of arrivals; absent: any */
  weekday?: Weekday
}

/** A Saudi weekend: the nights of Thursday and Friday. */
export const WEEKEND = { weekday: 'thursday', nights: 2 } as const
const MOST_DAYS_OF_MONTH = 31

const ARRIVALS: Record<FlexibleKind, (dates: SearchDates) => Arrivals | null> = {
  weekend: ({ month }) =>
    month === undefined ? null : { first: firstDayOf(month), last: lastDayOf(month), ...WEEKEND },
  month: ({ month, nights }) =>
    month === undefined || nights === undefined
      ? null
      : { first: firstDayOf(month), last: addDays(lastDayOf(month), 1 - nights), nights },
  around: ({ checkIn, checkOut }) =>
    checkIn === undefined || checkOut === undefined
      ? null
      : {
          first: addDays(checkIn, -AROUND_DAYS),
          last: addDays(checkIn, AROUND_DAYS),
          nights: daysBetween(checkIn, checkOut),
        },
  nights: ({ checkIn, checkOut, nights }) =>
    checkIn === undefined || checkOut === undefined || nights === undefined
      ? null
      : { first: checkIn, last: addDays(checkOut, -nights), nights },
}

/**
 * The stays that the dates of a search allow, the earliest first: exact dates allow themselves, flexible ones at most
 * `MAX_SPAN_NIGHTS`. None that begins before `today` in Riyadh or ends too far ahead; empty without dates.
 */
export function candidateStays(dates: SearchDates, today: Day): StayDays[] {
  return allStays(dates).filter((stay) => validateStayDays(stay, earliest(dates, today)).length === 0)
}

/** Until dawn the evening of yesterday is not over for hours after midnight. */
const earliest = ({ start }: SearchDates, today: Day): Day =>
  start && isAfterMidnight(start) ? addDays(today, -1) : today

/** The last arrival that dates allow; null without dates. */
export const lastArrival = (dates: SearchDates): Day | null => allStays(dates).at(-1)?.checkIn ?? null

/** Why dates that are whole allow no stay, as the issues of the last one; empty where they do, and without dates. */
export function datesIssues(dates: SearchDates, today: Day): Issue[] {
  const last = allStays(dates).at(-1)
  if (!last || candidateStays(dates, today).length > 0) return []
  const issues = validateStayDays(last, today)
  return dates.month === undefined ? issues : issues.map((one) => ({ ...one, path: 'month' }))
}

/** The issues of what flexible dates lack, have too much, or make too long; paths are those of the search. */
export function flexibleIssues(dates: SearchDates): Issue[] {
  const { flexible, checkIn, checkOut } = dates
  const needed: readonly string[] = flexible ? FLEXIBLE_KINDS[flexible] : ['checkIn', 'checkOut']
  const incomplete = (['checkIn', 'checkOut', 'start', 'hours', 'month', 'nights'] as const).flatMap(
    (name) => {
      const isGiven = dates[name] !== undefined
      if (!needed.includes(name)) return isGiven ? [issue(name, 'not_with_these_dates')] : []
      return isGiven || !flexible ? [] : [issue(name, 'required')]
    },
  )
  if (incomplete.length > 0 || !flexible) return incomplete
  if (flexible === 'nights' && checkIn && checkOut && daysBetween(checkIn, checkOut) > MAX_SPAN_NIGHTS) {
    return [issue('checkOut', 'span_too_long', { max: MAX_SPAN_NIGHTS })]
  }
  return allStays(dates).length > 0 ? [] : [issue('nights', 'more_nights_than_days')]
}

function allStays(dates: SearchDates): StayDays[] {
  const arrivals = dates.flexible ? ARRIVALS[dates.flexible](dates) : exactArrival(dates)
  if (!arrivals) return []
  const { first, last, nights, weekday } = arrivals
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  )
    .filter((day) => weekday === undefined || weekdayOf(day) === weekday)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
}

function exactArrival({ checkIn, checkOut }: SearchDates): Arrivals | null {
  return checkIn && checkOut
    ? { first: checkIn, last: checkIn, nights: daysBetween(checkIn, checkOut) }
    : null
}

const firstDayOf = (month: string): Day => `${month}-01`

const lastDayOf = (month: string): Day =>
  addDays(firstDayOf(addDays(firstDayOf(month), MOST_DAYS_OF_MONTH).slice(0, 7)), -1)
