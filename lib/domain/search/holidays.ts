import { type DaySpan, OCCASION_NAMES, type Occasion } from '@/lib/domain/booking/money/occasions'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { addDays, type Day, weekdayOf } from '@/lib/domain/time/days'

/** Which occasions are days off, and whether a weekend beside them makes them longer; null: people work. */
const DAYS_OFF = {
  ramadan: null,
  eidAlFitr: 'own',
  eidAlAdha: 'own',
  nationalDay: 'withWeekend',
  foundingDay: 'withWeekend',
  schoolHolidays: 'own',
} as const satisfies Record<Occasion, 'own' | 'withWeekend' | null>

export const HOLIDAY_NAMES = OCCASION_NAMES.filter((occasion) => DAYS_OFF[occasion] !== null)

const WEEKEND: readonly string[] = ['friday', 'saturday']
/** Whether a day is off in a Saudi week (Labour Law, article 104). */
export const isWeekendDay = (day: Day): boolean => WEEKEND.includes(weekdayOf(day))

const LONG_WEEKEND_DAYS = 3

/** Days off that follow each other, both ends included. */
export interface Holiday extends OccasionDaysWire {
  isLongWeekend: boolean
}

/** The days off of occasions, the earliest first; a national day beside a weekend is one span with it. */
export function holidaysOf(occasions: readonly OccasionDaysWire[]): Holiday[] {
  return occasions
    .filter(({ occasion }) => DAYS_OFF[occasion] !== null)
    .map((days) => {
      const whole = DAYS_OFF[days.occasion] === 'withWeekend' ? withWeekend(days) : days
      const isLongWeekend = whole !== days && addDays(whole.from, LONG_WEEKEND_DAYS - 1) <= whole.to
      return isLongWeekend ? { ...days, ...whole, isLongWeekend } : { ...days, isLongWeekend }
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

function withWeekend({ from, to }: DaySpan): DaySpan {
  let first = from
  let last = to
  while (isWeekendDay(addDays(first, -1))) first = addDays(first, -1)
  while (isWeekendDay(addDays(last, 1))) last = addDays(last, 1)
  return { from: first, to: last }
}
