import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { INCIDENT_STATES } from '@/lib/domain/status/incidents'
import { JOURNEYS } from '@/lib/domain/status/service-levels'
import { TIMERS } from '@/lib/domain/status/timers'
import { id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'

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

/** Restores of the newest backup into a database beside, each night; `npm run rehearse` writes a row at its end. */
export const rehearsedRestores = pgTable('rehearsed_restores', {
  startedAt: instant('started_at').primaryKey(),
  durationMs: integer('duration_ms').notNull(),
  /** the whole copy that it began with; null where none could be read */
  copyTakenAt: instant('copy_taken_at'),
  /** of the last change in it: what came later would be lost */
  newestAt: instant('newest_at'),
  bookings: integer('bookings'),
  ledgerEntries: integer('ledger_entries'),
  /** why it could not be served from */
  problem: text('problem'),
})

/** Calls of each journey by spans of five minutes: all processes add to the same row. */
export const serviceLevels = pgTable(
  'service_levels',
  {
    /** when the span began */
    at: instant('at').notNull(),
    journey: oneOf('journey', JOURNEYS).notNull(),
    calls: integer('calls').notNull(),
    failed: integer('failed').notNull(),
    slow: integer('slow').notNull(),
  },
  (table) => [...valueChecks(table), primaryKey({ columns: [table.at, table.journey] })],
)

/** What the public status page says of disturbances, as admins write it. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    title: text('title').notNull(),
    titleAr: text('title_ar').notNull(),
    text: text('text').notNull(),
    textAr: text('text_ar').notNull(),
    state: oneOf('state', INCIDENT_STATES).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [...valueChecks(table), index('incidents_started').on(table.startedAt, table.id)],
)
