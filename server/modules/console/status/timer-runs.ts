import { inArray, min, sql } from 'drizzle-orm'
import { TIMERS, type Timer } from '@/lib/domain/status/timers'
import type { Db } from '@/server/db/db'
import { timerRuns } from '@/server/db/schema/console/status'

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
