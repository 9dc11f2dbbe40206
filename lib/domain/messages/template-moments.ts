import type { BookingState } from '@/lib/domain/booking/transitions'
import { addDays, addMinutes, type Day, instantAt, riyadhDay } from '@/lib/domain/time/days'

/** Sent when the booking gets into a state. */
interface EventMoment {
  onState: BookingState
  states: readonly BookingState[]
}

/** Sent at an hour of a day of the stay. */
interface DayMoment {
  /** the instant of the booking from whose day the days are counted */
  from: 'checkInAt' | 'checkOutAt'
  days: number
  /** in Riyadh, where the vendor chose no other */
  hour: number
  states: readonly BookingState[]
}

/** When a template is sent, and the states of a booking whose guest it is for then. */
export const MESSAGE_MOMENTS = {
  confirmed: { onState: 'confirmed', states: ['confirmed', 'checked_in'] },
  dayBefore: { from: 'checkInAt', days: -1, hour: 18, states: ['confirmed'] },
  arrivalDay: { from: 'checkInAt', days: 0, hour: 10, states: ['confirmed', 'checked_in'] },
  checkedIn: { onState: 'checked_in', states: ['checked_in'] },
  departureDay: { from: 'checkOutAt', days: 0, hour: 9, states: ['confirmed', 'checked_in'] },
} as const satisfies Record<string, EventMoment | DayMoment>
export type MessageMoment = keyof typeof MESSAGE_MOMENTS
export const MESSAGE_MOMENT_NAMES = Object.keys(MESSAGE_MOMENTS) as MessageMoment[]

type Moments = typeof MESSAGE_MOMENTS
export type EventMomentName = {
  [Name in MessageMoment]: Moments[Name] extends EventMoment ? Name : never
}[MessageMoment]
export type DayMomentName = Exclude<MessageMoment, EventMomentName>

/** Whether a moment is a change of the booking, not an hour of a day. */
export const isEventMoment = (moment: MessageMoment): moment is EventMomentName =>
  'onState' in MESSAGE_MOMENTS[moment]
const isDayMoment = (moment: MessageMoment): moment is DayMomentName => !isEventMoment(moment)

const EVENT_MOMENTS = MESSAGE_MOMENT_NAMES.filter(isEventMoment)
export const DAY_MOMENTS = MESSAGE_MOMENT_NAMES.filter(isDayMoment)

/** The moment that a booking reaches by getting into a state. */
export function momentOfState(from: BookingState | null, to: BookingState): EventMomentName | null {
  if (from === to) return null
  return EVENT_MOMENTS.find((moment) => MESSAGE_MOMENTS[moment].onState === to) ?? null
}

/** Hours of Riyadh at which a message of a day is sent: nobody is woken by one. Since 26 November 2026. */
export const SEND_HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const
const [FIRST_HOUR] = SEND_HOURS
const LAST_HOUR = Math.max(...SEND_HOURS)
/** A message that could not be sent for so long is no longer sent. */
export const CURRENT_MINUTES = 3 * 60
/** How long before its end a stay of hours gets what a departure says. */
const BEFORE_END_MINUTES = 60

interface Stay {
  checkInAt: Date
  checkOutAt: Date
}

const atHour = (day: Day, hour: number): Date => instantAt(day, `${String(hour).padStart(2, '0')}:00`)

/** The instant itself, or where people sleep then the last hour of the evening before. */
function wakingInstant(at: Date): Date {
  const day = riyadhDay(at)
  return at >= atHour(day, FIRST_HOUR) ? at : atHour(addDays(day, -1), LAST_HOUR)
}

/**
 * When a message of a day is due: never after the arrival or the departure that it is about, and what a departure says never
 * before the arrival.
 */
export function dueAtOf(moment: DayMomentName, hour: number | null, { checkInAt, checkOutAt }: Stay): Date {
  const { from, days, hour: usual } = MESSAGE_MOMENTS[moment]
  const about = from === 'checkInAt' ? checkInAt : checkOutAt
  const due = atHour(addDays(riyadhDay(about), days), hour ?? usual)
  const inTime = due <= about ? due : wakingInstant(about)
  if (from === 'checkInAt' || inTime > checkInAt) return inTime
  const nearEnd = addMinutes(checkOutAt, -BEFORE_END_MINUTES)
  return nearEnd > checkInAt ? nearEnd : checkInAt
}

/**
 * Whether a message is sent now: it is due, of today, not for longer than three hours, and came due after the dates were agreed
 * and after the template was switched on. So nothing is sent that was due before a late booking, or while no process ran.
 */
export function isCurrent(dueAt: Date, since: readonly Date[], now: Date): boolean {
  const isDue = dueAt <= now && now < addMinutes(dueAt, CURRENT_MINUTES)
  return isDue && since.every((at) => at <= dueAt)
}

/** The same of a message of a day, which is sent on that day or never. */
export function isCurrentToday(dueAt: Date, since: readonly Date[], now: Date): boolean {
  return riyadhDay(dueAt) === riyadhDay(now) && isCurrent(dueAt, since, now)
}

/** Days on which the arrival or departure of a message that is due today may be. */
export const daysAbout = (today: Day): { from: Day; until: Day } => ({
  from: today,
  until: addDays(today, 2),
})
