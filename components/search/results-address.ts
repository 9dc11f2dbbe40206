import type { SearchQuery } from '@/lib/domain/search/search-query'
import { writeSearchParams } from '@/lib/search/search-address'

/** The list alone, or beside a map; a parameter of the page only, not of the API. */
export type ResultsViewName = 'list' | 'map'

/** A page of results: /search, or a category's own, whose type is in the path. */
export interface ResultsAddress {
  path: string
  query: SearchQuery
  view?: ResultsViewName
  /** its cards have ticks that choose places to compare */
  isComparing?: boolean
  /** the words of a sentence that set nothing */
  unknown?: string
  /** the path of the area whose page this is; its later pages are below it, filters lead to `path` */
  area?: string
}

/** The parameters of these results; every change but the page number resets to the first page. */
export function resultsParams(
  { path, query, view, isComparing, unknown }: ResultsAddress,
  change: Partial<SearchQuery> = {},
): URLSearchParams {
  const params = writeSearchParams({ ...query, page: 1, ...change })
  if (path !== '/search') params.delete('type')
  if (view === 'map') params.set('view', 'map')
  if (isComparing) params.set('panel', 'compare')
  if (unknown) params.set('unknown', unknown)
  return params
}

/** The same results with some parameters changed. */
export function resultsHref(address: ResultsAddress, change: Partial<SearchQuery>): string {
  return `${address.path}?${resultsParams(address, change)}`
}

/** Another page of the same results. */
export function pageHref(address: ResultsAddress, page: number): string {
  if (address.area === undefined) return resultsHref(address, { page })
  return page === 1 ? address.area : `${address.area}?page=${page}`
}

/** What these results open beside themselves; a page of its own without script. */
export type ResultsPanel = 'filters' | 'prices'

/** The same results with a panel open. */
export function panelHref(address: ResultsAddress, panel: ResultsPanel): string {
  const params = resultsParams(address, { page: address.query.page })
  params.set('panel', panel)
  return `${address.path}?${params}`
}
