import { addDays, comingThursday, riyadhDay } from '../lib/domain/days'

/** Thursday to Saturday, so many weeks ahead of the coming weekend. */
export function weekend(weeksAhead: number): { checkIn: string; checkOut: string } {
  const checkIn = addDays(comingThursday(riyadhDay(new Date())), 7 * weeksAhead)
  return { checkIn, checkOut: addDays(checkIn, 2) }
}

export function today(): string {
  return riyadhDay(new Date())
}
