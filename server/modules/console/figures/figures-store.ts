import { type SQL, sql } from 'drizzle-orm'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import {
  type DemandNightWire,
  type FigureGroup,
  type MarketSums,
  MONEY_SUMS,
  NO_SUMS,
  SUM_NAMES,
} from '@/lib/domain/statistics/market'
import type { Day, DayRange } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'

/** Which city and type the figures are of; absent: all. */
export interface MarketFilter {
  city?: string | undefined
  type?: PropertyType | undefined
}

const MONEY: readonly (keyof MarketSums)[] = MONEY_SUMS

const matches = ({ city, type }: MarketFilter): SQL =>
  sql`${city === undefined ? sql`true` : sql`city_id = ${city}`} AND ${type === undefined ? sql`true` : sql`listing_type = ${type}`}`

/** The sums of a range by city or by type; money in SAR. */
export async function sumMarket(
  db: Db,
  { from, to }: DayRange,
  filter: MarketFilter,
  group: FigureGroup,
): Promise<Map<string, MarketSums>> {
  const key = sql.raw(group === 'city' ? 'city_id' : 'listing_type')
  const within = sql`day >= ${from}::date AND day < ${to}::date AND ${matches(filter)}`
  const rows = await rowsOf<{ key: string } & Record<keyof MarketSums, string>>(
    db,
    sql`
    SELECT key, sum(searches)::text AS searches, sum(found)::text AS found, sum(views)::text AS views, sum(dates)::text AS dates,
      sum(checkouts)::text AS checkouts, sum(booked)::text AS booked, sum(stayed)::text AS stayed,
      sum(by_guest)::text AS "cancelledByGuest", sum(by_vendor)::text AS "cancelledByVendor",
      sum(by_admin)::text AS "cancelledByAdmin", sum(requests)::text AS requests, sum(hour)::text AS "withinHour",
      sum(six)::text AS "withinSixHours", sum(later)::text AS "answeredLater", sum(unanswered)::text AS unanswered,
      sum(gross)::text AS gross, sum(commission)::text AS commission, sum(promotion)::text AS promotion
    FROM (
      SELECT ${key} AS key, 0 AS searches, 0 AS found, views, dates, checkouts, booked, stayed, cancelled_by_guest AS by_guest,
        cancelled_by_vendor AS by_vendor, cancelled_by_admin AS by_admin, requests, within_hour AS hour,
        within_six_hours AS six, answered_later AS later, unanswered, gross_halalas AS gross,
        commission_halalas AS commission, promotion_halalas AS promotion
      FROM market_days WHERE ${within}
      UNION ALL
      SELECT ${key}, searches, found, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM search_days WHERE ${within}
    ) counted GROUP BY key`,
  )
  return new Map(rows.map(({ key: name, ...row }) => [name, toSums(row)]))
}

function toSums(row: Record<keyof MarketSums, string>): MarketSums {
  const sums = { ...NO_SUMS }
  for (const name of SUM_NAMES)
    sums[name] = MONEY.includes(name) ? toSar(Number(row[name])) : Number(row[name])
  return sums
}

/** Each night of a range with the searches for it and the units. */
export function listDemand(db: Db, { from, to }: DayRange, filter: MarketFilter): Promise<DemandNightWire[]> {
  const within = sql`night >= ${from}::date AND night < ${to}::date AND ${matches(filter)}`
  return rowsOf<DemandNightWire>(
    db,
    sql`
    SELECT n.night::date::text AS night, coalesce(s.searches, 0) AS searches, coalesce(s.found, 0) AS found, u.units, u.free
    FROM generate_series(${from}::date, ${to}::date - 1, interval '1 day') AS n(night)
    LEFT JOIN (SELECT night, sum(searches)::int AS searches, sum(found)::int AS found FROM search_nights WHERE ${within} GROUP BY 1) s
      ON s.night = n.night
    LEFT JOIN (SELECT night, sum(units)::int AS units, sum(free)::int AS free FROM supply_nights WHERE ${within} GROUP BY 1) u
      ON u.night = n.night
    ORDER BY 1`,
  )
}

/** What was searched for nights of a range altogether. */
export async function sumDemand(
  db: Db,
  range: { from: Day; to: Day },
  filter: MarketFilter,
): Promise<{ searches: number; found: number }> {
  const [row] = await rowsOf<{ searches: number; found: number }>(
    db,
    sql`SELECT coalesce(sum(searches), 0)::int AS searches, coalesce(sum(found), 0)::int AS found FROM search_nights
    WHERE night >= ${range.from}::date AND night < ${range.to}::date AND ${matches(filter)}`,
  )
  return row ?? { searches: 0, found: 0 }
}
