import { MAX_HOURS, type Period } from '@/lib/domain/booking/bookable'
import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, isWholeHour, parseQueryDay, type TimeOfDay } from '@/lib/domain/time/days'
import { isAfterMidnight } from '@/lib/domain/time/evening'

/** The sort tabs of a listing (marketplace.md, section 2, listing page), in their order on the page. */
export const SORTS = ['default', 'near', 'rating', 'views', 'price_asc', 'price_desc'] as const
export type Sort = (typeof SORTS)[number]

export const DEFAULT_CITY = 'Jeddah'
export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50
export const MAX_PAGE = 500
/** The search stops counting here; the page then shows "1,000+". */
export const MAX_COUNTED = 1000
/** Characters of a sentence that is read as a search; a longer one is refused. */
export const MAX_SENTENCE = 500

/** The query parameters of a search, in the order in which they are written; a page ignores others, the api refuses them. */
export const SEARCH_PARAMS = [
  'city',
  'categoryId',
  'type',
  'q',
  'checkIn',
  'checkOut',
  'start',
  'hours',
  'flexible',
  'month',
  'nights',
  'page',
  'pageSize',
  'sort',
  'lat',
  'lng',
  'bounds',
  'priceMin',
  'priceMax',
  'guests',
  'bedrooms',
  'rooms',
  'section',
  'district',
  'areaMin',
  'areaMax',
  'facilities',
  'audience',
  'bookingType',
  'paymentType',
  'cancellation',
  'rating',
  'instant',
  'pet',
] as const
export type SearchParam = (typeof SEARCH_PARAMS)[number]

/**
 * The kinds of flexible dates, each with the parameters that it needs beside its own; others are refused. `weekend`: of a
 * month; `nights`: so many within a span; `around`: a few days earlier or later; `month`: so many nights of a month.
 */
export const FLEXIBLE_KINDS = {
  weekend: ['month'],
  month: ['month', 'nights'],
  around: ['checkIn', 'checkOut'],
  nights: ['checkIn', 'checkOut', 'nights'],
} as const satisfies Record<string, readonly SearchParam[]>
export type FlexibleKind = keyof typeof FLEXIBLE_KINDS

/** The longest span in which nights are searched, so that a search has at most as many candidate stays. */
export const MAX_SPAN_NIGHTS = 62

/** How many days earlier or later `around` searches. */
export const AROUND_DAYS = 3

/** Whole hours of the evening of the check-in; no length means one hour. */
export interface SearchedHours {
  start?: TimeOfDay
  hours?: number
}

/** The dates of a search: exact ones, of which hours may be requested, or those of a kind of `FLEXIBLE_KINDS`. */
export interface SearchDates extends SearchedHours {
  checkIn?: Day
  checkOut?: Day
  flexible?: FlexibleKind
  /** `YYYY-MM` */
  month?: string
  nights?: number
}

/** The change of a query that leaves out its dates. */
export const WITHOUT_DATES = {
  checkIn: undefined,
  checkOut: undefined,
  start: undefined,
  hours: undefined,
  flexible: undefined,
  month: undefined,
  nights: undefined,
} as const satisfies Record<keyof SearchDates, undefined>

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
