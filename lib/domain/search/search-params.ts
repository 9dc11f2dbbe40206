import type { Day } from '@/lib/domain/time/days'
import type { SearchedHours } from './searched-stay'

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
