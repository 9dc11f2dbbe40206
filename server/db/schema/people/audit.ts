import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditSubject } from '@/lib/domain/admin/audit-actions'
import type { AuditValues } from '@/lib/domain/admin/audit-values'
import { createdAt, id } from '@/server/db/schema/columns'
import { users } from './users'

/** Lines are only added: triggers refuse UPDATE, DELETE and TRUNCATE. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: id(),
    /** null: the system itself, or a command of an operator */
    actorId: text('actor_id').references(() => users.id),
    /** the role of that moment, whatever the actor becomes later */
    actorRole: text('actor_role'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_trail_newest').on(table.createdAt, table.id),
    index('audit_trail_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_trail_actor_action').on(table.actorId, table.action, table.createdAt, table.id),
    index('audit_trail_action').on(table.action, table.createdAt, table.id),
    index('audit_trail_kind').on(table.subjectKind, table.createdAt, table.id),
    index('audit_trail_subject').on(table.subjectId, table.createdAt, table.id),
  ],
)
