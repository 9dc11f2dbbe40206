import { PAGE_SIZE, SEARCH_PARAMS, type SearchParam } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { formatQueryDay, formatQueryMonth } from '@/lib/domain/time/days'
import { SENTENCE_PARAM } from './sentence-address'

/** What a crawler may follow: cities, categories and pages. The rest shows the same listings in endless combinations. */
const FOLLOWED_PARAMS: readonly string[] = ['city', 'categoryId', 'type', 'page']

/** The parameters of filters, sorts and views: links with them are not followed, and robots.txt forbids them. */
export const UNFOLLOWED_PARAMS: readonly string[] = [
  ...SEARCH_PARAMS.filter((name) => !FOLLOWED_PARAMS.includes(name)),
  'view',
  'panel',
  'unknown',
  SENTENCE_PARAM,
]

/** The `rel` that a link needs for its query. */
export function relOf(href: string): 'nofollow' | undefined {
  const [, query = ''] = href.split('?')
  const names = [...new URLSearchParams(query.split('#')[0]).keys()]
  return names.some((name) => UNFOLLOWED_PARAMS.includes(name)) ? 'nofollow' : undefined
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
  if (name === 'month') return formatQueryMonth(String(value))
  if (name === 'sort') return value === 'default' ? '' : String(value)
  if (name === 'pageSize') return value === PAGE_SIZE ? '' : String(value)
  if (name === 'instant' || name === 'pet') return value ? '1' : ''
  return Array.isArray(value) ? value.join(',') : String(value)
}
