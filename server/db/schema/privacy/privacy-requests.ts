import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_SOURCES,
  PRIVACY_REQUEST_STATES,
} from '@/lib/domain/account/privacy-request'
import { foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

/** Requests about personal data that could not be done at once; each has a deadline of the law. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    userId: foreignId('user_id', () => users.id),
    kind: oneOf('kind', PRIVACY_REQUEST_KINDS).notNull(),
    source: oneOf('source', PRIVACY_REQUEST_SOURCES).notNull(),
    state: oneOf('state', PRIVACY_REQUEST_STATES).notNull().default('waiting'),
    /** how the request came, written by an admin; emptied when the account is closed */
    note: text('note'),
    /** why it was refused, read by the user */
    reason: text('reason'),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => users.id),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('privacy_requests_waiting').on(table.userId, table.kind).where(sql`state = 'waiting'`),
    index('privacy_requests_user').on(table.userId),
    index('privacy_requests_decided').on(table.state, table.decidedAt, table.id),
    index('privacy_requests_queue').on(table.state, table.dueAt, table.id),
  ],
)
