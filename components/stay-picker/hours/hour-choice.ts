import type { DayState } from '@/lib/domain/booking/availability'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import { type Day, instantAt, type TimeOfDay } from '@/lib/domain/time/days'
import { eveningOf } from '@/lib/domain/time/evening'

/** A whole hour of a listing, by the date and time at which it starts. */
export interface Hour {
  date: Day
  start: TimeOfDay
}

export interface HourSlot extends Hour {
  state: DayState
  /** in SAR; null: it is not sold */
  price?: number | null
}

/** Consecutive whole hours while a user is choosing them; they may cross midnight. */
export interface ChosenRun {
  date: Day | null
  start: TimeOfDay | null
  hours: number
}

const HOUR_MS = 3_600_000

/** Whole hours from one hour to another; negative when `to` comes first. */
function hoursFrom(from: Hour, to: Hour): number {
  return (instantAt(to.date, to.start).getTime() - instantAt(from.date, from.start).getTime()) / HOUR_MS
}

const firstOf = ({ date, start }: ChosenRun): Hour | null => (date && start ? { date, start } : null)

/** The hours of one evening's day in the order in which people name them: those after midnight come last. */
export function hoursOfEvening(slots: readonly HourSlot[], day: Day): HourSlot[] {
  return slots.filter(({ date, start }) => eveningOf(date, start) === day)
}

/**
 * A first hour starts a run, a later one ends it if all hours between are free, its only hour picked again clears it; any
 * other hour starts a new run. At most `MAX_HOURS` (booking rules, Units).
 */
export function pickHour(slots: readonly HourSlot[], chosen: ChosenRun, picked: Hour): ChosenRun {
  const anew = { date: picked.date, start: picked.start, hours: 1 }
  const first = firstOf(chosen)
  if (!first) return anew
  const after = hoursFrom(first, picked)
  if (after === 0) return chosen.hours > 1 ? anew : { ...anew, start: null }
  return after > 0 && after < longestRun(slots, first).hours ? { ...first, hours: after + 1 } : anew
}

/** Whether an hour belongs to the run. */
export function isInRun(run: ChosenRun, hour: Hour): boolean {
  const first = firstOf(run)
  if (!first) return false
  const after = hoursFrom(first, hour)
  return after >= 0 && after < run.hours
}

/** The hours that a booking takes, the one in which it ends with its overtime included. */
export function bookedRun({ date, start }: Hour, checkOutAt: string): ChosenRun {
  const length = new Date(checkOutAt).getTime() - instantAt(date, start).getTime()
  return { date, start, hours: Math.ceil(length / HOUR_MS) }
}

/** The most hours that a stay from `first` can have, and what ends it there. `slots` are in order, without gaps. */
export function longestRun(
  slots: readonly HourSlot[],
  first: Hour,
): { hours: number; endsBy: 'limit' | 'closing' | 'taken' } {
  for (let hours = 1; hours < MAX_HOURS; hours += 1) {
    const next = slots.find((slot) => hoursFrom(first, slot) === hours)
    if (!next || next.state === 'closed') return { hours, endsBy: 'closing' }
    if (next.state !== 'free') return { hours, endsBy: 'taken' }
  }
  return { hours: MAX_HOURS, endsBy: 'limit' }
}
