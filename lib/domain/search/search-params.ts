import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, parseQueryDay } from '@/lib/domain/time/days'

/** The sort tabs of a listing (marketplace.md, section 2, listing page), in their order on the page. */
export const SORTS = ['default', 'near', 'rating', 'views', 'price_asc', 'price_desc'] as const
export type Sort = (typeof SORTS)[number]

export const DEFAULT_CITY = 'Jeddah'
export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50
export const MAX_PAGE = 500
/** The search stops counting here; the page then shows "1,000+". */
export const MAX_COUNTED = 1000

/** The query parameters of a search, in the order in which they are written; a page ignores others, the api refuses them. */
export const SEARCH_PARAMS = [
  'city',
  'categoryId',
  'type',
  'q',
  'checkIn',
  'checkOut',
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
