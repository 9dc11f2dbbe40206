import {
  ADMIN_PAGES,
  type AdminPage,
  isMovedAdminPage,
  type MovedAdminPage,
  TWO_STEP_PAGE,
} from '@/lib/domain/admin/areas'
import { ID } from '@/lib/domain/id'
import { listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { type Locale, routing } from './routing'

/** The plain pages that are the same for everybody, beside the home page. */
const PUBLIC_PAGES = ['about', 'contact', 'faqs', 'privacy', 'term-conditions', 'offline'] as const

/** Pages without an id or a query; a test compares this list with the folders of app/. */
export const PLAIN_PAGES = [
  ...PUBLIC_PAGES,
  'my-bookings',
  'messages',
  'my-profile',
  'my-balance',
  'my-services',
  'delete-account',
  'loginvendor',
  'booking-request',
  'service-booking',
  'favourites',
  'my-reviews',
  'vendor-earnings',
  'vendor-api',
] as const

/** The results of all types; each type also has its own results page. */
const RESULTS_PAGE = 'search'

/** Pages of a vendor whose query names one of their bookings or listings. */
export const VENDOR_PAGES = ['request-details', 'service-calendar', 'service-details'] as const

/** Below a listing: the price of a stay, for browsers without scripts. */
const PRICE_PAGE = 'price'

/** Below the root or a listing type: a city, and below it a district. */
const AREA_PAGE = 'in'

/** The shape of a city or a district in an address. */
const SLUG = /^[a-z0-9-]{1,80}$/

/** Below a booking: its payment, the return from the provider, and its receipt. */
const RETURN_PAGE = 'payment-return'
const BOOKING_PAGES = ['pay', RETURN_PAGE, 'receipt']

/** The page behind the link of a split; below it the return from the provider. */
const SPLIT_PAGE = 'split'

/** The payment page of the sandbox provider. */
const TEST_PAYMENT_PAGE = 'test-payment'

/** Pages whose query names a listing or a booking. */
const QUERY_PAGES = { checkout: 'service', success: 'booking' } as const

/** What a path names: a plain page, results, a page that depends on a listing or a booking, or no page (`unknown`). */
export type PageAddress = { locale: Locale } & (
  | { kind: 'plain'; isPublic: boolean }
  | { kind: 'results'; type: PropertyType | null }
  | { kind: 'area'; type: PropertyType | null; city: string; district: string | null }
  | { kind: 'listing'; type: PropertyType; id: string; page: 'detail' | 'price' }
  | { kind: 'booking'; id: string }
  | { kind: 'query'; about: 'service' | 'booking' }
  | { kind: 'vendor'; page: (typeof VENDOR_PAGES)[number] }
  | { kind: 'sharedList'; secret: string }
  | { kind: 'split'; token: string; page: 'shares' | 'return' }
  | { kind: 'testPayment'; id: string }
  | { kind: 'admin'; page: AdminPage | MovedAdminPage | typeof TWO_STEP_PAGE }
  | { kind: 'unknown' }
)

/** Whether a path has a page, so that no link is offered to one that does not exist. */
export function isPage(href: string): boolean {
  return parsePageAddress(href.replace(/[?#].*/, '')).kind !== 'unknown'
}

/** Whether the page of an address is the same for everybody, so that it may be cached. A price is valid at its moment only. */
export const isPublicPage = (address: PageAddress): boolean =>
  address.kind === 'results' ||
  address.kind === 'area' ||
  (address.kind === 'plain' && address.isPublic) ||
  (address.kind === 'listing' && address.page === 'detail')

/** Parses a path such as `/en/chalets/al-nakheel`; the prefix names the language unless it is Arabic. */
export function parsePageAddress(pathname: string): PageAddress {
  const parts = pathname.split('/').filter(Boolean)
  const prefix = routing.locales.find((one) => one === parts[0])
  const [page, id, ...deeper] = prefix ? parts.slice(1) : parts
  return { locale: prefix ?? routing.defaultLocale, ...target(page, id, deeper) }
}

function target(page: string | undefined, id: string | undefined, deeper: string[]) {
  const listingType = listingTypeBySlug(page ?? '')
  if (page === AREA_PAGE) return areaTarget(null, id, deeper)
  if (listingType && id === AREA_PAGE) return areaTarget(listingType.type, deeper[0], deeper.slice(1))
  const isOfListing = deeper.length === 0 || (deeper.length === 1 && deeper[0] === PRICE_PAGE)
  if (id !== undefined && listingType && isOfListing)
    return { kind: 'listing', type: listingType.type, id, page: deeper[0] ? 'price' : 'detail' } as const
  const isOfBooking = deeper.length === 0 || (deeper.length === 1 && BOOKING_PAGES.includes(deeper[0] ?? ''))
  if (id !== undefined && page === 'booking' && isOfBooking && ID.test(id))
    return { kind: 'booking', id } as const
  if (id !== undefined && page === SPLIT_PAGE && ID.test(id)) return splitTarget(id, deeper)
  if (page === 'admin' && deeper.length === 1) return itemTarget(id, deeper[0])
  if (deeper.length > 0) return { kind: 'unknown' } as const
  if ((page === 'checkout' || page === 'success') && id === undefined) {
    return { kind: 'query', about: QUERY_PAGES[page] } as const
  }
  const vendorPage = VENDOR_PAGES.find((one) => one === page)
  if (vendorPage && id === undefined) return { kind: 'vendor', page: vendorPage } as const
  if (id !== undefined && page === TEST_PAYMENT_PAGE && ID.test(id))
    return { kind: 'testPayment', id } as const
  if (id !== undefined && page === 'favourites') return { kind: 'sharedList', secret: id } as const
  if (page === 'admin' && id === undefined) return { kind: 'admin', page: 'overview' } as const
  if (page === 'admin' && id === TWO_STEP_PAGE) return { kind: 'admin', page: id } as const
  if (page === 'admin' && isMovedAdminPage(id)) return { kind: 'admin', page: id } as const
  const adminPage = page === 'admin' ? ADMIN_PAGES.find((one) => one.page === id) : undefined
  if (adminPage && adminPage.page !== 'overview') return { kind: 'admin', page: adminPage.page } as const
  if (id === undefined && (page === RESULTS_PAGE || listingType))
    return { kind: 'results', type: listingType?.type ?? null } as const
  if (id !== undefined) return { kind: 'unknown' } as const
  const isPublic = page === undefined || PUBLIC_PAGES.some((one) => one === page)
  if (isPublic || PLAIN_PAGES.some((one) => one === page)) return { kind: 'plain', isPublic } as const
  return { kind: 'unknown' } as const
}

function areaTarget(type: PropertyType | null, city: string | undefined, deeper: string[]) {
  const [district = null] = deeper
  const isArea = city !== undefined && deeper.length < 2 && [city, ...deeper].every((one) => SLUG.test(one))
  return isArea ? ({ kind: 'area', type, city, district } as const) : ({ kind: 'unknown' } as const)
}

function splitTarget(token: string, deeper: string[]) {
  if (deeper.length === 0) return { kind: 'split', token, page: 'shares' } as const
  const isReturn = deeper.length === 1 && deeper[0] === RETURN_PAGE
  return isReturn ? ({ kind: 'split', token, page: 'return' } as const) : ({ kind: 'unknown' } as const)
}

/** A page of the console for one booking, one user … */
function itemTarget(page: string | undefined, id = '') {
  const row = ADMIN_PAGES.find((one) => one.page === page && 'hasItems' in one)
  return row && ID.test(id) ? ({ kind: 'admin', page: row.page } as const) : ({ kind: 'unknown' } as const)
}
