import { asc, gte, max, sql } from 'drizzle-orm'
import { COHORT_MONTHS, type CohortWire } from '@/lib/domain/statistics/market'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { cohortMonths } from '@/server/db/schema/console/market'

/** Counts once a day of Riyadh whose first confirmed booking was in which month, and in which later months there were more. */
export async function countCohorts(db: Db, now: Date, today: Day): Promise<void> {
  const [last] = await db.select({ at: max(cohortMonths.computedAt) }).from(cohortMonths)
  if (last?.at && riyadhDay(last.at) === today) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('cohorts by month', 0))`)
    await tx.delete(cohortMonths)
    await tx.execute(sql`
    WITH confirmed AS (
      SELECT b.guest_id, b.vendor_id, extract(year FROM e.at)::int * 12 + extract(month FROM e.at)::int - 1 AS month
      FROM (
        SELECT booking_id, created_at AT TIME ZONE 'Asia/Riyadh' AS at FROM booking_events
        WHERE to_state = 'confirmed' AND from_state IS DISTINCT FROM 'confirmed'
      ) e JOIN bookings b ON b.id = e.booking_id
    ),
    active AS (
      SELECT DISTINCT 'guests' AS side, guest_id AS member, month FROM confirmed
      UNION ALL
      SELECT DISTINCT 'vendors', vendor_id, month FROM confirmed
    ),
    firsts AS (SELECT *, min(month) OVER (PARTITION BY side, member) AS first FROM active)
    INSERT INTO cohort_months (side, month, later, members, computed_at)
    SELECT side, (first / 12)::text || '-' || lpad((first % 12 + 1)::text, 2, '0'), month - first, count(*),
      ${now.toISOString()}::timestamptz
    FROM firsts GROUP BY side, first, month`)
  })
}

/** The cohorts since a month; a later month without anybody is 0, one that has not begun is missing. */
export async function listCohorts(db: Db, today: Day): Promise<CohortWire[]> {
  const thisMonth = indexOf(today)
  const first = thisMonth - COHORT_MONTHS + 1
  const rows = await db
    .select()
    .from(cohortMonths)
    .where(gte(cohortMonths.month, monthOf(first)))
    .orderBy(asc(cohortMonths.side), asc(cohortMonths.month))
  const cohorts = rows.filter(({ later }) => later === 0)
  return cohorts.map(({ side, month }) => ({
    side,
    month,
    members: Array.from({ length: thisMonth - indexOf(month) + 1 }, (_, later) => {
      const found = rows.find((row) => row.side === side && row.month === month && row.later === later)
      return found?.members ?? 0
    }),
  }))
}

/** Months since the year 0. */
function indexOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month - 1
}

const monthOf = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
