import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, oneOf, valueChecks } from './columns'

/** What the outbox can hold; `JobPayloads` in modules/outbox/work.ts says what each kind needs to know. */
export const WORK_KINDS = [
  'notification',
  'sms',
  'mail',
  'push',
  'contact',
  'booking',
  'message',
  'missedSms',
  'missedMail',
] as const
export type JobKind = (typeof WORK_KINDS)[number]

/**
 * Work that must happen: written in the transaction of its cause, done by a job with retries, and gone when it is
 * done. What was tried too often stays for a while, so that somebody can look at it.
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
