import type { Issue } from '@/lib/domain/issues'
import { readSearchParams, type SearchQuery } from '@/lib/domain/search'
import type { ResultsLook } from './results-address'

export type PageParams = Record<string, string | string[] | undefined>

/** Lists of a plain form come as repeated parameters; the address of ours joins them by commas. */
const LISTS = ['facilities', 'bounds']

/** The query of a page's address. A repeated parameter that is no list counts once, the first time. */
export function readPageQuery({ view: _view, ...params }: PageParams): {
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

function flatten(name: string, value: string | string[] | undefined): string | undefined {
  if (!Array.isArray(value)) return value
  return LISTS.includes(name) ? value.join(',') : value[0]
}
