import type { BookingType, PricingMode } from '@/lib/domain/listing/vocabulary'
import { addDays, addMinutes, type Day, daysBetween } from '@/lib/domain/time/days'
import { type BookingState, INSTANT_PAYMENT_MINUTES } from './transitions'

/** The limits of a weekly series (decision 0024). */
export const SERIES_BOUNDS = {
  minWeeks: 2,
  maxWeeks: 12,
  /** of one guest with a week that is not paid */
  maxUnpaid: 1,
  /** once a week of it is paid, each other is held until so many days before it begins */
  daysBeforeCheckIn: 3,
} as const

const WEEK_DAYS = 7
const DAY_MINUTES = 24 * 60

/** Whether weeks of a listing are booked together: those by the hour that nobody has to approve. */
export const offersSeries = (listing: { pricingMode: PricingMode; bookingType: BookingType }): boolean =>
  listing.pricingMode === 'hourly' && listing.bookingType === 'instant'

/** The same weekday of so many weeks; Riyadh has no daylight saving time, so that the hours are the same too. */
export const weeklyDates = (first: Day, weeks: number): Day[] =>
  Array.from({ length: weeks }, (_, i) => addDays(first, i * WEEK_DAYS))

/** Whether dates are weeks of one series: distinct, of one weekday, within the most weeks of the first. */
export function areWeekly(dates: readonly Day[]): boolean {
  const [first, ...others] = dates.toSorted()
  if (first === undefined) return false
  const isWeek = (days: number) =>
    days > 0 && days % WEEK_DAYS === 0 && days < SERIES_BOUNDS.maxWeeks * WEEK_DAYS
  return new Set(dates).size === dates.length && others.every((date) => isWeek(daysBetween(first, date)))
}

/** The states of a week whose money holds the others: it takes its dates, or took them. */
export const PAID_WEEK_STATES = [
  'confirmed',
  'checked_in',
  'completed',
  'no_show',
] as const satisfies readonly BookingState[]

/** Whether a week holds the others; one that was cancelled still names what was paid. `paid` in any unit of money. */
export const isPaidWeek = ({ status, paid }: { status: BookingState; paid: number }): boolean =>
  paid > 0 && PAID_WEEK_STATES.some((state) => state === status)

/**
 * Until when a week that is not paid is held: with money for another week until three days before it begins, without any a
 * quarter of an hour. The first never shortens a hold, the second never extends one.
 */
export function seriesDeadline(
  { checkInAt, expiresAt }: { checkInAt: Date; expiresAt: Date },
  hasPaidWeek: boolean,
  now: Date,
): Date {
  if (!hasPaidWeek) return earlier(expiresAt, addMinutes(now, INSTANT_PAYMENT_MINUTES))
  return later(expiresAt, longestHold(checkInAt))
}

/** Until when an unpaid week is held whose dates were changed: as before, yet by its new check-in or a quarter of an hour. */
export const movedWeekDeadline = (
  { checkInAt, expiresAt }: { checkInAt: Date; expiresAt: Date },
  now: Date,
): Date => earlier(expiresAt, later(longestHold(checkInAt), addMinutes(now, INSTANT_PAYMENT_MINUTES)))

const longestHold = (checkInAt: Date) => addMinutes(checkInAt, -SERIES_BOUNDS.daysBeforeCheckIn * DAY_MINUTES)
const earlier = (one: Date, other: Date) => (one < other ? one : other)
const later = (one: Date, other: Date) => (one > other ? one : other)
