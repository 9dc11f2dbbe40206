import { type Day, nightsOf } from '@/lib/domain/time/days'
import type { DayState } from './availability'

/** The days of a stay while a user is choosing them. */
export interface ChosenDays {
  checkIn: Day | null
  checkOut: Day | null
}

/** A first day begins a stay and clears its end; a later one ends it; any other pick begins anew. */
export function pickDay(chosen: ChosenDays, day: Day): ChosenDays {
  const ends = chosen.checkIn !== null && chosen.checkOut === null && day > chosen.checkIn
  return ends ? { checkIn: chosen.checkIn, checkOut: day } : { checkIn: day, checkOut: null }
}

/**
 * Whether a day may be picked: a free night to begin with, or, while the end is awaited, a day that only free nights
 * lie before. The day of leaving itself may be taken: its night is not slept.
 */
export function isPickable(states: ReadonlyMap<Day, DayState>, chosen: ChosenDays, day: Day): boolean {
  const isFree = (night: Day) => states.get(night) === 'free'
  const awaitsEnd = chosen.checkIn !== null && chosen.checkOut === null
  if (awaitsEnd && chosen.checkIn && day > chosen.checkIn) return nightsOf(chosen.checkIn, day).every(isFree)
  return isFree(day)
}
