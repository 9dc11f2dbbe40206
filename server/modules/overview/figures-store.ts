import { gte, max, sql } from 'drizzle-orm'
import type { DayRow } from '@/lib/domain/admin/overview'
import { toSar } from '@/lib/domain/money'
import { addDays, type Day, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { dailyFigures } from '@/server/db/schema/overview'

export type StoredDay = Omit<typeof dailyFigures.$inferSelect, 'computedAt'>

const dayOf = (instant: string) => sql`(${sql.raw(instant)} AT TIME ZONE 'Asia/Riyadh')::date`

/** The sums of each day from `from` to `until`, which counts too, from what was booked, paid, posted and seen. */
export async function sumDays(db: Db, from: Day, until: Day): Promise<StoredDay[]> {
  const start = instantAt(from, MIDNIGHT).toISOString()
  const end = instantAt(addDays(until, 1), MIDNIGHT).toISOString()
  const within = (instant: string) => {
    const column = sql.raw(instant)
    return sql`${column} >= ${start}::timestamptz AND ${column} < ${end}::timestamptz`
  }
  const paidAt = 'coalesce(paid_at, created_at)'
  const rows = await rowsOf<Record<keyof StoredDay, string>>(
    db,
    sql`
    SELECT day::text AS day, sum(bookings)::text AS bookings, sum(revenue)::text AS "revenueHalalas",
      sum(commission)::text AS "commissionHalalas", sum(sign_ups)::text AS "signUps", sum(views)::text AS views
    FROM (
      SELECT ${dayOf('created_at')} AS day, 1 AS bookings, 0 AS revenue, 0 AS commission, 0 AS sign_ups, 0 AS views
      FROM booking_events
      WHERE to_state = 'confirmed' AND from_state IS DISTINCT FROM 'confirmed' AND ${within('created_at')}
      UNION ALL
      SELECT ${dayOf(paidAt)}, 0, amount_halalas - deposit_halalas, 0, 0, 0
      FROM payments WHERE state IN ('paid', 'refunded') AND ${within(paidAt)}
      UNION ALL
      SELECT ${dayOf('t.created_at')}, 0, 0, e.amount_halalas, 0, 0
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE e.account = 'commission_income' AND ${within('t.created_at')}
      UNION ALL
      SELECT ${dayOf('created_at')}, 0, 0, 0, 1, 0 FROM users WHERE ${within('created_at')}
      UNION ALL
      SELECT day, 0, 0, 0, 0, 1 FROM listing_views WHERE day >= ${from}::date AND day <= ${until}::date
    ) happened
    GROUP BY day ORDER BY day`,
  )
  return rows.map((row) => ({
    day: row.day,
    bookings: Number(row.bookings),
    revenueHalalas: Number(row.revenueHalalas),
    commissionHalalas: Number(row.commissionHalalas),
    signUps: Number(row.signUps),
    views: Number(row.views),
  }))
}

export async function findLastComputed(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(dailyFigures.computedAt) }).from(dailyFigures)
  return row?.at ?? null
}

/** Writes the sums of days; views are deleted after two days, so a smaller number of them changes nothing. */
export async function writeDays(db: Db, days: readonly StoredDay[], computedAt: Date): Promise<void> {
  if (days.length === 0) return
  await db
    .insert(dailyFigures)
    .values(days.map((day) => ({ ...day, computedAt })))
    .onConflictDoUpdate({
      target: dailyFigures.day,
      set: {
        bookings: sql`excluded.bookings`,
        revenueHalalas: sql`excluded.revenue_halalas`,
        commissionHalalas: sql`excluded.commission_halalas`,
        signUps: sql`excluded.sign_ups`,
        views: sql`greatest(${dailyFigures.views}, excluded.views)`,
        computedAt,
      },
    })
}

export function listDays(db: Db, from: Day): Promise<StoredDay[]> {
  return db.select().from(dailyFigures).where(gte(dailyFigures.day, from))
}

export const toDayRow = (stored: StoredDay): DayRow => ({
  day: stored.day,
  bookings: stored.bookings,
  revenue: toSar(stored.revenueHalalas),
  commission: toSar(stored.commissionHalalas),
  signUps: stored.signUps,
  views: stored.views,
})
