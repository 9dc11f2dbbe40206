import { and, desc, eq, max, sql } from 'drizzle-orm'
import { addDays, addMinutes, type Day } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { figureDays } from '@/server/db/schema/console/market'

const EVERY_MINUTES = 5
/** What a transaction wrote may become visible so much later than its instant says. */
const OVERLAP_MINUTES = 60

const dayOf = (instant: string) => sql.raw(`(${instant} AT TIME ZONE 'Asia/Riyadh')::date`)

/**
 * Marks the days that have changed: today and yesterday, and those of bookings of which anything happened or money moved since
 * the last round, such as a cancellation weeks later. The first round marks all days since the first booking.
 */
export async function markChangedDays(db: Db, now: Date, today: Day): Promise<void> {
  const [last] = await db.select({ at: max(figureDays.markedAt) }).from(figureDays)
  if (last?.at && addMinutes(last.at, EVERY_MINUTES) > now) return
  const recent = [today, addDays(today, -1)]
  const days = last?.at
    ? await changedSince(db, addMinutes(last.at, -OVERLAP_MINUTES))
    : await allDays(db, today)
  const due = [...new Set([...recent, ...days])].sort()
  await db
    .insert(figureDays)
    .values(due.map((day) => ({ day, isDue: true, markedAt: now })))
    .onConflictDoUpdate({ target: figureDays.day, set: { isDue: true, markedAt: now } })
}

/** The days of confirmation and of request of bookings that changed. */
async function changedSince(db: Db, since: Date): Promise<Day[]> {
  const from = sql`${since.toISOString()}::timestamptz`
  const rows = await rowsOf<{ day: Day }>(
    db,
    sql`
    WITH changed AS (
      SELECT booking_id FROM booking_events WHERE created_at >= ${from}
      UNION
      SELECT booking_id FROM ledger_transactions WHERE created_at >= ${from} AND booking_id IS NOT NULL
    )
    SELECT ${dayOf('b.created_at')}::text AS day FROM changed c JOIN bookings b ON b.id = c.booking_id
    UNION
    SELECT ${dayOf('min(e.created_at)')}::text FROM changed c JOIN booking_events e ON e.booking_id = c.booking_id
    WHERE e.to_state = 'confirmed' AND e.from_state IS DISTINCT FROM 'confirmed' GROUP BY e.booking_id`,
  )
  return rows.map(({ day }) => day)
}

async function allDays(db: Db, today: Day): Promise<Day[]> {
  const rows = await rowsOf<{ day: Day }>(
    db,
    sql`
    SELECT generate_series(least(
      (SELECT ${dayOf('min(created_at)')} FROM bookings), (SELECT min(day) FROM listing_funnels)
    ), ${today}::date, interval '1 day')::date::text AS day`,
  )
  return rows.map(({ day }) => day)
}

/** The days that wait, the latest first. */
export function listDueDays(db: Db, limit: number): Promise<{ day: Day }[]> {
  return db
    .select({ day: figureDays.day })
    .from(figureDays)
    .where(eq(figureDays.isDue, true))
    .orderBy(desc(figureDays.day))
    .limit(limit)
}

/** Takes a day, and holds it until the transaction ends; false where another process was first. */
export async function takeDueDay(tx: Db, day: Day, computedAt: Date): Promise<boolean> {
  const taken = await tx
    .update(figureDays)
    .set({ isDue: false, computedAt })
    .where(and(eq(figureDays.day, day), eq(figureDays.isDue, true)))
    .returning({ day: figureDays.day })
  return taken.length > 0
}

/** When any day was last summed. */
export async function findLastSummed(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(figureDays.computedAt) }).from(figureDays)
  return row?.at ?? null
}
