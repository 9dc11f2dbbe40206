import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, oneOf, valueChecks } from './columns'

/** The kinds of jobs; `JobPayloads` in modules/outbox/jobs.ts has the payload of each. */
export const WORK_KINDS = [
  'notification',
  'sms',
  'mail',
  'push',
  'contact',
  'contactAnswer',
  'booking',
  'message',
  'missedSms',
  'missedMail',
  'sandboxWebhook',
  'cancelBooking',
  'webhook',
] as const
export type JobKind = (typeof WORK_KINDS)[number]

/**
 * Jobs: written in the transaction of their cause, run with retries, deleted when done. Failed jobs are stored for a
 * while, so that an operator can inspect them.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: oneOf('kind', WORK_KINDS).notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull().defaultNow(),
    gaveUpAt: instant('gave_up_at'),
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('outbox_due').on(table.kind, table.runAt).where(sql`gave_up_at IS NULL`),
  ],
)
