import { date, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { ALL_REPORT_REASONS, REPORT_KINDS } from '@/lib/domain/reviews/report'
import { createdAt, id, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/**
 * Reports by users and visitors, one per reporter, subject and day; only a daily hash of the network address is stored.
 */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    kind: oneOf('kind', REPORT_KINDS).notNull().default('service'),
    /** the id of the listing, review, message or user */
    subjectId: text('subject_id').notNull(),
    /** null for a visitor who is not signed in */
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reporterHash: text('reporter_hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    reason: oneOf('reason', ALL_REPORT_REASONS).notNull(),
    body: text('body').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    unique('reports_once_a_day').on(table.kind, table.subjectId, table.reporterHash, table.day),
    index('reports_reporter').on(table.reporterHash, table.day),
    index('reports_subject').on(table.kind, table.subjectId),
  ],
)
