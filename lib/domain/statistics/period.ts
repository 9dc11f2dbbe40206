import { addDays, type Day, type DayRange, isCalendarDay } from '@/lib/domain/time/days'

/** What a vendor's statistics are about: this month until today, the last month, or so many whole months before this one. */
export const STATISTICS_PERIODS = ['thisMonth', 'lastMonth', 'threeMonths', 'twelveMonths'] as const
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]

const WHOLE_MONTHS = { lastMonth: 1, threeMonths: 3, twelveMonths: 12 } as const

/** The days of a period, seen from a day. */
export function rangeOfPeriod(period: StatisticsPeriod, today: Day): DayRange {
  const first = firstOfMonth(today)
  if (period === 'thisMonth') return { from: first, to: addDays(today, 1) }
  return { from: monthsBefore(first, WHOLE_MONTHS[period]), to: first }
}

/** The same days a year before; where a range ends before 29 February it ends before 1 March there. */
export function yearBefore({ from, to }: DayRange): DayRange {
  return { from: dayAYearBefore(from), to: dayAYearBefore(to) }
}

/** The part of a range in another one that may be open on both sides, from its first day until before its end; maybe no day. */
export function rangeWithin({ from, to }: DayRange, first: Day | null, end: Day | null): DayRange {
  const begin = first !== null && first > from ? first : from
  const until = end !== null && end < to ? end : to
  return until > begin ? { from: begin, to: until } : { from: begin, to: begin }
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

function monthsBefore(first: Day, count: number): Day {
  const [year = 0, month = 0] = first.split('-').map(Number)
  const months = year * 12 + (month - 1) - count
  return dayOf(Math.floor(months / 12), (months % 12) + 1, '01')
}

function dayAYearBefore(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const same = dayOf(year - 1, month, day.slice(-2))
  return isCalendarDay(same) ? same : dayOf(year - 1, month + 1, '01')
}

const dayOf = (year: number, month: number, date: string): Day =>
  `${year}-${String(month).padStart(2, '0')}-${date}`
