import type { Category, City } from '@/lib/contract/schemas/catalogue'
import { isActive } from '@/lib/domain/catalogue'
import type { Issue } from '@/lib/domain/issues'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { datesIssues } from '@/lib/domain/search/flexible-dates'
import { MAX_COUNTED, MAX_PAGE, SEARCH_PARAMS, WITHOUT_DATES } from '@/lib/domain/search/search-params'
import { parseSearchParams, type SearchQuery } from '@/lib/domain/search/search-query'
import { type Day, formatQueryDay, isDay } from '@/lib/domain/time/days'
import { findCityByName } from './city-name'

const DAYS: readonly string[] = ['checkIn', 'checkOut']
/** Lists: repeated parameters in a plain form's query, joined by commas in links of the app. */
export const LISTS: readonly string[] = ['facilities', 'bounds']

export type PageParams = Record<string, string | string[] | undefined>

/**
 * The search of a page's query. Unknown parameters are ignored, a repeated one counts once; days that cannot be booked are
 * dropped with an issue, so that an old link still finds listings. Prices in SAR.
 */
export function parsePageQuery(params: PageParams, today: Day): { query: SearchQuery; issues: Issue[] } {
  const flat = SEARCH_PARAMS.map((name) => [name, flatten(name, params[name])])
  const { query, issues } = parseSearchParams({ ...Object.fromEntries(flat), page: pageText(params) })
  const wrongDays = datesIssues(query, today)
  return wrongDays.length > 0
    ? { query: { ...query, ...WITHOUT_DATES }, issues: [...issues, ...wrongDays] }
    : { query, issues }
}

/**
 * The search of a page of results; a page of one listing type has that type, whatever its query says. `searched` is the
 * query for the api: nearest first needs a place.
 */
export function parseResultsQuery(params: PageParams, type: PropertyType | null, today: Day) {
  const { query: requested, issues } = parsePageQuery(params, today)
  const query: SearchQuery = type ? { ...requested, type, categoryId: undefined } : requested
  const isFar = query.sort === 'near' && query.lat === undefined
  return { query, searched: isFar ? ({ ...query, sort: 'default' } as SearchQuery) : query, issues }
}

/** Whether a page is past the last one; unknown, so false, where the count stopped at `MAX_COUNTED`. */
export function isPastEnd(
  { page, pageSize }: Pick<SearchQuery, 'page' | 'pageSize'>,
  total: number,
): boolean {
  if (page === 1) return false
  return page >= MAX_PAGE || (total < MAX_COUNTED && page > Math.ceil(total / pageSize))
}

/** Whether results have no page: past the end, or nothing found where the city or the category is not known. */
export function areMissing(
  query: SearchQuery,
  total: number,
  { cities, categories }: { cities: readonly City[]; categories: readonly Category[] },
): boolean {
  if (isPastEnd(query, total)) return true
  if (total > 0) return false
  const { city, categoryId, type } = query
  if (city !== undefined && !findCityByName(cities.filter(isActive), city)) return true
  const isAsked = (one: Category) => (categoryId ? one._id === categoryId : one.type === type)
  return Boolean(categoryId || type) && !categories.filter(isActive).some(isAsked)
}

/** A page number above `MAX_PAGE` is limited to it, which is past the end of every list. */
function pageText(params: PageParams): string | undefined {
  const text = flatten('page', params['page'])
  return /^\d{3,12}$/.test(text ?? '') ? String(Math.min(MAX_PAGE, Number(text))) : text
}

function flatten(name: string, value: string | string[] | undefined): string | undefined {
  if (Array.isArray(value)) return LISTS.includes(name) ? value.join(',') : flatten(name, value[0])
  // A form without script writes days as ISO.
  return DAYS.includes(name) && value && isDay(value) ? formatQueryDay(value) : value
}
