import { DomainError } from '@/lib/domain/issues'
import { candidateStays } from '@/lib/domain/search/flexible-dates'
import { parseSearchParams, type SearchQuery } from '@/lib/domain/search/search-query'
import { periodOfSearch } from '@/lib/domain/search/searched-stay'
import { instantAt, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { Criteria, Hours } from './criteria'
import { findCity } from './find-city'
import { hasLiveRoomTypes } from './room-types'

export type SearchParams = Readonly<Record<string, string | undefined>>

/** Parses the query of a call; throws with every invalid parameter. */
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
  const { checkIn, flexible, guests = 1, pet: hasPet = false } = query
  const candidates = candidateStays(query, today)
  const hasDates = checkIn !== undefined || flexible !== undefined
  const hours = periodOfSearch(query)
  if (hasDates && (candidates.length === 0 || hasBegun(hours, now))) return null
  const stay = hasDates ? { candidates, hours, guests, hasPet } : null
  const city = query.city ? await findCity(db, query.city) : null
  if (query.city && !city) return null
  const requested = query.lat !== undefined && query.lng !== undefined
  const origin = requested ? { latitude: query.lat ?? 0, longitude: query.lng ?? 0 } : city
  const cityId = city?.id ?? null
  // Of any type, because facets count the types beside the requested one too.
  const hasSeveral = await hasLiveRoomTypes(db, cityId)
  return {
    ...{ query, cityId, origin, stay, today, now, hasRoomTypes: hasSeveral },
    // Hours have no nights to choose from.
    ...(flexible && { mode: 'daily' as const }),
  }
}

/** Whether hours that are requested can no longer be booked. */
export const hasBegun = (hours: Hours | null, now: Date): boolean =>
  hours !== null && instantAt(hours.date, hours.start) < now
