import { tableParams } from '@/lib/domain/admin/table'
import * as tables from '@/lib/domain/admin/tables'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { VENDOR_PARAM } from '@/lib/domain/policy/vendor-pages'
import { SEARCH_PARAMS } from '@/lib/domain/search/search-params'
import { SENTENCE_PARAM } from '@/lib/search/sentence-address'

/** Query parameters of the results page beside the search: the map, the filter panel, and the words of a sentence that set nothing. */
const VIEW_PARAMS = ['view', 'panel', 'unknown'] as const

/** The query parameters of a stay (components/stay-picker/without-script/stay-address.ts reads it). */
const STAY_PARAMS = [
  'checkIn',
  'checkOut',
  'date',
  'start',
  'hours',
  'overtime',
  'adults',
  'children',
  'infants',
  'pet',
  'units',
  'rooms',
  'addOns',
  'ownAddOns',
] as const

/** What a listing's page reads of a search in the browser, because the page is cached for everybody. */
const SEARCHED_STAY: ReadonlySet<string> = new Set(['checkIn', 'checkOut', 'start', 'hours', 'guests', 'pet'])

const RESULTS = [...SEARCH_PARAMS, ...VIEW_PARAMS] as const

/** Filters of an area lead to the results, so that an area has few addresses. */
const AREA = ['page'] as const

/**
 * The query parameters that each page knows; `*` is one part of a path, `:type` the slug of a listing type. Others are
 * dropped, so that no visitor's query is rendered into a page that is cached for others.
 */
const PAGE_QUERIES = {
  search: [...RESULTS, SENTENCE_PARAM],
  ':type': RESULTS,
  'in/*': AREA,
  'in/*/*': AREA,
  ':type/in/*': AREA,
  ':type/in/*/*': AREA,
  ':type/*': ['room'],
  ':type/*/price': STAY_PARAMS,
  checkout: ['service', 'offer', ...STAY_PARAMS],
  success: ['booking'],
  'booking/*': ['review'],
  'booking/*/pay': ['purpose', 'problem'],
  'split/*': ['problem'],
  favourites: ['page'],
  'saved-searches': ['save', 'name'],
  compare: ['ids'],
  'favourites/*': ['page'],
  messages: ['c', 'service', 'booking'],
  'my-bookings': ['tab', 'page'],
  'my-balance': ['kind', 'month', 'page'],
  loginvendor: ['begin'],
  'booking-request': ['page', VENDOR_PARAM],
  'request-details': ['id', VENDOR_PARAM],
  'service-booking': ['tab', 'page', VENDOR_PARAM],
  'service-calendar': ['service', 'month', 'week', 'from', 'page', VENDOR_PARAM],
  'service-details': ['id'],
  'my-reviews': ['page', VENDOR_PARAM],
  'vendor-earnings': ['month', 'page', VENDOR_PARAM],
  statistics: ['period', 'listing', VENDOR_PARAM],
  'vendor-members': ['member', 'page', VENDOR_PARAM],
  'vendor-cleaning': ['from', 'listing', 'state', VENDOR_PARAM],
  'vendor-templates': [VENDOR_PARAM],
  'vendor-api': [VENDOR_PARAM],
  'my-services': ['status', 'page', 'add', 'edit', 'draft', VENDOR_PARAM],
  'admin/vendors': [...tableParams(tables.VENDOR_TABLE), 'id'],
  'admin/services': [...tableParams(tables.LISTING_TABLE), 'id'],
  'admin/inbox': tableParams(tables.INBOX_TABLE),
  'admin/bookings': tableParams(tables.BOOKING_TABLE),
  'admin/exceptions': tableParams(tables.EXCEPTION_TABLE),
  'admin/users': tableParams(tables.USER_TABLE),
  'admin/privacy-requests': tableParams(tables.PRIVACY_REQUEST_TABLE),
  'admin/ledger': tableParams(tables.LEDGER_TABLE),
  'admin/money': tableParams(tables.DIFFERENCE_TABLE),
  'admin/failed-refunds': tableParams(tables.FAILED_REFUND_TABLE),
  'admin/unmatched-payments': tableParams(tables.UNMATCHED_TABLE),
  'admin/einvoices': tableParams(tables.EINVOICE_TABLE),
  'admin/settlements': tableParams(tables.SETTLEMENT_TABLE),
  'admin/settlement-lines': tableParams(tables.SETTLEMENT_LINE_TABLE),
  'admin/periods': ['month', 'at'],
  'admin/bank-statement': tableParams(tables.BANK_LINE_TABLE),
  'admin/balances': tableParams(tables.ADJUSTMENT_TABLE),
  'admin/promotions': tableParams(tables.PROMOTION_TABLE),
  'admin/chargebacks': tableParams(tables.CHARGEBACK_TABLE),
  'admin/deposit-claims': tableParams(tables.CLAIM_TABLE),
  'admin/payouts': tableParams(tables.PAYOUT_TABLE),
  'admin/payout-batches': tableParams(tables.BATCH_TABLE),
  'admin/earnings': tableParams(tables.VENDOR_MONEY_TABLE),
  'admin/write-offs': tableParams(tables.DEBT_TABLE),
  'admin/two-step': ['to'],
  'admin/pages': ['name', 'version', 'page'],
  'admin/templates': ['name', 'page'],
  'admin/audit': tableParams(tables.AUDIT_TABLE),
  'admin/vat-returns': ['kind', 'page'],
  'admin/vat-returns/*': ['box', 'page'],
  'admin/figures': ['days', 'by', 'city', 'type'],
  'admin/vitals': ['days', 'device', 'language'],
} as const satisfies Record<string, readonly string[]>

type PageName = keyof typeof PAGE_QUERIES

/** The query of a page as Next passes it, with the names of the table only. */
export type PageQuery<P extends PageName> = Partial<Record<(typeof PAGE_QUERIES)[P][number], string>>

/** What Next passes to a page below the language. */
export interface LocalePageProps {
  params: Promise<{ locale: string }>
}

/** The same for a page with a query. */
export interface QueryPageProps<P extends PageName> extends LocalePageProps {
  searchParams: Promise<PageQuery<P>>
}

/** The query where a name may be repeated. */
export type PageQueryLists<P extends PageName> = Partial<
  Record<(typeof PAGE_QUERIES)[P][number], string | string[]>
>

const SLUGS: readonly string[] = LISTING_TYPES.map(({ slug }) => slug)
const TABLE = Object.entries(PAGE_QUERIES).map(([page, names]) => ({
  parts: page.split('/'),
  names: new Set<string>(names),
  isListing: page === ':type/*',
}))

/** The query parameters that the page at a path accepts; the path is without language. */
export const knownParamsOf = (path: string): ReadonlySet<string> => rowOf(path)?.names ?? NONE

function rowOf(path: string) {
  const parts = path.split('/').filter(Boolean)
  const matches = (pattern: string, part: string) =>
    pattern === '*' || (pattern === ':type' ? SLUGS.includes(part) : pattern === part)
  return TABLE.find(
    (one) => one.parts.length === parts.length && one.parts.every((part, i) => matches(part, parts[i] ?? '')),
  )
}

/** The parameters that a redirect of the page carries on, though the page does not know them; the path is without language. */
export const carriedParamsOf = (path: string): ReadonlySet<string> =>
  rowOf(path)?.isListing ? SEARCHED_STAY : NONE

const NONE: ReadonlySet<string> = new Set()

/** The page number of a query; 1 where it is missing or not a number. */
export function pageOf({ page }: { page?: string }): number {
  return /^\d{1,3}$/.test(page ?? '') ? Math.max(1, Number(page)) : 1
}
