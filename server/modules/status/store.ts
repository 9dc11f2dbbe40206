import { count, desc, inArray, isNotNull, max, min, sql } from 'drizzle-orm'
import { TIMERS, type Timer } from '@/lib/domain/status/timers'
import type { Db } from '@/server/db/db'
import { backups, timerRuns } from '@/server/db/schema/status'
import { webhookEndpoints } from '@/server/db/schema/vendor-api/webhooks'

export type TimerRun = typeof timerRuns.$inferSelect
export type NewTimerRun = Pick<TimerRun, 'timer' | 'startedAt' | 'durationMs' | 'problem'>

export async function writeTimerRuns(db: Db, runs: readonly NewTimerRun[]): Promise<void> {
  if (runs.length === 0) return
  const rows = runs.map((run) => ({ ...run, failingSince: run.problem === null ? null : run.startedAt }))
  await db
    .insert(timerRuns)
    .values(rows)
    .onConflictDoUpdate({
      target: timerRuns.timer,
      set: {
        startedAt: sql`excluded.started_at`,
        durationMs: sql`excluded.duration_ms`,
        problem: sql`excluded.problem`,
        failingSince: sql`CASE WHEN excluded.problem IS NOT NULL
          THEN coalesce(${timerRuns.failingSince}, excluded.failing_since) END`,
      },
    })
}

export async function findTimerRuns(db: Db): Promise<Map<Timer, TimerRun>> {
  const rows = await db.select().from(timerRuns)
  return new Map(rows.map((row) => [row.timer, row]))
}

/** When the timer began that has not run for the longest time; null before the first round. */
export async function findOldestTimerRun(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(timerRuns.startedAt) })
    .from(timerRuns)
    .where(inArray(timerRuns.timer, [...TIMERS]))
  return row?.at ?? null
}

/** When the newest whole copy was taken. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1)
  return row?.takenAt ?? null
}

/** Vendors' endpoints that get nothing any more. */
export async function countDisabledEndpoints(db: Db) {
  const [row] = await db
    .select({
      disabled: count(),
      firstAt: min(webhookEndpoints.disabledAt),
      lastAt: max(webhookEndpoints.disabledAt),
    })
    .from(webhookEndpoints)
    .where(isNotNull(webhookEndpoints.disabledAt))
  return row ?? { disabled: 0, firstAt: null, lastAt: null }
}
