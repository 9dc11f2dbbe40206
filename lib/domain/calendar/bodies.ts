import { array, boolean, number, object, string } from 'yup'
import { MIN_PART_SAR, PART_PERCENT } from '@/lib/domain/booking/money/part-payment'
import { MAX_UNITS_REQUESTED } from '@/lib/domain/booking/rooms'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_TURNOVER_DAYS } from '@/lib/domain/booking/stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import { userText } from '@/lib/domain/text/text'
import { addDays, type Day, daysBetween, isDay, isWholeHour } from '@/lib/domain/time/days'

const MAX_RANGES = 50
/** single days whose price one call may set */
export const MAX_PRICES = 400
export const MAX_PRICE_SAR = 1_000_000
export const MAX_TURNOVER_MINUTES = MAX_TURNOVER_DAYS * 24 * 60
export const MAX_NOTICE_HOURS = 30 * 24
const MAX_ADDRESS = 2000
export const MAX_NOTE = 200
/** a run of hours begins on each of its days and ends before it begins again */
const MAX_HOURS_OF_DAY = 24

/** What a vendor does with a range of days; `weekPrice` resets to the price of the week. */
export const CALENDAR_ACTIONS = ['close', 'open', 'price', 'weekPrice'] as const
export type CalendarAction = (typeof CALENDAR_ACTIONS)[number]

/** At most two decimals. */
export const isInHalalas = (sar: number | null | undefined) =>
  typeof sar !== 'number' || toSar(fromSar(sar)) === sar

const day = string().required().max(10)
/** With `start` and `hours` only these hours of each day, which may cross midnight; without them whole days. */
const rangeFields = {
  from: day,
  to: day,
  start: string().max(5),
  hours: number().integer().min(1).max(MAX_HOURS_OF_DAY),
}

/** The part payment of a calendar's settings, as its form checks it; SAR. */
export const partPaymentBody = object({
  percent: number().required().integer().min(PART_PERCENT.min).max(PART_PERCENT.max),
  minimum: number().required().min(MIN_PART_SAR).max(MAX_PRICE_SAR).test('not_an_amount', isInHalalas),
}).noUnknown()

/** The body of PUT vender/services/{id}/calendar; what is absent stays as it is. Ranges end before `to`. */
export const calendarBody = object({
  close: array(
    object({
      ...rangeFields,
      units: number()
        .integer()
        .min(1)
        .max(MAX_UNITS_REQUESTED * 50),
      note: userText(MAX_NOTE),
    }).noUnknown(),
  ).max(MAX_RANGES),
  open: array(object(rangeFields).noUnknown()).max(MAX_RANGES),
  /** SAR for single days; null resets to the price of the week */
  prices: array(
    object({
      day,
      price: number().defined().nullable().min(1).max(MAX_PRICE_SAR).test('not_an_amount', isInHalalas),
    }).noUnknown(),
  ).max(MAX_PRICES),
  minNights: number().nullable().integer().min(1).max(MAX_NIGHTS),
  maxNights: number().nullable().integer().min(1).max(MAX_NIGHTS),
  turnoverMinutes: number().integer().min(0).max(MAX_TURNOVER_MINUTES),
  leadHours: number().integer().min(0).max(MAX_NOTICE_HOURS),
  /** null: the fixed amount of the listing holds again */
  partPayment: partPaymentBody.nullable().optional().default(undefined),
  importUrl: string().nullable().max(MAX_ADDRESS),
  /** the vendor means unusual prices, and days that are past or booked */
  confirmed: boolean(),
}).noUnknown()
export type CalendarBody = ReturnType<typeof calendarBody.validateSync>

/** The issues of ranges and days that the schema cannot express; paths are those of the body. */
export function validateCalendarDays(body: CalendarBody): Issue[] {
  const { prices = [] } = body
  return [
    ...rangesOf(body).flatMap(({ range, path }) => [
      ...validateRange(range, path),
      ...validateHours(range, path),
    ]),
    ...prices.flatMap((one, i) => (isDay(one.day) ? [] : [issue(`prices.${i}.day`, 'not_a_day')])),
  ]
}

/** All ranges that a body closes or opens, with their paths in it. */
export function rangesOf({ close = [], open = [] }: CalendarBody) {
  return [
    ...close.map((range, i) => ({ range, path: `close.${i}` })),
    ...open.map((range, i) => ({ range, path: `open.${i}` })),
  ]
}

/** From the first to the last day that a valid body names; empty where it names none. */
export function spanOf(body: CalendarBody): { from?: Day; to?: Day } {
  const { prices = [] } = body
  const ends = rangesOf(body).flatMap(({ range }) => [range.from, addDays(range.to, -1)])
  const [from, ...later] = [...ends, ...prices.map((one) => one.day)].toSorted()
  return from ? { from, to: later.at(-1) ?? from } : {}
}

function validateHours({ start, hours }: { start?: string; hours?: number }, path: string): Issue[] {
  if (start === undefined) return hours === undefined ? [] : [issue(`${path}.start`, 'required')]
  if (!isWholeHour(start)) return [issue(`${path}.start`, 'not_a_time')]
  return hours === undefined ? [issue(`${path}.hours`, 'required')] : []
}

function validateRange({ from, to }: { from: string; to: string }, path: string): Issue[] {
  if (!isDay(from)) return [issue(`${path}.from`, 'not_a_day')]
  if (!isDay(to)) return [issue(`${path}.to`, 'not_a_day')]
  if (to <= from) return [issue(`${path}.to`, 'range_end_before_start')]
  return daysBetween(from, to) > MAX_DAYS_AHEAD
    ? [issue(`${path}.to`, 'too_many_nights', { max: MAX_DAYS_AHEAD })]
    : []
}
