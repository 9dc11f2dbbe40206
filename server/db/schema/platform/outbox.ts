import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { JOB_KINDS } from '@/lib/domain/status/job-kinds'
import { createdAt, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'

/**
 * Jobs: written in the transaction of their cause, run with retries, deleted when done. Failed jobs are stored for a
 * while, so that an operator can inspect them.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: oneOf('kind', JOB_KINDS).notNull(),
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
