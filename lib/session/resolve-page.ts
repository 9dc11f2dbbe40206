import type { NextRequest } from 'next/server'
import { bookingPath } from '@/lib/api/bookings'
import { calendarRangePath } from '@/lib/api/calendars'
import { listingPath } from '@/lib/api/listings'
import { sandboxPaymentPath } from '@/lib/api/money/payments'
import { splitPath } from '@/lib/api/money/splits'
import { vendorBookingPath } from '@/lib/api/vendor-bookings'
import { overviewPath } from '@/lib/api/vendor-listings'
import { addressOf } from '@/lib/contract/address'
import { calendarView } from '@/lib/domain/calendar/view'
import { FAVOURITES_PAGE_SIZE } from '@/lib/domain/favourites'
import { pageOf } from '@/lib/domain/search/page-query'
import { riyadhDay } from '@/lib/domain/time/days'
import type { PageAddress } from '@/lib/i18n/page-address'
import { type ApiReader, isRefused } from './api-reader'
import { MISSING, OPEN, type PageResolution, SIGN_IN } from './page-resolution'
import { resolveAdmin } from './resolve-admin'
import { resolveArea } from './resolve-area'
import { resolveListing } from './resolve-listing'
import { resolveResults } from './resolve-results'

/**
 * Decides before the first byte, because a page that is already streamed cannot change its status. When the api cannot
 * be reached the page is rendered and shows the failure. Reads what the page itself needs, by the same paths.
 */
export async function resolvePage(
  address: PageAddress,
  { nextUrl }: NextRequest,
  api: ApiReader,
): Promise<PageResolution> {
  const query = nextUrl.searchParams
  const openUnless = (isMissing: boolean) => (isMissing ? MISSING : OPEN)
  switch (address.kind) {
    case 'listing':
      return resolveListing(address, api)
    case 'results':
      return resolveResults(address.type, query, api)
    case 'area':
      return resolveArea(address, query, api)
    case 'booking':
      return resolveBooking(address.id, api)
    case 'vendor': {
      const path = vendorPath(address.page, query)
      return openUnless(path !== null && isRefused(await api.readAsUser(path)))
    }
    case 'testPayment':
      return openUnless(isRefused(await api.read(sandboxPaymentPath(address.id))))
    case 'split':
      return resolveSplit(address, api)
    case 'sharedList': {
      const page = pageOf({ page: query.get('page') ?? undefined })
      return openUnless(
        isRefused(
          await api.read(
            addressOf('GET /favourites/shared/:id', {
              params: { id: address.secret },
              query: { page, pageSize: FAVOURITES_PAGE_SIZE },
            }).path,
          ),
        ),
      )
    }
    case 'query':
      return openUnless(await isMissingSubject(address.about, query, api))
    case 'admin':
      return resolveAdmin(address.page, nextUrl.search, api)
    case 'plain':
      return OPEN
    case 'unknown':
      return MISSING
  }
}

/** A visitor gets the same answer for every id, so that ids cannot be probed. */
async function resolveBooking(id: string, api: ApiReader): Promise<PageResolution> {
  const answer = await api.readAsUser(bookingPath(id))
  if (answer === undefined || answer?.status === 401) return SIGN_IN
  return isRefused(answer) ? MISSING : OPEN
}

/** Everybody with the link reads a split, signed in or not; only its payers return from the provider. */
async function resolveSplit(
  { token, page }: Extract<PageAddress, { kind: 'split' }>,
  api: ApiReader,
): Promise<PageResolution> {
  const path = splitPath(token)
  const own = await api.readAsUser(path)
  if (own === undefined && page === 'return') return SIGN_IN
  return isRefused(own === undefined ? await api.read(path) : own) ? MISSING : OPEN
}

/** The call that fails unless the named booking or listing is this vendor's; null when none is named. */
function vendorPath(page: Extract<PageAddress, { kind: 'vendor' }>['page'], query: URLSearchParams) {
  const id = query.get('id')
  if (page === 'request-details') return vendorBookingPath(id ?? '')
  if (page === 'service-details') return id ? overviewPath(id) : null
  const listing = query.get('service')
  if (!listing) return null
  const requested = { month: query.get('month') ?? undefined, week: query.get('week') ?? undefined }
  const { from, to } = calendarView(requested, riyadhDay(new Date()))
  return calendarRangePath(listing, from, to)
}

/** A checkout needs a listing; the success page needs no booking, but a named one must exist. */
async function isMissingSubject(about: 'service' | 'booking', query: URLSearchParams, api: ApiReader) {
  const id = query.get(about)
  if (about === 'booking') return id !== null && isRefused(await api.readAsUser(bookingPath(id)))
  return id === null || isRefused(await api.read(listingPath(id)))
}
