import type { NearbyAnswer } from '@/lib/contract/schemas/listing/card'
import { candidateStays } from '@/lib/domain/search/flexible-dates'
import { addDays } from '@/lib/domain/time/days'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import type { Criteria } from './criteria'
import { criteriaOf, hasBegun, parseQuery, type SearchParams } from './read-criteria'
import { countByCity, countFound, MAX_OFFERED } from './store'

/** The maximum shift of a stay in days, and the number of suggested dates. */
const MAX_SHIFT = 14
const NEAR_DATES = 3

/** Suggestions for an empty search: near dates in the same city, and near cities on the same dates. */
export async function findNearby(deps: Deps, params: SearchParams): Promise<NearbyAnswer> {
  const criteria = await criteriaOf(deps, parseQuery(params))
  if (!criteria) return { dates: [], cities: [] }
  return { dates: await nearDates(deps, criteria), cities: await nearCities(deps, criteria) }
}

async function nearDates({ db }: Deps, criteria: Criteria): Promise<NearbyAnswer['dates']> {
  const { stay, now, today } = criteria
  if (!stay || (await countFound(db, { ...criteria, stay: null }, 1)) === 0) return []
  const offers: NearbyAnswer['dates'] = []
  for (const shift of nearestShifts()) {
    // None of those between the first and the last candidate, which the search has tried.
    const from = stay.candidates.at(shift < 0 ? 0 : -1)
    const moved = from && { checkIn: addDays(from.checkIn, shift), checkOut: addDays(from.checkOut, shift) }
    const candidates = moved ? candidateStays(moved, today) : []
    const hours = stay.hours && { ...stay.hours, date: addDays(stay.hours.date, shift) }
    if (!moved || candidates.length === 0 || hasBegun(hours, now)) continue
    const total = await countFound(db, { ...criteria, stay: { ...stay, candidates, hours } }, MAX_OFFERED)
    if (total > 0) offers.push({ ...moved, total })
    if (offers.length === NEAR_DATES) break
  }
  return offers.sort((a, b) => a.checkIn.localeCompare(b.checkIn))
}

/** 1, -1, 2, -2, … days. */
function nearestShifts(): number[] {
  return Array.from({ length: MAX_SHIFT }, (_, i) => i + 1).flatMap((days) => [days, -days])
}

async function nearCities({ db }: Deps, criteria: Criteria): Promise<NearbyAnswer['cities']> {
  if (!criteria.origin) return []
  const anywhere = { ...criteria.query, bounds: undefined, district: undefined }
  const found = await countByCity(
    db,
    { ...criteria, query: anywhere, cityId: null, hasRoomTypes: true },
    criteria.cityId,
  )
  return found.map((city) => ({ ...rowName(city), distanceKm: city.distance, total: city.total }))
}
