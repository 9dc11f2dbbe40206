import type { Period } from '@/lib/domain/booking/bookable'
import { daysOf } from '@/lib/domain/booking/period'
import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'

/**
 * An option: the dates of a private offer are held for its guest. Its bounds keep dates from being blocked cheaply: so many
 * days at most, none of the last before the stay, and so many at once of a listing and of a guest.
 */
export const OPTION = { mostDays: 14, daysBefore: 2, openOfListing: 10, openOfGuest: 3 } as const

/** The instant at which an option ends: the end of its last day in Riyadh. */
export const optionEnd = (lastDay: Day): Date => instantAt(addDays(lastDay, 1), MIDNIGHT)

/** The last day that an option of a stay may have, when it is made now; null where the stay is too near for one. */
export function latestOptionDay(period: Period, now: Date): Day | null {
  const today = riyadhDay(now)
  const byLength = addDays(today, OPTION.mostDays - 1)
  const byStay = addDays(daysOf(period).first, -OPTION.daysBefore - 1)
  const [latest = byStay] = [byLength, byStay].toSorted()
  return latest < today ? null : latest
}

/** Why an option may not end on a day: it has passed, or is later than the latest one. */
export function optionIssues(lastDay: Day, period: Period, now: Date): Issue[] {
  const latest = latestOptionDay(period, now)
  if (latest === null) return [issue('optionUntil', 'option_stay_too_near')]
  if (lastDay < riyadhDay(now)) return [issue('optionUntil', 'past_day')]
  return lastDay > latest ? [issue('optionUntil', 'day_too_late', { day: latest })] : []
}
