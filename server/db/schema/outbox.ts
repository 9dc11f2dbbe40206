import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WorkKind } from '@/server/modules/outbox/work'
import { createdAt, id, instant } from './columns'

/**
 * Work that must happen: written in the transaction of its cause, done by a job with retries, and gone when it is
 * done. What was tried too often stays for a while, so that somebody can look at it.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').$type<WorkKind>().notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull().defaultNow(),
    gaveUpAt: instant('gave_up_at'),
    lastProblem: text('last_problem'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_due').on(table.kind, table.runAt).where(sql`gave_up_at IS NULL`)],
)
