import type { PageParams } from '@/lib/domain/search-page'
import type { ResultsLook } from './results-address'

/** `view=map` shows the map beside the list. */
export function readPageLook({ view }: PageParams): ResultsLook {
  return view === 'map' ? 'map' : 'list'
}

/** `panel=filters` opens all filters. */
export function isFiltering({ panel }: PageParams): boolean {
  return panel === 'filters'
}
