import { writeSearchParams } from '@/lib/domain/search/search-address'
import type { SearchQuery } from '@/lib/domain/search/search-query'

/** The list alone, or beside a map; a matter of the page, which the API never hears of. */
export type ResultsViewName = 'list' | 'map'

/** A page of results: /search, or a category's own, whose type the path already says. */
export interface ResultsAddress {
  path: string
  query: SearchQuery
  view?: ResultsViewName
}

/** The parameters of these results; every change but a turn of the page starts at the first page. */
export function resultsParams(
  { path, query, view }: ResultsAddress,
  change: Partial<SearchQuery> = {},
): URLSearchParams {
  const params = writeSearchParams({ ...query, page: 1, ...change })
  if (path !== '/search') params.delete('type')
  if (view === 'map') params.set('view', 'map')
  return params
}

/** The same results with something changed. */
export function resultsHref(place: ResultsAddress, change: Partial<SearchQuery>): string {
  return `${place.path}?${resultsParams(place, change)}`
}

/** The same results with the panel of all filters open; a page of its own where there is no script. */
export function filtersHref(place: ResultsAddress): string {
  const params = resultsParams(place, { page: place.query.page })
  params.set('panel', 'filters')
  return `${place.path}?${params}`
}
