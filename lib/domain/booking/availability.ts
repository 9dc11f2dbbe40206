import {
  addDays,
  addMinutes,
  type Day,
  daysBetween,
  instantAt,
  nightsOf,
  riyadhDay,
  riyadhTime,
  type TimeOfDay,
  WHOLE_HOURS,
} from '@/lib/domain/time/days'
import type { BookableListing, Period } from './bookable'
import { hourPrice, nightPrice } from './money/night-price'
import { calendarPrice } from './money/price-adjustments'
import { occupiedSpan } from './occupied-span'
import { withOvertimeOf } from './overtime'
import { isOpenFor, overlaps, type Span } from './period'
import { departureIssues } from './stay-rule-issues'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_TURNOVER_DAYS, validatePeriod, vendorIssues } from './stay-rules'
import { hasTurnoverRule, leastNotice, leastTurnover, nightLimits } from './vendor-stay-rules'

/** An allocation of a listing: the span for which one of its units is taken. */
export interface Taken extends Span {
  unitId: string
}

/** The states of an allocation; only a released one leaves its unit free. */
export const ALLOCATION_STATES = ['held', 'confirmed', 'blocked', 'released'] as const

/** Who made a block: the vendor, or an imported calendar. */
export const BLOCK_SOURCES = ['vendor', 'ical'] as const

export const DAY_STATES = ['free', 'taken', 'closed', 'past'] as const
export type DayState = (typeof DAY_STATES)[number]

/** The number of units that are free for the whole period; the exclusion constraint of the database decides. */
export function freeUnits(listing: BookableListing, period: Period, taken: readonly Taken[]): number {
  const requested = occupiedSpan(period, listing)
  const busy = new Set(taken.filter((one) => overlaps(one, requested)).map((one) => one.unitId))
  return listing.units - busy.size
}

export interface CalendarDay {
  day: Day
  state: DayState
  priceHalalas: number | null
  freeUnits: number
  /** a stay that ends on this day leaves too little time before the next one; absent: none does, or it follows from the nights */
  isDepartureTaken?: boolean
}

/**
 * The nights in `[from, to)` with state, free units and price in halalas; with `now`, nights within the vendor's lead time
 * are closed.
 */
export function calendarDays(
  listing: BookableListing,
  taken: readonly Taken[],
  range: { from: Day; to: Day },
  today: Day,
  now?: Date,
): CalendarDay[] {
  return nightsOf(range.from, range.to).map((day) => {
    const priceHalalas = priceOn(listing, day, today)
    const free = freeOn(listing, taken, day)
    return {
      day,
      priceHalalas,
      freeUnits: free,
      ...(isDepartureTaken(listing, taken, day) ? { isDepartureTaken: true } : {}),
      state: isTooLateFor(listing, day, now) ? 'closed' : dayState(listing, day, today, priceHalalas, free),
    }
  })
}

/** The price of a night; of a day whose hours are sold that of the cheapest. */
function priceOn(listing: BookableListing, day: Day, today: Day): number | null {
  const price =
    listing.pricingMode === 'hourly' ? lowestHourOn(listing, day) : nightPrice(listing.prices, day)
  return price === null ? null : calendarPrice(listing, price, daysBetween(today, day))
}

type PricedHours = Pick<BookableListing, 'prices' | 'checkInTime' | 'checkOutTime'>

