import type { NextRequest } from 'next/server'
import { bookingPath } from '@/lib/api/bookings'
import { calendarPath } from '@/lib/api/calendars'
import { vendorBookingPath } from '@/lib/api/vendor-bookings'
import { overviewPath } from '@/lib/api/vendor-listings'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { PageAddress } from '@/lib/i18n/page-address'
import { fetchApi, fetchApiAs } from './fetch-api'

/**
 * Whether an address has no page. Checked before the first byte, because a page that is already streamed cannot change
 * its status. When the api cannot be reached the page is rendered and shows the failure.
 */
async function isMissingPage(address: PageAddress, request: NextRequest): Promise<boolean> {
  if (address.kind === 'listing') {
    const type = await findListingType(address.id)
    return type !== undefined && type !== address.type
  }
  if (address.kind === 'vendor') {
    const path = vendorResourcePath(address.page, request.nextUrl.searchParams)
    return path !== null && isUnknown(path, request)
  }
  if (address.kind === 'sharedList') return isUnknownList(address.secret)
  if (address.kind === 'query') return isMissingSubject(address.about, request)
  if (address.kind === 'admin') return !(await isAdmin(request))
  return address.kind === 'unknown'
}

/** `signIn`: the page needs a signed-in user and answers 401 (contract.md, General). */
type PageResolution = 'open' | 'signIn' | 'nowhere'

/** Whether the page of an address may be shown to the user of the request. */
export async function resolvePage(address: PageAddress, request: NextRequest): Promise<PageResolution> {
  if (address.kind === 'booking') return resolveBooking(address.id, request)
  return (await isMissingPage(address, request)) ? 'nowhere' : 'open'
}

/** A visitor gets the same answer for every id, so that ids cannot be probed. */
async function resolveBooking(id: string, request: NextRequest): Promise<PageResolution> {
  const answer = await fetchApiAs(request, bookingPath(id))
  if (answer === undefined || answer?.status === 401) return 'signIn'
  return answer?.status === 404 || answer?.status === 400 ? 'nowhere' : 'open'
}

/** The call that fails unless the named booking or listing is this vendor's; null when none is named. */
function vendorResourcePath(page: Extract<PageAddress, { kind: 'vendor' }>['page'], query: URLSearchParams) {
  const id = query.get('id')
  if (page === 'request-details') return vendorBookingPath(id ?? '')
  if (page === 'service-details') return id ? overviewPath(id) : null
  const listing = query.get('service')
  return listing ? calendarPath(listing) : null
}

/** A checkout needs a listing; the success page needs no booking, but a named one must exist. */
async function isMissingSubject(about: 'service' | 'booking', request: NextRequest): Promise<boolean> {
  const id = request.nextUrl.searchParams.get(about)
  if (about === 'booking') return id !== null && isUnknown(bookingPath(id), request)
  return id === null || (await findListingType(id)) === null
}

/** The type of a listing, null when there is none, undefined when the api cannot be reached; the gateway caches the page. */
async function findListingType(id: string): Promise<PropertyType | null | undefined> {
  const answer = await fetchApi(`services/details/${encodeURIComponent(id)}`)
  if (!answer || answer.status >= 500) return undefined
  return answer.ok ? ((await answer.json()) as { type: PropertyType }).type : null
}

/** The console does not exist for other users; when the api cannot be reached the page shows the failure. */
async function isAdmin(request: NextRequest): Promise<boolean> {
  const answer = await fetchApiAs(request, 'user/profile')
  if (answer === null || (answer && answer.status >= 500)) return true
  return answer?.ok === true && ((await answer.json()) as { role: string }).role === 'Admin'
}

/** False for a visitor, whom the page sends to the sign-in; only a user's call can answer that it is not theirs. */
async function isUnknown(path: string, request: NextRequest): Promise<boolean> {
  const answer = await fetchApiAs(request, path)
  return answer?.status === 404 || answer?.status === 400
}

/** True also for a link that its owner has revoked. */
async function isUnknownList(secret: string): Promise<boolean> {
  const answer = await fetchApi(`favourites/shared/${encodeURIComponent(secret)}?pageSize=1`)
  return answer?.status === 404 || answer?.status === 400
}
