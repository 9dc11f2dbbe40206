import type { NextRequest } from 'next/server'
import { bookingPath } from '@/lib/api/bookings'
import { calendarPath } from '@/lib/api/calendars'
import { vendorBookingPath } from '@/lib/api/vendor-bookings'
import { overviewPath } from '@/lib/api/vendor-listings'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { PageAddress } from '@/lib/i18n/page-address'
import { fetchApi, fetchApiAs } from './fetch-api'

/**
 * Whether an address leads to no page. A page that finds out while it is rendered can only answer an empty shell, so
 * it is asked before the first byte. When the api cannot be reached the page itself says so.
 */
async function leadsToNoPage(address: PageAddress, request: NextRequest): Promise<boolean> {
  if (address.kind === 'service') {
    const type = await typeOfService(address.id)
    return type !== undefined && type !== address.type
  }
  if (address.kind === 'hosted') {
    const path = hostedThing(address.page, request.nextUrl.searchParams)
    return path !== null && isUnknown(path, request)
  }
  if (address.kind === 'sharedList') return isUnknownList(address.secret)
  if (address.kind === 'asking') return hasNoQuery(address.about, request)
  if (address.kind === 'admin') return !(await isAdmin(request))
  return address.kind === 'nothing'
}

/** `signIn`: the page asks for a user first, with 401 (contract.md, General). */
type PageResolution = 'open' | 'signIn' | 'nowhere'

/** What stands behind an address for whoever asks. */
export async function resolvePage(address: PageAddress, request: NextRequest): Promise<PageResolution> {
  if (address.kind === 'booking') return doorOfBooking(address.id, request)
  return (await leadsToNoPage(address, request)) ? 'nowhere' : 'open'
}

/** A stranger hears the same of every id, and so learns nothing of any. */
async function doorOfBooking(id: string, request: NextRequest): Promise<PageResolution> {
  const answer = await fetchApiAs(request, bookingPath(id))
  if (answer === undefined || answer?.status === 401) return 'signIn'
  return answer?.status === 404 || answer?.status === 400 ? 'nowhere' : 'open'
}

/** The call that tells whether the named booking or listing is this host's; null when none is named. */
function hostedThing(page: Extract<PageAddress, { kind: 'hosted' }>['page'], query: URLSearchParams) {
  const id = query.get('id')
  if (page === 'request-details') return vendorBookingPath(id ?? '')
  if (page === 'service-details') return id ? overviewPath(id) : null
  const listing = query.get('service')
  return listing ? calendarPath(listing) : null
}

/** A checkout is of a listing; the success page stands for itself, unless it names a booking that is not there. */
async function hasNoQuery(about: 'service' | 'booking', request: NextRequest): Promise<boolean> {
  const id = request.nextUrl.searchParams.get(about)
  if (about === 'booking') return id !== null && isUnknown(bookingPath(id), request)
  return id === null || (await typeOfService(id)) === null
}

/** The type of a listing, null when there is none, undefined when the api cannot be reached; the gateway caches the page. */
async function typeOfService(id: string): Promise<PropertyType | null | undefined> {
  const answer = await fetchApi(`services/details/${encodeURIComponent(id)}`)
  if (!answer || answer.status >= 500) return undefined
  return answer.ok ? ((await answer.json()) as { type: PropertyType }).type : null
}

/** The console is hidden from everybody else; when the api cannot be reached the page itself says so. */
async function isAdmin(request: NextRequest): Promise<boolean> {
  const answer = await fetchApiAs(request, 'user/profile')
  if (answer === null || (answer && answer.status >= 500)) return true
  return answer?.ok === true && ((await answer.json()) as { role: string }).role === 'Admin'
}

/** A visitor is asked to sign in by the page; only a user can be told that a booking is not theirs. */
async function isUnknown(path: string, request: NextRequest): Promise<boolean> {
  const answer = await fetchApiAs(request, path)
  return answer?.status === 404 || answer?.status === 400
}

/** A link that its owner has taken back leads nowhere any more. */
async function isUnknownList(secret: string): Promise<boolean> {
  const answer = await fetchApi(`favourites/shared/${encodeURIComponent(secret)}?pageSize=1`)
  return answer?.status === 404 || answer?.status === 400
}
