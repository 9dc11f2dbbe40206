import type { SearchQuery } from '@/lib/domain/search'
import { writeSearchParams } from '@/lib/domain/search-address'

/** The list alone, or beside a map; a matter of the page, which the API never hears of. */
export type ResultsLook = 'list' | 'map'

/** A page of results: /search, or a category's own, whose type the path already says. */
export interface ResultsPlace {
  path: string
  query: SearchQuery
  look?: ResultsLook
}

/** The same results with something changed; every change but a turn of the page starts at the first page. */
export function resultsHref({ path, query, look }: ResultsPlace, change: Partial<SearchQuery>): string {
  const params = writeSearchParams({ ...query, page: 1, ...change })
  if (path !== '/search') params.delete('type')
  if (look === 'map') params.set('view', 'map')
  return `${path}?${params}`
}
