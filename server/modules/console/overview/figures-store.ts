import { gte, max, type SQL, sql } from 'drizzle-orm'
import type { DayRow } from '@/lib/domain/admin/overview'
import { toSar } from '@/lib/domain/money'
import { addDays, type Day, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { bookingEvents } from '@/server/db/schema/bookings/bookings'
import { dailyFigures } from '@/server/db/schema/console/overview'
import { listingViews } from '@/server/db/schema/listings/listings'
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/money/ledger'
import { payments } from '@/server/db/schema/money/payments'
import { users } from '@/server/db/schema/people/users'

export type StoredDay = Omit<typeof dailyFigures.$inferSelect, 'computedAt'>

const dayOf = (instant: SQL) => sql`(${instant} AT TIME ZONE 'Asia/Riyadh')::date`

/** The sums of each day from `from` to `until`, which counts too, from what was booked, paid, posted and seen. */
export async function sumDays(db: Db, from: Day, until: Day): Promise<StoredDay[]> {
  const start = instantAt(from, MIDNIGHT).toISOString()
  const end = instantAt(addDays(until, 1), MIDNIGHT).toISOString()
  const within = (instant: SQL) =>
    sql`${instant} >= ${start}::timestamptz AND ${instant} < ${end}::timestamptz`
  const confirmedAt = sql`${bookingEvents.createdAt}`
  const paidAt = sql`coalesce(${payments.paidAt}, ${payments.createdAt})`
  const postedAt = sql`${ledgerTransactions.createdAt}`
  const joinedAt = sql`${users.createdAt}`
  const rows = await rowsOf<Record<keyof StoredDay, string>>(
    db,
    sql`
    SELECT day::text AS day, sum(bookings)::text AS bookings, sum(revenue)::text AS "revenueHalalas",
      sum(commission)::text AS "commissionHalalas", sum(sign_ups)::text AS "signUps", sum(views)::text AS views
    FROM (
      SELECT ${dayOf(confirmedAt)} AS day, 1 AS bookings, 0 AS revenue, 0 AS commission, 0 AS sign_ups, 0 AS views
      FROM ${bookingEvents}
      WHERE ${bookingEvents.toState} = 'confirmed' AND ${bookingEvents.fromState} IS DISTINCT FROM 'confirmed'
        AND ${within(confirmedAt)}
      UNION ALL
      SELECT ${dayOf(paidAt)}, 0, ${payments.amountHalalas} - ${payments.depositHalalas}, 0, 0, 0
      FROM ${payments} WHERE ${payments.state} IN ('paid', 'refunded') AND ${within(paidAt)}
      UNION ALL
      SELECT ${dayOf(postedAt)}, 0, 0, ${ledgerEntries.amountHalalas}, 0, 0
      FROM ${ledgerTransactions} JOIN ${ledgerEntries} ON ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
      WHERE ${ledgerEntries.account} = 'commission_income' AND ${within(postedAt)}
      UNION ALL
      SELECT ${dayOf(joinedAt)}, 0, 0, 0, 1, 0 FROM ${users}
      WHERE ${within(joinedAt)} AND (${users.phone} IS NOT NULL OR ${users.deletedAt} IS NOT NULL)
      UNION ALL
      SELECT ${listingViews.day}, 0, 0, 0, 0, 1 FROM ${listingViews}
      WHERE ${listingViews.step} = 'view' AND ${listingViews.day} >= ${from}::date AND ${listingViews.day} <= ${until}::date
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
