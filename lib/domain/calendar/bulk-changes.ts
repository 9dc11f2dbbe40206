import { array, boolean, type InferType, number, object, string } from 'yup'
import { ID } from '@/lib/domain/id'
import { type Issue, issue } from '@/lib/domain/issues'
import { userText } from '@/lib/domain/text/text'
import {
  addDays,
  addMinutes,
  type Day,
  daysBetween,
  isDay,
  nightsOf,
  WEEKDAYS,
  weekdayOf,
} from '@/lib/domain/time/days'
import {
  CALENDAR_ACTIONS,
  type CalendarBody,
  isInHalalas,
  MAX_NOTE,
  MAX_PRICE_SAR,
  MAX_PRICES,
} from './bodies'
import { togetherTest } from './rule-days'

/** Listings that one act may change; the longest page of a list. */
export const MOST_LISTINGS = 50
/** For so long an act can be undone. */
const UNDO_MINUTES = 10

/** The terms of a listing that may be copied to others, each as a whole. */
export const TERMS_PARTS = ['plan', 'discounts', 'fees', 'ownAddOns', 'stayRules'] as const
export type TermsPart = (typeof TERMS_PARTS)[number]

/** What an act did with several listings: a change of days, or a copy of terms. */
export const BULK_KINDS = [...CALENDAR_ACTIONS, ...TERMS_PARTS] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** Why days, or where none are named a whole listing, stayed as they were. */
export const BULK_SKIPS = [
  /** deleted since, or never the vendor's */
  'gone',
  'past',
  'booked',
  'same',
  'hourly',
  'otherMode',
  'petsForbidden',
  /** since the act that is to be undone */
  'changed',
] as const
export type BulkSkip = (typeof BULK_SKIPS)[number]

/** The instant from which an act of an instant can no longer be undone. */
export const undoEnd = (at: Date): Date => addMinutes(at, UNDO_MINUTES)
/** Acts after this instant can be undone now. */
export const undoStart = (now: Date): Date => addMinutes(now, -UNDO_MINUTES)

const listingIds = array(string().required().matches(ID)).required().min(1).max(MOST_LISTINGS)

const daysShape = object({
  listingIds,
  from: string().required().max(10),
  /** included */
  to: string().required().max(10),
  /** none: each */
  weekdays: array(string().required().oneOf(WEEKDAYS)).required().max(WEEKDAYS.length),
  action: string().required().oneOf(CALENDAR_ACTIONS),
  /** SAR, of the action `price` */
  price: number()
    .nullable()
    .min(1)
    .max(MAX_PRICE_SAR)
    .test('not_an_amount', isInHalalas)
    .when('action', ([action], schema) => (action === 'price' ? schema.required() : schema)),
  /** the vendor's own, of the action `close` */
  note: userText(MAX_NOTE),
  /** the vendor means unusual prices, and prices of booked days */
  confirmed: boolean(),
}).noUnknown()

/** The body of POST vender/bulk-changes/days: one change of the chosen days of several listings. */
export const bulkDaysBody = daysShape.test(
  togetherTest((body) => (daysShape.isValidSync(body, { strict: true }) ? validateDays(body) : [])),
)
export type BulkDaysBody = InferType<typeof daysShape>

/** The body of POST vender/services/{id}/copy-terms: a part of its terms replaces that of other listings. */
export const copyTermsBody = object({
  part: string().required().oneOf(TERMS_PARTS),
  /** the version of the part that the vendor has read */
  basedOn: number().required().integer().min(0),
  listingIds,
  /** the vendor means unusual prices, and nights that are booked */
  confirmed: boolean(),
}).noUnknown()
export type CopyTermsBody = InferType<typeof copyTermsBody>

type ChosenDays = Pick<BulkDaysBody, 'from' | 'to' | 'weekdays'>

function validateDays({ from, to, weekdays }: BulkDaysBody): Issue[] {
  if (!isDay(from)) return [issue('from', 'not_a_day')]
  if (!isDay(to)) return [issue('to', 'not_a_day')]
  if (to < from) return [issue('to', 'range_end_before_start')]
  if (daysBetween(from, to) >= MAX_PRICES) return [issue('to', 'too_many_nights', { max: MAX_PRICES })]
  return chosenDays({ from, to, weekdays }).length > 0 ? [] : [issue('to', 'weekday_not_in_range')]
}

/** The days of a valid body: those of the range, both ends included, that fall on its weekdays. */
export function chosenDays({ from, to, weekdays }: ChosenDays): Day[] {
  const days = nightsOf(from, addDays(to, 1))
  return weekdays.length === 0 ? days : days.filter((day) => weekdays.includes(weekdayOf(day)))
}

/** Days in runs without a gap, each ending before `to`. */
export function runsOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const runs: { from: Day; to: Day }[] = []
  for (const day of days.toSorted()) {
    const last = runs.at(-1)
    if (last?.to === day) last.to = addDays(day, 1)
    else runs.push({ from: day, to: addDays(day, 1) })
  }
  return runs
}

type ActedDays = Pick<BulkDaysBody, 'action' | 'price' | 'note'>

/** The change of one listing's calendar that an act makes of these days. */
export function calendarBodyOf(
  { action, price = null, note }: ActedDays,
  days: readonly Day[],
): CalendarBody {
  if (action === 'open') return { open: runsOf(days) }
  if (action === 'close') return { close: runsOf(days).map((run) => ({ ...run, ...(note ? { note } : {}) })) }
  return { prices: days.map((day) => ({ day, price: action === 'price' ? price : null })) }
}
