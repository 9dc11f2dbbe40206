import { addDays, addMinutes, type Day, instantAt, minutesOf, type TimeOfDay } from '@/lib/domain/time/days'
import { type OpenTimes, openHours } from './cell-state'

/** A run of hours on each day of a calendar; it may cross midnight. */
export interface HourRun {
  start: TimeOfDay
  hours: number
}

const DAY_HOURS = 24

/**
 * The lengths in hours that a run may have from its first hour: up to an open hour of the same day, or past midnight as
 * long as the listing stays open.
 */
export function runLengths(times: OpenTimes, start: TimeOfDay): number[] {
  const open = new Set(openHours(times).map(hourOf))
  const first = hourOf(start)
  const hoursOf = (length: number) => Array.from({ length }, (_, i) => (first + i) % DAY_HOURS)
  const isOpenThrough = (length: number) => hoursOf(length).every((hour) => open.has(hour))
  return Array.from({ length: DAY_HOURS }, (_, i) => i + 1).filter(
    (length) => isOpenThrough(length) || (first + length <= DAY_HOURS && open.has(first + length - 1)),
  )
}

/** When a run ends; `isNextDay` where that is past midnight. */
export function endOfRun({ start, hours }: HourRun): { time: TimeOfDay; isNextDay: boolean } {
  const end = hourOf(start) + hours
  return { time: `${String(end % DAY_HOURS).padStart(2, '0')}:00`, isNextDay: end >= DAY_HOURS }
}

/** Whether an hour lies in the run of one of these days, both included. */
export function isInRuns(
  { from, to, run }: { from: Day; to: Day; run: HourRun },
  at: { day: Day; start: TimeOfDay },
): boolean {
  const instant = instantAt(at.day, at.start)
  // A run that crosses midnight began the day before.
  return [at.day, addDays(at.day, -1)].some((day) => {
    const begins = instantAt(day, run.start)
    return day >= from && day <= to && begins <= instant && instant < addMinutes(begins, run.hours * 60)
  })
}

const hourOf = (time: TimeOfDay) => Math.floor(minutesOf(time) / 60)
