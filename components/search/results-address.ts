import type { SearchQuery } from '@/lib/domain/search'
import { writeSearchParams } from '@/lib/domain/search-address'

/** A page of results: /search, or a category's own, whose type the path already says. */
export interface ResultsPlace {
  path: string
  query: SearchQuery
}

/** The same results with something changed; every change but a turn of the page starts at the first page. */
export function resultsHref({ path, query }: ResultsPlace, change: Partial<SearchQuery>): string {
  const params = writeSearchParams({ ...query, page: 1, ...change })
  if (path !== '/search') params.delete('type')
  return `${path}?${params}`
}
