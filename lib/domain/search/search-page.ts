import { validateStayDays } from '@/lib/domain/booking/stay-rules'
import type { Issue } from '@/lib/domain/issues'
import type { Day } from '@/lib/domain/time/days'
import { MAX_COUNTED, MAX_PAGE, SEARCH_PARAMS } from './search-address'
import { parseSearchParams, type SearchQuery } from './search-query'

/** Lists of a plain form come as repeated parameters; the address of ours joins them by commas. */
export const LISTS: readonly string[] = ['facilities', 'bounds']

export type PageParams = Record<string, string | string[] | undefined>

/**
 * The query of a page's address. Unknown parameters (those of campaigns) are no one's mistake; a repeated one that is no
 * list counts the first time; days that nobody can book are reported and left out, so that an old link still finds listings.
 */
export function parsePageQuery(params: PageParams, today: Day): { query: SearchQuery; issues: Issue[] } {
  const flat = SEARCH_PARAMS.map((name) => [name, flatten(name, params[name])])
  const { query, issues } = parseSearchParams({ ...Object.fromEntries(flat), page: pageText(params) })
  const { checkIn, checkOut, ...rest } = query
  if (!checkIn || !checkOut) return { query, issues }
  const wrongDays = validateStayDays({ checkIn, checkOut }, today)
  return wrongDays.length > 0 ? { query: rest, issues: [...issues, ...wrongDays] } : { query, issues }
}

/** Whether a page lies behind the end of what was counted; a count that stopped cannot say. */
export function isPastEnd({ page, pageSize }: SearchQuery, total: number): boolean {
  if (page === 1) return false
  return page >= MAX_PAGE || (total < MAX_COUNTED && page > Math.ceil(total / pageSize))
}

/** A page behind the last possible one is no broken number: it is past the end of every list. */
function pageText(params: PageParams): string | undefined {
  const text = flatten('page', params['page'])
  return /^\d{3,12}$/.test(text ?? '') ? String(Math.min(MAX_PAGE, Number(text))) : text
}

function flatten(name: string, value: string | string[] | undefined): string | undefined {
  if (!Array.isArray(value)) return value
  return LISTS.includes(name) ? value.join(',') : value[0]
}
