import type { Issue } from '@/lib/domain/issues'
import type { PageQueryLists } from '@/lib/domain/page-query'
import { readSearchParams, type SearchQuery } from '@/lib/domain/search'
import { LISTS, type ResultsLook } from './results-address'

export type PageParams = PageQueryLists<'search'>

/** The query of a page's address. A repeated parameter that is no list counts once, the first time. */
export function readPageQuery({ view: _view, panel: _panel, ...params }: PageParams): {
  query: SearchQuery
  issues: Issue[]
} {
  const flat = Object.entries(params).map(([name, value]) => [name, flatten(name, value)])
  return readSearchParams(Object.fromEntries(flat))
}

/** `view=map` shows the map beside the list. */
export function readPageLook({ view }: PageParams): ResultsLook {
  return view === 'map' ? 'map' : 'list'
}

/** `panel=filters` opens all filters. */
export function isFiltering({ panel }: PageParams): boolean {
  return panel === 'filters'
}

function flatten(name: string, value: string | string[] | undefined): string | undefined {
  if (!Array.isArray(value)) return value
  return LISTS.includes(name) ? value.join(',') : value[0]
}
