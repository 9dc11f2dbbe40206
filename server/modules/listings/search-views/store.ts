import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SearchedType } from '@/lib/domain/statistics/market'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { searchDays, searchNights } from '@/server/db/schema/console/market'

/** Equal searches of a day. */
export interface SearchCount {
  day: Day
  nights: Day[]
  cityId: string
  type: SearchedType
  searches: number
  found: number
}

interface Row {
  at: Day
  cityId: string
  listingType: SearchedType
  searches: number
  found: number
}

const ROWS_AT_ONCE = 1000

/** Adds searches to the counts of their day and of their nights, all or none of them. */
export async function addSearches(db: Db, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return
  const rowOf = ({ cityId, type, searches, found }: SearchCount, at: Day): Row => ({
    ...{ at, cityId, listingType: type, searches, found },
  })
  await db.transaction(async (tx) => {
    await addTo(tx, searchDays, 'day', summed(counts.map((one) => rowOf(one, one.day))))
    const nights = counts.flatMap((one) => one.nights.map((night) => rowOf(one, night)))
    await addTo(tx, searchNights, 'night', summed(nights))
  })
}

/** One row for each key, in its order, so that two processes do not block each other. */
function summed(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.at} ${row.cityId} ${row.listingType}`
    const { searches = 0, found = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...row, searches: row.searches + searches, found: row.found + found })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function addTo(tx: Db, table: PgTable, column: 'day' | 'night', rows: readonly Row[]): Promise<void> {
  const key = sql.raw(column)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const values = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map(
        ({ at, cityId, listingType, searches, found }) =>
          sql`(${at}::date, ${cityId}::text, ${listingType}::text, ${searches}::int, ${found}::int)`,
      )
    await tx.execute(sql`
      INSERT INTO ${table} AS known (${key}, city_id, listing_type, searches, found) VALUES ${sql.join(values, sql`, `)}
      ON CONFLICT (${key}, city_id, listing_type) DO UPDATE
        SET searches = known.searches + excluded.searches, found = known.found + excluded.found`)
  }
}
