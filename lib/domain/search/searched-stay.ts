import { MAX_HOURS, type Period } from '@/lib/domain/booking/bookable'
import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, isWholeHour, parseQueryDay, type TimeOfDay } from '@/lib/domain/time/days'
import { isAfterMidnight } from '@/lib/domain/time/evening'

/** Whole hours of the evening of the check-in; no length means one hour. */
export interface SearchedHours {
  start?: TimeOfDay
  hours?: number
}

/** A stay has both days in order; a check-in alone means one night; other dates are dropped, reversed ones with an issue. */
export function parseStay(texts: { checkIn?: string; checkOut?: string }): {
  dates: { checkIn?: Day; checkOut?: Day }
  issues: Issue[]
} {
  const checkIn = texts.checkIn ? (parseQueryDay(texts.checkIn) ?? undefined) : undefined
  const checkOut = texts.checkOut ? (parseQueryDay(texts.checkOut) ?? undefined) : undefined
  if (checkIn && checkOut && checkOut <= checkIn) {
    return { dates: {}, issues: [issue('checkOut', 'check_out_before_check_in')] }
  }
  if (!checkIn) return { dates: {}, issues: [] }
  return { dates: { checkIn, checkOut: checkOut ?? addDays(checkIn, 1) }, issues: [] }
}

/** What a link to a listing carries of a search. */
export interface SearchedStay extends SearchedHours {
  checkIn?: Day
  checkOut?: Day
  guests?: number
  pet?: boolean
}

/** The hours of an address; none where they are not whole or too many. */
export function parseHours({ start, hours = '1' }: { start?: string; hours?: string }): SearchedHours {
  const count = Number(hours)
  const isLength = Number.isInteger(count) && count >= 1 && count <= MAX_HOURS
  return start && isWholeHour(start) && isLength ? { start, hours: count } : {}
}

/** The requested hours as a booking has them: those after midnight are on the next date. Null where none are requested. */
export function periodOfSearch({
  checkIn,
  start,
  hours = 1,
}: Pick<SearchedStay, 'checkIn' | 'start' | 'hours'>): Extract<Period, { mode: 'hourly' }> | null {
  if (!checkIn || !start) return null
  return { mode: 'hourly', date: isAfterMidnight(start) ? addDays(checkIn, 1) : checkIn, start, hours }
}
