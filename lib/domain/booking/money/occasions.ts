import { addDays, type Day } from '@/lib/domain/time/days'
import { hijriDay, type MonthDay } from '@/lib/domain/time/hijri'

interface OccasionRow {
  /** of the Umm al-Qura or the Gregorian year; null: its days are entered by admins alone */
  calendar: 'hijri' | 'gregorian' | null
  /** both included */
  from: MonthDay | null
  to: MonthDay | null
}

/** The occasions of the Saudi year, by the calendar or by the days that admins enter. */
export const OCCASIONS = {
  ramadan: { calendar: 'hijri', from: '09-01', to: '09-30' },
  eidAlFitr: { calendar: 'hijri', from: '10-01', to: '10-03' },
  eidAlAdha: { calendar: 'hijri', from: '12-10', to: '12-13' },
  nationalDay: { calendar: 'gregorian', from: '09-23', to: '09-23' },
  foundingDay: { calendar: 'gregorian', from: '02-22', to: '02-22' },
  schoolHolidays: { calendar: null, from: null, to: null },
} as const satisfies Record<string, OccasionRow>
export type Occasion = keyof typeof OCCASIONS

export const OCCASION_NAMES = Object.keys(OCCASIONS) as Occasion[]

/** Those that the calendar gives, of which an admin corrects single years. */
export const CALENDAR_OCCASIONS = [
  'ramadan',
  'eidAlFitr',
  'eidAlAdha',
  'nationalDay',
  'foundingDay',
] as const satisfies readonly Occasion[]
export type CalendarOccasion = (typeof CALENDAR_OCCASIONS)[number]

/** Days that follow each other, both ends included. */
export interface DaySpan {
  from: Day
  to: Day
}

/** The days of an occasion that an admin entered: in place of those of a year, or with a name of their own. */
export interface EnteredDays extends DaySpan {
  occasion: Occasion
  /** of the occasion's calendar; null where it has none */
  year: number | null
}

/** The days of one year of an occasion. */
export interface OccasionYear extends DaySpan {
  year: number
}

/**
 * The days for which occasions are known: from the beginning of last year to the end of the year after next, which is
 * beyond the last day of any booking. The same for a whole year, so that copies of them do not change each day.
 */
export function knownSpan(today: Day): DaySpan {
  const year = Number(today.slice(0, 4))
  return { from: `${year - 1}-01-01`, to: `${year + 2}-12-31` }
}

const computed = new Map<string, OccasionYear[]>()
const MOST_COMPUTED = 50

/** The years of an occasion that the calendar has within a span. */
export function calendarYears(occasion: CalendarOccasion, span: DaySpan): OccasionYear[] {
  const key = `${occasion} ${span.from} ${span.to}`
  const before = computed.get(key)
  if (before) return before
  const { calendar, from, to } = OCCASIONS[occasion]
  const years = new Map<number, OccasionYear>()
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const { year, monthDay } =
      calendar === 'hijri' ? hijriDay(day) : { year: Number(day.slice(0, 4)), monthDay: day.slice(5) }
    if (monthDay < from || monthDay > to) continue
    const known = years.get(year)
    if (known) known.to = day
    else years.set(year, { year, from: day, to: day })
  }
  const found = [...years.values()]
  if (computed.size >= MOST_COMPUTED) computed.clear()
  computed.set(key, found)
  return found
}

const isOfCalendar = (occasion: Occasion): occasion is CalendarOccasion =>
  OCCASIONS[occasion].calendar !== null

/** The days of an occasion within the known span: those that admins entered, else those of the calendar; the earliest first. */
export function daysOfOccasion(
  occasion: Occasion,
  entered: readonly EnteredDays[],
  known: DaySpan,
): DaySpan[] {
  const own = entered.filter((one) => one.occasion === occasion)
  const corrected = new Set(own.map(({ year }) => year))
  const years = isOfCalendar(occasion) ? calendarYears(occasion, known) : []
  return [...years.filter(({ year }) => !corrected.has(year)), ...own]
    .filter(({ from, to }) => from <= known.to && to >= known.from)
    .map(({ from, to }) => ({ from, to }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

export const isWithin = (spans: readonly DaySpan[], day: Day): boolean =>
  spans.some(({ from, to }) => from <= day && day <= to)
