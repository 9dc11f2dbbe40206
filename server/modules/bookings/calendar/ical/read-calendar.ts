import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import type { EventShape } from './event-shape'
import { componentsOf } from './lines'
import { DAY_MS, wallDay } from './moments'
import { occurrencesOf } from './repeat'
import { readRule } from './rule'
import { type Series, seriesOf } from './series'

/** A busy event of an imported calendar, in instants and in days of Riyadh; `lastDay` is not included. */
export interface BusyTime {
  uid: string
  /** what the other site calls it; empty where it says nothing */
  summary: string
  firstDay: Day
  lastDay: Day
  /** null for an event of whole days */
  span: { from: Date; to: Date } | null
}

interface ReadCalendar {
  /** the earliest first, without those that are over */
  events: BusyTime[]
  /** the number of events whose rule of repetition we do not follow: only their first occurrence is read */
  repeating: number
}

const MAX_EVENTS = 2000
/** Rules that are followed in one calendar, each over ten years of days. */
const MAX_RULES = 100
/** From BEGIN to END: a file that breaks off would open the days that it no longer names. */
const WHOLE = /^\uFEFF?\s*BEGIN:VCALENDAR\s[\s\S]*\sEND:VCALENDAR\s*$/i

/**
 * The busy times of an iCalendar file (RFC 5545), or null when it is none, or breaks off. Times without a zone are
 * Riyadh's: feeds of other booking sites name whole days.
 */
export function readCalendar(text: string, now: Date): ReadCalendar | null {
  if (!WHOLE.test(text)) return null
  const calendars = componentsOf(text).filter(({ name }) => name === 'VCALENDAR')
  const series = calendars.flatMap(seriesOf)
  const followed = series.filter(({ rule }) => rule !== undefined).slice(0, MAX_RULES)
  const read = series.map((one) => occurrencesIn(one, followed.includes(one), now))
  return {
    events: read
      .flatMap(({ events }) => events)
      .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))
      .slice(0, MAX_EVENTS),
    repeating: read.filter(({ isCut }) => isCut).length,
  }
}

function occurrencesIn(
  series: Series,
  isFollowed: boolean,
  now: Date,
): { events: BusyTime[]; isCut: boolean } {
  const { shape, rule, added, leftOut } = series
  const times = rule === undefined ? [shape.first] : isFollowed ? timesOf(rule, shape, now) : null
  // Two days more, because a day begins and ends elsewhere at another time.
  const earliest = now.getTime() - shape.lengthMs - 2 * DAY_MS
  const events = [...(times ?? [shape.first]), ...added]
    .filter((at) => at >= earliest && !leftOut.has(at))
    .flatMap((at) => occurrenceAt(shape, at))
  // A night of which an event takes the first hours is taken until its end.
  const today = riyadhDay(now)
  return { events: events.filter(({ lastDay }) => lastDay >= today), isCut: times === null }
}

function timesOf(text: string, { wall, isDay, zone, first }: EventShape, now: Date): number[] | null {
  const rule = readRule(text)
  if (!rule) return null
  // The end of a rule is written in UTC, its times by the clock of the event.
  const offset = /UNTIL=\w+Z/i.test(text) && !isDay ? wall - first : 0
  const until = rule.until === null ? null : rule.until + offset
  const times = occurrencesOf({ ...rule, until }, wall, now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
  return times && (isDay ? times : times.map((one) => zone(one).getTime()))
}

function occurrenceAt({ uid, summary, isDay, lengthMs }: EventShape, at: number): BusyTime[] {
  if (isDay) {
    const lastDay = wallDay(at + Math.max(lengthMs, DAY_MS))
    return [{ uid, summary, firstDay: wallDay(at), lastDay, span: null }]
  }
  const [from, to] = [new Date(at), new Date(at + lengthMs)]
  if (to <= from) return []
  const [firstDay, lastDay] = [riyadhDay(from), riyadhDay(to)]
  const end = lastDay > firstDay ? lastDay : addDays(firstDay, 1)
  return [{ uid, summary, firstDay, lastDay: end, span: { from, to } }]
}
