import { type InferType, number, object, string } from 'yup'
import {
  CALENDAR_OCCASIONS,
  type CalendarOccasion,
  calendarYears,
  type DaySpan,
  knownSpan,
} from '@/lib/domain/booking/money/occasions'
import { exactObject } from '@/lib/domain/exact-object'
import { type Issue, issue } from '@/lib/domain/issues'
import { type Day, daysBetween, isDay } from '@/lib/domain/time/days'
import { expectedVersion, shownName } from './fields'

/** How far an admin may move either end of an occasion: the moon moves it by a day, a decree lengthens a holiday. */
export const MAX_MOVED_DAYS = 10
/** The summer holiday is the longest, with nine weeks. */
const MAX_HOLIDAY_DAYS = 120

const day = () =>
  string()
    .required()
    .test('not_a_day', (value) => isDay(value))

const span = {
  from: day(),
  to: day().test(
    'range_end_before_start',
    (value, { parent: { from } }) => !isDay(value) || !isDay(from ?? '') || value >= from,
  ),
}

const year = () => number().required().integer()
/** Zero: the days are those of the calendar. */
const seenVersion = () => number().required().integer().min(0)

export const occasionParam = object({ occasion: string().required().oneOf(CALENDAR_OCCASIONS) })

/** POST admin/occasions/{occasion}/correct: the days of one year. */
export const correctionBody = exactObject({ year: year(), version: seenVersion(), ...span })
export type CorrectionBody = InferType<typeof correctionBody>

/** POST admin/occasions/{occasion}/reset: back to the calendar. */
export const resetBody = exactObject({ year: year(), version: expectedVersion() })
export type ResetBody = InferType<typeof resetBody>

const holidayFields = {
  name: shownName(),
  name_ar: shownName(),
  from: span.from,
  to: span.to,
}

/** POST admin/school-holidays. */
export const newHolidayBody = exactObject(holidayFields)
export type NewHolidayBody = InferType<typeof newHolidayBody>

/** PUT admin/school-holidays/{id}. */
export const holidayBody = exactObject({ ...holidayFields, version: expectedVersion() })
export type HolidayBody = InferType<typeof holidayBody>

/** POST admin/school-holidays/{id}/remove. */
export const removeHolidayBody = exactObject({ version: expectedVersion() })

/** What is wrong with the corrected days of a year, which is one for which bookings can be made. */
export function validateCorrection(occasion: CalendarOccasion, body: CorrectionBody, today: Day): Issue[] {
  const own = calendarYears(occasion, knownSpan(today)).find(({ year }) => year === body.year)
  if (!own) return [issue('year', 'one_of')]
  return (['from', 'to'] as const).flatMap((path) =>
    Math.abs(daysBetween(own[path], body[path])) > MAX_MOVED_DAYS
      ? [issue(path, 'far_from_calendar', { days: MAX_MOVED_DAYS })]
      : [],
  )
}

/** What is wrong with the days of a school holiday. */
export const validateHoliday = ({ from, to }: DaySpan): Issue[] =>
  daysBetween(from, to) < MAX_HOLIDAY_DAYS
    ? []
    : [issue('to', 'holiday_too_long', { days: MAX_HOLIDAY_DAYS })]