/** The price of the cheapest hour that begins on a day, in halalas; null: none is sold. */
export function lowestHourOn(listing: PricedHours, day: Day): number | null {
  const { prices } = listing
  if (!prices.hourRules) return prices.hour
  const known = hoursOf(listing).flatMap((start) => hourPrice(prices, day, start) ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

/** Whether no stay of a night can be booked any more; of hours also whether none can be booked yet. */
function isTooLateFor(listing: BookableListing, day: Day, now: Date | undefined): boolean {
  if (!now || day < riyadhDay(now)) return false
  if (listing.pricingMode === 'hourly')
    return listing.stayRules !== undefined && !hasOpenHour(listing, day, now)
  const notice = leastNotice(listing)
  return notice > 0 && instantAt(day, listing.checkInTime) < addMinutes(now, notice)
}

function hasOpenHour(listing: BookableListing, date: Day, now: Date): boolean {
  return hoursOf(listing).some(
    (start) => vendorIssues(listing, { mode: 'hourly', date, start, hours: 1 }, now).length === 0,
  )
}

function freeOn(listing: BookableListing, taken: readonly Taken[], day: Day): number {
  if (listing.pricingMode === 'daily') {
    // A longer stay over this night may end on a day with a shorter turnover.
    const { stayRules: _ofOneNight, ...others } = listing
    const shortest = { ...others, turnoverMinutes: leastTurnover(listing) }
    return freeUnits(shortest, { mode: 'daily', checkIn: day, checkOut: addDays(day, 1) }, taken)
  }
  return Math.max(0, ...hoursOf(listing).map((start) => freeHour(listing, taken, day, start)))
}

function isDepartureTaken(listing: BookableListing, taken: readonly Taken[], checkOut: Day): boolean {
  if (listing.pricingMode === 'hourly' || !hasTurnoverRule(listing)) return false
  return freeUnits(listing, { mode: 'daily', checkIn: addDays(checkOut, -1), checkOut }, taken) <= 0
}

function dayState(
  listing: BookableListing,
  day: Day,
  today: Day,
  price: number | null,
  free: number,
): DayState {
  if (day < today) return 'past'
  const outside = (listing.openFrom && day < listing.openFrom) || (listing.openTo && day > listing.openTo)
  if (outside || price === null || day >= addDays(today, MAX_DAYS_AHEAD)) return 'closed'
  return free > 0 ? 'free' : 'taken'
}

export interface CalendarSlot {
  start: TimeOfDay
  state: DayState
  priceHalalas: number | null
}

/** The start hours of one date, those after midnight of the evening before included. */
export function daySlots(
  listing: BookableListing,
  taken: readonly Taken[],
  day: Day,
  now: Date,
): CalendarSlot[] {
  const daysAhead = daysBetween(riyadhDay(now), day)
  return hoursOf(listing).map((start) => {
    const price = hourPrice(listing.prices, day, start)
    const priceHalalas = price === null ? null : calendarPrice(listing, price, daysAhead)
    return { start, priceHalalas, state: hourState(listing, taken, { day, start }, now) }
  })
}

function hourState(
  listing: BookableListing,
  taken: readonly Taken[],
  { day, start }: { day: Day; start: TimeOfDay },
  now: Date,
): DayState {
  if (instantAt(day, start) < now) return 'past'
  const isSold = validatePeriod(listing, { mode: 'hourly', date: day, start, hours: 1 }, now).length === 0
  if (!isSold) return 'closed'
  return freeHour(listing, taken, day, start) > 0 ? 'free' : 'taken'
}

function freeHour(listing: BookableListing, taken: readonly Taken[], date: Day, start: TimeOfDay): number {
  return freeUnits(listing, { mode: 'hourly', date, start, hours: 1 }, taken)
}

/** The whole hours that may start on one date, those after midnight of the evening before included. */
export function hoursOf(listing: Omit<PricedHours, 'prices'>): TimeOfDay[] {
  return WHOLE_HOURS.filter((start) => isOpenFor(listing, start, 1))
}

/** How far before and after the requested dates free ones are searched. */
export const NEAREST_REACH_DAYS = 30
const NEAREST_REACH_HOURS = 7 * 24
const NEAREST_COUNT = 3
/** How much longer or shorter than the requested ones they may be, where no stay may end on some days. */
export const NEAREST_LENGTHS = 6

/** So many units of a listing, with its allocations. */
export interface WantedUnits {
  listing: BookableListing
  units: number
  taken: readonly Taken[]
}

/**
 * Up to three free stays near the requested one, the nearest first (booking rules, Availability 3), of its length or the
 * nearest length that the first listing sells, on which all are free; the search starts today where the requested dates have passed.
 */
export function nearestFreeStays(
  all: readonly [WantedUnits, ...WantedUnits[]],
  requested: Period,
  now: Date,
): Period[] {
  const found: Period[] = []
  for (const stay of staysAround(all[0].listing, requested, now)) {
    if (found.length === NEAREST_COUNT) break
    const isFree = ({ listing, units, taken }: WantedUnits) =>
      validatePeriod(listing, stay, now).length === 0 && freeUnits(listing, stay, taken) >= units
    if (all.every(isFree)) found.push(stay)
  }
  return found
}

function staysAround(listing: BookableListing, requested: Period, now: Date): Period[] {
  if (requested.mode === 'hourly') return hoursAround(requested, now)
  const today = riyadhDay(now)
  const hasPassed = requested.checkIn < today
  const first = hasPassed ? today : requested.checkIn
  const nights = daysBetween(requested.checkIn, requested.checkOut)
  return shifts(NEAREST_REACH_DAYS).map((shift) => {
    const checkIn = addDays(first, shift)
    const checkOut = addDays(checkIn, lengthNear(listing, checkIn, nights))
    return withOvertimeOf({ mode: 'daily', checkIn, checkOut }, requested)
  })
}

/** The nearest length that the rules of the day of arrival allow, and on whose last day a stay may end where there is one. */
function lengthNear(listing: BookableListing, checkIn: Day, nights: number): number {
  const { min, max } = nightLimits(listing, checkIn)
  const least = min?.nights ?? 1
  const most = max?.nights ?? MAX_NIGHTS
  const wanted = Math.min(most, Math.max(least, nights))
  const near = shifts(NEAREST_LENGTHS).map((shift) => wanted + shift)
  const mayEnd = (length: number) => departureIssues(listing, addDays(checkIn, length)).length === 0
  return near.find((length) => length >= least && length <= most && mayEnd(length)) ?? wanted
}

function hoursAround(requested: Extract<Period, { mode: 'hourly' }>, now: Date): Period[] {
  const start = instantAt(requested.date, requested.start)
  const nextHour = addMinutes(instantAt(riyadhDay(now), `${riyadhTime(now).slice(0, 2)}:00`), 60)
  const first = start < now ? nextHour : start
  return shifts(NEAREST_REACH_HOURS).map((shift) => {
    const at = addMinutes(first, shift * 60)
    return { ...requested, date: riyadhDay(at), start: riyadhTime(at) }
  })
}

/** 0, 1, -1, 2, -2 … `reach`, -`reach`. */
const shifts = (reach: number) => [0, ...Array.from({ length: reach }, (_, i) => [i + 1, -(i + 1)]).flat()]

/** The span whose allocations affect these days: one day more on both sides, for hours past midnight, and the longest turnover. */
export function allocationWindow(from: Day, to: Day): Span {
  return {
    from: addMinutes(instantAt(from, '00:00'), -24 * 60),
    to: instantAt(addDays(to, 2 + MAX_TURNOVER_DAYS), '00:00'),
  }
}
