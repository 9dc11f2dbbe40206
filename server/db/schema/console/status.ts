import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { TIMERS } from '@/lib/domain/status/timers'
import { instant, oneOf, valueChecks } from '@/server/db/schema/columns'

/** The last run of each timer, whichever process did it. */
export const timerRuns = pgTable(
  'timer_runs',
  {
    timer: oneOf('timer', TIMERS).primaryKey(),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** the error of this run */
    problem: text('problem'),
    /** the first failure after the last success */
    failingSince: instant('failing_since'),
  },
  (table) => valueChecks(table),
)

/** Whole copies of the database; `npm run backup` writes a row after it has checked or stored one. */
export const backups = pgTable('backups', {
  /** its instant, as the folder or the archive is called */
  name: text('name').primaryKey(),
  takenAt: instant('taken_at').notNull(),
})
