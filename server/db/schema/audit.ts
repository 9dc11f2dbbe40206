import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { users } from './users'

export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    /** null: a command of an operator */
    actorId: text('actor_id').references(() => users.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    reason: text('reason'),
    detail: jsonb('detail'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_trail_subject').on(table.subject, table.createdAt)],
)
