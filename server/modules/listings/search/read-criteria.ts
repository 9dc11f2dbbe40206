import { validateStayDays } from '@/lib/domain/booking/stay-rules'
import { DomainError } from '@/lib/domain/issues'
import { periodOfSearch } from '@/lib/domain/search/search-params'
import { parseSearchParams, type SearchQuery } from '@/lib/domain/search/search-query'
import { instantAt, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { Criteria, RequestedStay } from './criteria'
import { hasLiveRoomTypes } from './room-types'
import { findCity } from './store'

/** Parses the query of a call; throws with every invalid parameter. */
export type SearchParams = Readonly<Record<string, string | undefined>>

export function parseQuery(params: SearchParams): SearchQuery {
  const { query, issues } = parseSearchParams(params)
  if (issues.length > 0) throw new DomainError('bad_request', { issues })
  return query
}

/** Null when nothing can match: an unknown city, or nights or hours that cannot be booked. */
export async function criteriaOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: SearchQuery,
): Promise<Criteria | null> {
  const now = clock.now()
  const today = riyadhDay(now)
  const { checkIn, checkOut, start, hours, guests = 1, pet: hasPet = false } = query
  const stay = checkIn && checkOut ? { checkIn, checkOut, start, hours, guests, hasPet } : null
  if (stay && !isBookable(stay, now)) return null
  const city = query.city ? await findCity(db, query.city) : null
  if (query.city && !city) return null
  const requested = query.lat !== undefined && query.lng !== undefined
  const origin = requested ? { latitude: query.lat ?? 0, longitude: query.lng ?? 0 } : city
  const cityId = city?.id ?? null
  // Of any type, because facets count the types beside the requested one too.
  const hasSeveral = await hasLiveRoomTypes(db, cityId)
  return { query, cityId, origin, stay, today, now, hasRoomTypes: hasSeveral }
}

/** Whether any listing may sell these nights, or these hours. */
export function isBookable(stay: RequestedStay, now: Date): boolean {
  const period = periodOfSearch(stay)
  const hasBegun = period !== null && instantAt(period.date, period.start) < now
  return !hasBegun && validateStayDays(stay, riyadhDay(now)).length === 0
}
