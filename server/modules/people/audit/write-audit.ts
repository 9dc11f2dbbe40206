import { eq, sql } from 'drizzle-orm'
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/domain/admin/audit-actions'
import { type AuditValues, withoutIbans, withoutSecrets } from '@/lib/domain/admin/audit-values'
import { currentRequestId } from '@/server/current-request'
import type { Db } from '@/server/db/db'
import { adminRoles } from '@/server/db/schema/people/admin-roles'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

export interface AuditLine {
  /** null: the system itself */
  actorId: string | null
  action: AuditAction
  /** of the kind that the table of actions names */
  subjectId: string
  reason?: string | null
  before?: AuditValues
  after?: AuditValues
  createdAt: Date
}

/** Appends an act to the audit trail, in the transaction of what it changes. */
export async function writeAudit(tx: Db, { reason, before, after, ...line }: AuditLine): Promise<void> {
  const role = tx
    .select({ role: sql`coalesce(${adminRoles.name}, ${users.adminRole}, ${users.role})` })
    .from(users)
    .leftJoin(adminRoles, eq(adminRoles.id, users.customRoleId))
    .where(eq(users.id, line.actorId ?? ''))
  await tx.insert(auditTrail).values({
    ...line,
    actorRole: sql`${role}`,
    subjectKind: AUDIT_ACTIONS[line.action].subject,
    reason: reason && withoutIbans(reason),
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
    requestId: currentRequestId(),
  })
}
