import type { RuleDays, Season } from '@/lib/domain/booking/season'
import { WEEKDAYS, type Weekday } from '@/lib/domain/time/days'

/** The last day of each month that a year may have. */
const GREGORIAN_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const HIJRI_DAYS = 30

/** The days of a rule as they are typed, of prices and of stays alike. */
export interface DayValues {
  weekdays: string[]
  season: string
  /** of `once` */
  from: string
  to: string
  /** of a repeated season */
  fromMonth: string
  fromDay: string
  toMonth: string
  toDay: string
}

/** The days of a rule, as its form sends them. */
export interface TypedDays extends Pick<RuleDays, 'season' | 'from' | 'to'> {
  weekdays: Weekday[]
}

const isRepeated = (season: string | null): season is 'gregorian' | 'hijri' =>
  season === 'gregorian' || season === 'hijri'

/** The values of the days of a rule that is edited, or of a new one. */
export function dayValuesOf(rule: RuleDays | null): DayValues {
  const season = rule?.season ?? ''
  const isOfYear = isRepeated(season)
  const [fromMonth = '01', fromDay = '01'] = (isOfYear && rule?.from?.split('-')) || []
  const [toMonth = '01', toDay = '01'] = (isOfYear && rule?.to?.split('-')) || []
  return {
    weekdays: [...(rule?.weekdays ?? [])],
    season,
    from: season === 'once' ? (rule?.from ?? '') : '',
    to: season === 'once' ? (rule?.to ?? '') : '',
    ...{ fromMonth, fromDay, toMonth, toDay },
  }
}

/** The days of the values. */
export function daysOf(values: DayValues): TypedDays {
  const season = (values.season || null) as Season | null
  return {
    weekdays: WEEKDAYS.filter((day) => values.weekdays.includes(day)),
    season,
    ...datesOf(values, season),
  }
}

function datesOf(values: DayValues, season: Season | null): Pick<TypedDays, 'from' | 'to'> {
  if (season === 'once') return { from: values.from, to: values.to }
  if (!isRepeated(season)) return { from: null, to: null }
  const monthDay = (month: string, day: string) => {
    const last = season === 'hijri' ? HIJRI_DAYS : (GREGORIAN_DAYS[Number(month) - 1] ?? HIJRI_DAYS)
    return `${month}-${String(Math.min(last, Number(day))).padStart(2, '0')}`
  }
  return {
    from: monthDay(values.fromMonth, values.fromDay),
    to: monthDay(values.toMonth, values.toDay),
  }
}
