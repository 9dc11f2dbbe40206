import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import {
  addDays,
  addMinutes,
  type Day,
  instantAt,
  MIDNIGHT,
  minutesOf,
  riyadhDay,
  type TimeOfDay,
  type Weekday,
  weekdayOf,
} from '@/lib/domain/time/days'

/** How long an appointment may last, in minutes. */
export const APPOINTMENT_LENGTHS = [30, 60] as const
export type AppointmentMinutes = (typeof APPOINTMENT_LENGTHS)[number]

/**
 * Bounds of appointments: how far ahead and how near they are chosen, how many at once, how many of one guest are open, and how
 * long before both sides are reminded.
 */
export const APPOINTMENTS = {
  ...{ daysAhead: 30, noticeMinutes: 120, mostPlaces: 10, openOfGuest: 5 },
  remindedMinutes: 24 * 60,
} as const

/** What an appointment that is chosen now notes of its reminder: within the day before nobody needs one. */
export const remindedAtOf = (startsAt: Date, now: Date): Date | null =>
  startsAt < addMinutes(now, APPOINTMENTS.remindedMinutes) ? now : null

/** A booked appointment takes a place; one that was cancelled leaves it free. */
export const APPOINTMENT_STATES = ['booked', 'cancelled'] as const

/** On one day of the week, in the time of Riyadh; the last end is 23:30. */
export interface VisitingDay {
  weekday: Weekday
  from: TimeOfDay
  to: TimeOfDay
}

/** When a vendor shows a listing to guests who think of booking it; without days it shows none. */
export interface VisitingHours {
  minutes: AppointmentMinutes
  /** how many families at once */
  places: number
  days: VisitingDay[]
}

/** Whether guests look at a listing of this type before they book. */
export const isVisited = (type: PropertyType): boolean => listingTypeOf(type).isVisited === true

/** Whether a listing of this type is booked for an event, by a written offer and with an agreement. */
export const isForEvents = (type: PropertyType): boolean => listingTypeOf(type).isForEvents === true

/** An appointment that takes a place. */
export interface TakenPlace {
  startsAt: Date
  endsAt: Date
  place: number
}

export interface AppointmentSlot {
  startsAt: Date
  endsAt: Date
  isFree: boolean
}

/** The window in which appointments are chosen now. */
export function appointmentWindow(now: Date): { from: Date; to: Date } {
  return {
    from: addMinutes(now, APPOINTMENTS.noticeMinutes),
    to: instantAt(addDays(riyadhDay(now), APPOINTMENTS.daysAhead), MIDNIGHT),
  }
}

/** Every slot of the window in its order, and whether a place of it is free. */
export function appointmentSlots(
  hours: VisitingHours,
  taken: readonly TakenPlace[],
  now: Date,
): AppointmentSlot[] {
  const { from, to } = appointmentWindow(now)
  const first = riyadhDay(from)
  const days = Array.from({ length: APPOINTMENTS.daysAhead + 1 }, (_, index) => addDays(first, index))
  return days
    .flatMap((day) => slotsOfDay(hours, day))
    .filter(({ startsAt, endsAt }) => startsAt >= from && endsAt <= to)
    .map((slot) => ({ ...slot, isFree: freePlace(hours, taken, slot) !== null }))
}

function slotsOfDay({ minutes, days }: VisitingHours, day: Day): Omit<AppointmentSlot, 'isFree'>[] {
  const open = days.find(({ weekday }) => weekday === weekdayOf(day))
  if (!open) return []
  const count = Math.max(0, Math.floor((minutesOf(open.to) - minutesOf(open.from)) / minutes))
  const opens = instantAt(day, open.from)
  return Array.from({ length: count }, (_, index) => ({
    startsAt: addMinutes(opens, index * minutes),
    endsAt: addMinutes(opens, (index + 1) * minutes),
  }))
}

/** The first place that is free for a span, from 1 on; null where all are taken. */
export function freePlace(
  { places }: Pick<VisitingHours, 'places'>,
  taken: readonly TakenPlace[],
  { startsAt, endsAt }: Pick<AppointmentSlot, 'startsAt' | 'endsAt'>,
): number | null {
  const busy = taken.filter((one) => one.startsAt < endsAt && startsAt < one.endsAt)
  // After a change of the hours more may be taken than there are places now.
  if (busy.length >= places) return null
  const free = Array.from({ length: places }, (_, index) => index + 1)
  return free.find((place) => busy.every((one) => one.place !== place)) ?? null
}
