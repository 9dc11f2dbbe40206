import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { type AuditSubject, READING_ACTIONS } from '@/lib/domain/admin/audit-actions'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

export function loadLines(db: Db, ids: string[]) {
  return db
    .select({ line: auditTrail, actor: users })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actorId))
    .where(inArray(auditTrail.id, ids))
}

/** The newest lines about one subject. */
export function listLinesOf(db: Db, kind: AuditSubject, id: string, limit: number) {
  return db
    .select({ line: auditTrail, actor: users })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actorId))
    .where(and(eq(auditTrail.subjectKind, kind), eq(auditTrail.subjectId, id)))
    .orderBy(desc(auditTrail.createdAt), desc(auditTrail.id))
    .limit(limit)
}

/** The newest line that changed a subject; private data that was read since decides nothing. */
export async function findLastChange(db: Db, kind: AuditSubject, id: string) {
  const [found] = await db
    .select({ line: auditTrail, actor: users })
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.actorId))
    .where(
      and(
        eq(auditTrail.subjectKind, kind),
        eq(auditTrail.subjectId, id),
        notInArray(auditTrail.action, READING_ACTIONS),
      ),
    )
    .orderBy(desc(auditTrail.createdAt), desc(auditTrail.id))
    .limit(1)
  return found
}

/** What a search means: the id itself, and the booking with that code. */
export async function listSubjectIds(db: Db, q: string): Promise<string[]> {
  const found = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.code, q.toUpperCase()))
  return [q, ...found.map(({ id }) => id)]
}

export function listAdmins(db: Db) {
  return db.select().from(users).where(eq(users.role, 'Admin')).orderBy(users.firstName, users.id)
}
