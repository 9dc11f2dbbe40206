import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { SEARCH_PARAMS } from './search-address'

/** What an address of results says beside the search itself: the map beside the list, the panel of all filters. */
export const VIEW_PARAMS = ['view', 'panel'] as const

/** A stay as an address holds it (components/stay-picker/without-script/stay-address.ts reads it). */
export const STAY_PARAMS = [
  'checkIn',
  'checkOut',
  'date',
  'start',
  'hours',
  'adults',
  'children',
  'infants',
  'units',
  'addOns',
] as const

const RESULTS = [...SEARCH_PARAMS, ...VIEW_PARAMS] as const

/**
 * The query parameters that each page knows; `*` stands for one part of a path, `:type` for the slug of a listing type.
 * Nothing else of a query reaches a page, so that no visitor's query is rendered into a page that others see.
 */
export const PAGE_QUERIES = {
  search: RESULTS,
  ':type': RESULTS,
  ':type/*/price': STAY_PARAMS,
  checkout: ['service', ...STAY_PARAMS],
  success: ['booking'],
  'booking/*': ['review'],
  favourites: ['page'],
  'favourites/*': ['page'],
  messages: ['c', 'service', 'booking'],
  'my-bookings': ['tab', 'page'],
  loginvendor: ['begin'],
  'booking-request': ['page'],
  'request-details': ['id'],
  'service-booking': ['tab', 'page'],
  'service-calendar': ['service', 'month', 'week', 'from', 'page'],
  'service-details': ['id'],
  'my-reviews': ['page'],
  'my-services': ['status', 'page', 'add', 'edit', 'draft'],
  'admin/vendors': ['state', 'page'],
  'admin/services': ['state', 'page', 'id'],
  'admin/contact': ['state', 'page'],
  'admin/reports': ['state', 'page'],
  'admin/bookings': ['state', 'q', 'page'],
  'admin/pages': ['name', 'version', 'page'],
} as const satisfies Record<string, readonly string[]>

type PageName = keyof typeof PAGE_QUERIES

/** The query of a page as Next hands it over, with the names of the table and no others. */
export type PageQuery<P extends PageName> = Partial<Record<(typeof PAGE_QUERIES)[P][number], string>>

/** The same where a name may stand several times. */
export type PageQueryLists<P extends PageName> = Partial<
  Record<(typeof PAGE_QUERIES)[P][number], string | string[]>
>

const SLUGS: readonly string[] = LISTING_TYPES.map(({ slug }) => slug)
const TABLE = Object.entries(PAGE_QUERIES).map(([page, names]) => ({
  parts: page.split('/'),
  names: new Set<string>(names),
}))

/** The parameters that the page at a path knows; the path is without language. */
export function knownParamsOf(path: string): ReadonlySet<string> {
  const parts = path.split('/').filter(Boolean)
  const matches = (pattern: string, part: string) =>
    pattern === '*' || (pattern === ':type' ? SLUGS.includes(part) : pattern === part)
  const row = TABLE.find(
    (one) => one.parts.length === parts.length && one.parts.every((part, i) => matches(part, parts[i] ?? '')),
  )
  return row?.names ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
