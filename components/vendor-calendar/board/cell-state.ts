import type { CalendarDayWire, CalendarWire, TakenWire } from '@/lib/contract/schemas/calendar/wire'
import { hoursOf } from '@/lib/domain/booking/availability'
import { endOfNights } from '@/lib/domain/booking/period'
import {
  addMinutes,
  type Day,
  instantAt,
  riyadhDay,
  riyadhTime,
  type TimeOfDay,
} from '@/lib/domain/time/days'

/** The state of a cell of the vendor's calendar; `unsold` has no price or lies outside the open period. */
export const CELL_STATES = ['open', 'booked', 'blocked', 'foreign', 'unsold', 'past'] as const
type CellState = (typeof CELL_STATES)[number]

/** The state of a day; without a free unit, by its cause: a booking, then the vendor, then another site. */
export function cellState({ state, booked, closed, imported }: CalendarDayWire): CellState {
  if (state === 'past') return 'past'
  if (state === 'taken') return booked > 0 ? 'booked' : closed >= imported ? 'blocked' : 'foreign'
  return state === 'closed' ? 'unsold' : 'open'
}

/** A booking, or dates that an offer holds for its guest. */
type CalendarGuest = Pick<CalendarWire['bookings'][number], '_id' | 'checkInAt' | 'checkOutAt' | 'guest'> & {
  expiresAt?: string
}

/** The bookings and options that take a night or hours of this day, themselves or by the time after them, in the given order. */
export function bookingsOn(
  { bookings, options = [], settings }: Pick<CalendarWire, 'bookings' | 'options' | 'settings'>,
  day: Day,
): CalendarGuest[] {
  return [...bookings, ...options].filter(({ checkInAt, checkOutAt }) => {
    const from = new Date(checkInAt)
    const first = riyadhDay(from)
    const until = addMinutes(new Date(checkOutAt), settings.turnoverMinutes)
    // Hours of a day never last until the hour at which they began.
    return first === day || (first < day && day < endOfNights(until, riyadhTime(from)))
  })
}

/** When a listing that is sold by the hour is open; equal times mean around the clock. */
export interface OpenTimes {
  opens: TimeOfDay
  closes: TimeOfDay
}

/** The hours at which a listing that is sold by the hour is open, midnight first. */
export function openHours({ opens, closes }: OpenTimes): TimeOfDay[] {
  return hoursOf({ checkInTime: opens, checkOutTime: closes })
}

/** The taken spans that overlap an hour. */
export function takenAt<T extends { from: string; to: string }>(
  taken: readonly T[],
  { day, start }: { day: Day; start: TimeOfDay },
): T[] {
  const from = instantAt(day, start)
  const to = addMinutes(from, 60)
  return taken.filter((one) => new Date(one.from) < to && from < new Date(one.to))
}

/** The state of one hour; with several units it is open until each is taken. */
export function hourState(
  taken: readonly TakenWire[],
  units: number,
  at: { day: Day; start: TimeOfDay },
  now: Date,
): CellState {
  if (addMinutes(instantAt(at.day, at.start), 60) <= now) return 'past'
  const here = takenAt(taken, at)
  if (new Set(here.map((one) => one.unit)).size < units) return 'open'
  const is = (cause: TakenWire['cause']) => here.some((one) => one.cause === cause)
  return is('booking') ? 'booked' : is('vendor') ? 'blocked' : 'foreign'
}

/** The feeds of these ids, in the order of the calendar. */
export function feedsOf(
  { feeds }: Pick<CalendarWire, 'feeds'>,
  ids: readonly string[],
): CalendarWire['feeds'] {
  return feeds.filter(({ _id }) => ids.includes(_id))
}
