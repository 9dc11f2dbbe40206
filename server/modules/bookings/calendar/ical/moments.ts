import { isCalendarDay, isDay } from '@/lib/domain/time/days'

/** A local time without its zone: milliseconds as if it were UTC. */
export type WallTime = number

export const DAY_MS = 86_400_000
const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/

/** What a clock or a calendar on the wall shows. */
export interface Moment {
  wall: WallTime
  /** a day without a time */
  isDay: boolean
  isUtc: boolean
}

/** A DATE or DATE-TIME of RFC 5545 of a year that can be booked; null where it is none. */
export function momentOf(text: string | undefined): Moment | null {
  const moment = momentOfAnyYear(text)
  return moment && isDay(wallDay(moment.wall)) ? moment : null
}

/** The same of any year: clocks are described from 1970 or 1601 on. */
export function momentOfAnyYear(text: string | undefined): Moment | null {
  const [, year, month, date, hour = '00', minute = '00', second = '00', utc] =
    MOMENT.exec((text ?? '').trim()) ?? []
  if (!isCalendarDay(`${year}-${month}-${date}`)) return null
  // A leap second is the last one that a Date knows.
  const seconds = second === '60' ? '59' : second
  const wall = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${seconds}Z`)
  return Number.isNaN(wall) ? null : { wall, isDay: utc === undefined, isUtc: utc === 'Z' }
}

export const wallDay = (wall: WallTime) => new Date(wall).toISOString().slice(0, 10)
