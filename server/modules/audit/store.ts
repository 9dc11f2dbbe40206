import { and, count, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditSubject } from '@/lib/domain/admin/audit-actions'
import { type AuditFilters, MAX_COUNTED_LINES, SYSTEM_ACTOR } from '@/lib/domain/admin/audit-wire'
import { addDays, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { auditTrail } from '@/server/db/schema/audit'
import { users } from '@/server/db/schema/users'

/** The newest first. */
export function listLines(db: Db, filters: AuditFilters, page: { limit: number; offset: number }) {
  return db
    .select({ line: auditTrail, actor: users })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actorId))
    .where(conditionOf(filters))
    .orderBy(desc(auditTrail.createdAt), desc(auditTrail.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** One more than MAX_COUNTED_LINES stands for all above. */
export async function countLines(db: Db, filters: AuditFilters): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(auditTrail)
    .where(conditionOf(filters))
    .limit(MAX_COUNTED_LINES + 1)
    .as('counted')
  const [row] = await db.select({ lines: count() }).from(counted)
  return row?.lines ?? 0
}

export function listAdmins(db: Db) {
  return db.select().from(users).where(eq(users.role, 'Admin')).orderBy(users.firstName, users.id)
}

function conditionOf({ actor, action, kind, subject, from, until }: AuditFilters): SQL | undefined {
  return and(
    actor === SYSTEM_ACTOR ? isNull(auditTrail.actorId) : undefined,
    actor && actor !== SYSTEM_ACTOR ? eq(auditTrail.actorId, actor) : undefined,
    action ? eq(auditTrail.action, action as AuditAction) : undefined,
    kind ? eq(auditTrail.subjectKind, kind as AuditSubject) : undefined,
    subject ? eq(auditTrail.subjectId, subject) : undefined,
    from ? gte(auditTrail.createdAt, instantAt(from, MIDNIGHT)) : undefined,
    until ? lt(auditTrail.createdAt, instantAt(addDays(until, 1), MIDNIGHT)) : undefined,
  )
}
