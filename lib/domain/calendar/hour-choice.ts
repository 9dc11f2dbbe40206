import type { DayState } from '@/lib/domain/booking/availability'
import { MAX_HOURS } from '@/lib/domain/booking/stay-rules'
import { minutesOf, type TimeOfDay } from '@/lib/domain/time/days'

/** Consecutive whole hours while a user is choosing them. */
interface ChosenRun {
  start: TimeOfDay | null
  hours: number
}

interface Slot {
  start: TimeOfDay
  state: DayState
}

const HOUR_MINUTES = 60

/**
 * A first hour starts a run, a later one ends it if all hours between are free, its only hour picked again clears it; any
 * other hour starts a new run. At most `MAX_HOURS` (booking rules, Units).
 */
export function pickHour(slots: readonly Slot[], chosen: ChosenRun, picked: TimeOfDay): ChosenRun {
  if (chosen.start === null) return { start: picked, hours: 1 }
  if (picked === chosen.start) return { start: chosen.hours > 1 ? picked : null, hours: 1 }
  const hours = (minutesOf(picked) - minutesOf(chosen.start)) / HOUR_MINUTES + 1
  const isFree = (start: TimeOfDay) => slots.some((slot) => slot.start === start && slot.state === 'free')
  const isWhole = hours > 1 && hours <= MAX_HOURS && hoursBetween(chosen.start, hours).every(isFree)
  return isWhole ? { start: chosen.start, hours } : { start: picked, hours: 1 }
}

/** Whether an hour belongs to the run. */
export function isInRun({ start, hours }: ChosenRun, hour: TimeOfDay): boolean {
  if (start === null) return false
  const from = minutesOf(start)
  const at = minutesOf(hour)
  return at >= from && at < from + hours * HOUR_MINUTES
}

function hoursBetween(start: TimeOfDay, hours: number): TimeOfDay[] {
  const first = minutesOf(start) / HOUR_MINUTES
  return Array.from({ length: hours }, (_, i) => `${String(first + i).padStart(2, '0')}:00`)
}
