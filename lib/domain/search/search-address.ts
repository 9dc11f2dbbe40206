import { type Issue, issue } from '@/lib/domain/issues'
import { addDays, type Day, formatQueryDay, parseQueryDay } from '@/lib/domain/time/days'
import type { SearchQuery } from './search-query'

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
] as const
export type SearchParam = (typeof SEARCH_PARAMS)[number]

/** What a crawler may follow: cities, categories and pages. The rest shows the same listings in endless combinations. */
const FOLLOWED_PARAMS: readonly string[] = ['city', 'categoryId', 'type', 'page']

/** The parameters of filters, sorts and views: links with them are not followed, and robots.txt forbids them. */
export const UNFOLLOWED_PARAMS: readonly string[] = [
  ...SEARCH_PARAMS.filter((name) => !FOLLOWED_PARAMS.includes(name)),
  'view',
  'panel',
]

/** The `rel` that a link needs for its query. */
export function relOf(href: string): 'nofollow' | undefined {
  const [, query = ''] = href.split('?')
  const names = [...new URLSearchParams(query.split('#')[0]).keys()]
  return names.some((name) => UNFOLLOWED_PARAMS.includes(name)) ? 'nofollow' : undefined
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

/** Writes a search address; empty values and the defaults of sort and page size are left out, the page stays. */
export function writeSearchParams(query: Partial<SearchQuery>): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of SEARCH_PARAMS) {
    const text = paramText(name, query[name])
    if (text) params.set(name, text)
  }
  params.set('page', String(query.page ?? 1))
  return params
}

function paramText(name: SearchParam, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (name === 'checkIn' || name === 'checkOut') return formatQueryDay(String(value))
  if (name === 'sort') return value === 'default' ? '' : String(value)
  if (name === 'pageSize') return value === PAGE_SIZE ? '' : String(value)
  if (name === 'instant') return value ? '1' : ''
  return Array.isArray(value) ? value.join(',') : String(value)
}
