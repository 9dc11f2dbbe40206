import { type SQL, sql } from 'drizzle-orm'
import type { Period } from '@/lib/domain/booking/bookable'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { StayDays } from '@/lib/domain/search/flexible-dates'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { Day } from '@/lib/domain/time/days'

export type Hours = Extract<Period, { mode: 'hourly' }>

export interface Point {
  latitude: number
  longitude: number
}

/** The stays that a search allows, for one party. */
export interface RequestedStay {
  /** exact dates are their only candidate; of several, which have the same length, a listing is found by its cheapest */
  candidates: readonly StayDays[]
  /** of the only candidate; null: nights are requested */
  hours: Hours | null
  guests: number
  hasPet: boolean
}

/** A parsed search: the city as an id, the days as stays. */
export interface Criteria {
  query: SearchQuery
  cityId: string | null
  /** the origin of distances: the given point, else the city's centre */
  origin: Point | null
  stay: RequestedStay | null
  /** the day of `now` in Riyadh */
  today: Day
  now: Date
  /** only listings that are sold in this way */
  mode?: PricingMode
  /** which candidate a listing is found by does not matter, so that the first one is enough */
  takesAnyCandidate?: boolean
  /** whether what is searched has listings with several room types: most has none, and its statements stay simple */
  hasRoomTypes: boolean
}

export function matchesType({ query }: Criteria): SQL[] {
  return [
    ...(query.type ? [sql`s.type = ${query.type}`] : []),
    ...(query.categoryId ? [sql`s.category_id = ${query.categoryId}`] : []),
  ]
}

export function matchesMode({ mode }: Criteria): SQL[] {
  return mode ? [sql`s.pricing_mode = ${mode}`] : []
}

export function matchesDistrict({ query }: Criteria): SQL[] {
  return query.district ? [sql`s.district_id = ${query.district}`] : []
}

export function matchesPrice({ query, stay }: Criteria): SQL[] {
  const least = query.priceMin === undefined ? undefined : query.priceMin * 100
  const most = query.priceMax === undefined ? undefined : query.priceMax * 100
  // Without dates in whole halalas, which indexes have.
  return stay
    ? [
        ...(least === undefined ? [] : [sql`m.shown >= ${least}::float8`]),
        ...(most === undefined ? [] : [sql`m.shown <= ${most}::float8`]),
      ]
    : [
        ...(least === undefined ? [] : [sql`s.lowest_price >= ${Math.ceil(least)}::int`]),
        ...(most === undefined ? [] : [sql`s.lowest_price <= ${Math.floor(most)}::int`]),
      ]
}

/** What `matchesPrice` implies for the bounds of a stay's price, which indexes have; of hours they have none. */
export function matchesBounds({ query, stay }: Criteria): SQL[] {
  if (!stay || stay.hours) return []
  return [
    ...(query.priceMin === undefined
      ? []
      : [sql`s.stay_price_ceiling >= floor(${query.priceMin * 100}::float8)::int`]),
    ...(query.priceMax === undefined
      ? []
      : [sql`s.stay_price_floor <= ceil(${query.priceMax * 100}::float8)::int`]),
  ]
}

export function allOf(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`
}
