import { listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { type Locale, routing } from './routing'

/** The pages that need nothing but their name; a test holds this list against the folders of app/. */
export const PLAIN_PAGES = [
  'about',
  'contact',
  'faqs',
  'privacy',
  'term-conditions',
  'my-bookings',
  'messages',
  'my-profile',
  'my-services',
  'delete-account',
  'loginvendor',
  'offline',
  'booking-request',
  'service-booking',
  'favourites',
  'my-reviews',
] as const

/** The results of any type; each type has a page of results of its own. */
const RESULTS_PAGE = 'search'

/** The rooms of the console; for everybody but an admin they do not exist. */
export const ADMIN_PAGES = ['services', 'vendors', 'bookings', 'reports', 'contact', 'pages'] as const

/** Pages of a host whose query names one of their bookings or places. */
export const VENDOR_PAGES = ['request-details', 'service-calendar', 'service-details'] as const

/** Under a place: what a stay costs there. */
const PRICE_PAGE = 'price'

/** The shape of an id on the wire; nothing has any other, whoever asks. */
const ID = /^[\w-]{1,40}$/

/** Under a booking: where it is paid, and what was bought. */
const BOOKING_PAGES = ['pay', 'receipt']

/** Pages about a place or a booking that their query names. */
const QUERY_PAGES = { checkout: 'service', success: 'booking' } as const

/** What an address asks for: a page that is always there, results, one that a listing or a booking decides, or nothing. */
export type PageAddress = { locale: Locale } & (
  | { kind: 'plain' }
  | { kind: 'results'; type: PropertyType | null }
  | { kind: 'service'; type: PropertyType; id: string }
  | { kind: 'booking'; id: string }
  | { kind: 'asking'; about: 'service' | 'booking' }
  | { kind: 'hosted'; page: (typeof VENDOR_PAGES)[number] }
  | { kind: 'sharedList'; secret: string }
  | { kind: 'admin' }
  | { kind: 'nothing' }
)

/** Whether a link of ours leads to a page; what is still being built is not offered. */
export function isPage(href: string): boolean {
  return parsePageAddress(href.replace(/[?#].*/, '')).kind !== 'nothing'
}

/** Reads a path such as `/en/chalets/al-nakheel`; the language stands in front unless it is Arabic. */
export function parsePageAddress(pathname: string): PageAddress {
  const parts = pathname.split('/').filter(Boolean)
  const named = routing.locales.find((one) => one === parts[0])
  const [page, id, ...deeper] = named ? parts.slice(1) : parts
  return { locale: named ?? routing.defaultLocale, ...target(page, id, deeper) }
}

function target(page: string | undefined, id: string | undefined, deeper: string[]) {
  const listingType = listingTypeBySlug(page ?? '')
  const isOfPlace = deeper.length === 0 || (deeper.length === 1 && deeper[0] === PRICE_PAGE)
  if (id !== undefined && listingType && isOfPlace)
    return { kind: 'service', type: listingType.type, id } as const
  const isOfBooking = deeper.length === 0 || (deeper.length === 1 && BOOKING_PAGES.includes(deeper[0] ?? ''))
  if (id !== undefined && page === 'booking' && isOfBooking && ID.test(id))
    return { kind: 'booking', id } as const
  if (deeper.length > 0) return { kind: 'nothing' } as const
  if ((page === 'checkout' || page === 'success') && id === undefined) {
    return { kind: 'asking', about: QUERY_PAGES[page] } as const
  }
  const hosted = VENDOR_PAGES.find((one) => one === page)
  if (hosted && id === undefined) return { kind: 'hosted', page: hosted } as const
  if (id !== undefined && page === 'favourites') return { kind: 'sharedList', secret: id } as const
  if (page === 'admin' && ADMIN_PAGES.some((one) => one === id)) return { kind: 'admin' } as const
  if (id === undefined && (page === RESULTS_PAGE || listingType))
    return { kind: 'results', type: listingType?.type ?? null } as const
  const isPlain = page === undefined || PLAIN_PAGES.some((one) => one === page)
  return isPlain && id === undefined ? ({ kind: 'plain' } as const) : ({ kind: 'nothing' } as const)
}
