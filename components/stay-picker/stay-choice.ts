import type { DayState } from '@/lib/domain/booking/availability'
import { type Day, nightsOf } from '@/lib/domain/time/days'

/** The days of a stay while a user is choosing them. */
export interface ChosenDays {
  checkIn: Day | null
  checkOut: Day | null
}

/** A later day after a check-in becomes the check-out; any other day starts a new choice. */
export function pickDay(chosen: ChosenDays, day: Day): ChosenDays {
  const ends = chosen.checkIn !== null && chosen.checkOut === null && day > chosen.checkIn
  return ends ? { checkIn: chosen.checkIn, checkOut: day } : { checkIn: day, checkOut: null }
}

/**
 * Whether a day can be picked: as check-in a free night, as check-out a day after free nights only; the night of the
 * check-out day itself may be taken.
 */
export function isPickable(states: ReadonlyMap<Day, DayState>, chosen: ChosenDays, day: Day): boolean {
  const isFree = (night: Day) => states.get(night) === 'free'
  const needsCheckOut = chosen.checkIn !== null && chosen.checkOut === null
  if (needsCheckOut && chosen.checkIn && day > chosen.checkIn)
    return nightsOf(chosen.checkIn, day).every(isFree)
  return isFree(day)
}
