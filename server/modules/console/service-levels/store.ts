import { gte, lt, sql, sum } from 'drizzle-orm'
import type { Journey, ServiceCounts } from '@/lib/domain/status/service-levels'
import type { Day } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { serviceLevels } from '@/server/db/schema/console/status'

export type ServiceRow = typeof serviceLevels.$inferSelect

const ROWS_AT_ONCE = 500

/** Adds counts in the order of the key, so that two processes do not block each other; all of them or none. */
export async function addServiceLevels(db: Db, rows: readonly ServiceRow[]): Promise<void> {
  if (rows.length === 0) return
  const sorted = [...rows].sort((a, b) => a.at.getTime() - b.at.getTime() || (a.journey < b.journey ? -1 : 1))
  await db.transaction(async (tx) => {
    for (let from = 0; from < sorted.length; from += ROWS_AT_ONCE)
      await tx
        .insert(serviceLevels)
        .values(sorted.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [serviceLevels.at, serviceLevels.journey],
          set: {
            calls: sql`${serviceLevels.calls} + excluded.calls`,
            failed: sql`${serviceLevels.failed} + excluded.failed`,
            slow: sql`${serviceLevels.slow} + excluded.slow`,
          },
        })
  })
}

type Counts = ReadonlyMap<Journey, ServiceCounts>

/** The counts of each journey since an instant. */
export async function sumSince(db: Db, since: Date): Promise<Counts> {
  const { at, journey, calls, failed, slow } = serviceLevels
  const rows = await db
    .select({
      journey,
      calls: sum(calls).mapWith(Number),
      failed: sum(failed).mapWith(Number),
      slow: sum(slow).mapWith(Number),
    })
    .from(serviceLevels)
    .where(gte(at, since))
    .groupBy(journey)
  return new Map(rows.map(({ journey: name, ...counts }) => [name, counts]))
}

/** The counts of each journey by days of Riyadh since an instant. */
export function sumByDay(db: Db, since: Date): Promise<({ day: Day; journey: Journey } & ServiceCounts)[]> {
  return rowsOf(
    db,
    sql`
    SELECT (at AT TIME ZONE 'Asia/Riyadh')::date::text AS day, journey, sum(calls)::float8 AS calls,
      sum(failed)::float8 AS failed, sum(slow)::float8 AS slow
    FROM service_levels WHERE at >= ${since.toISOString()}::timestamptz GROUP BY 1, 2`,
  )
}

export async function deleteServiceLevelsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(serviceLevels).where(lt(serviceLevels.at, at))
}
