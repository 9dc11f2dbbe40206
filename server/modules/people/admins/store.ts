import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { AdminRole } from '@/lib/domain/admin/areas'
import type { Db } from '@/server/db/db'
import { adminSecondSteps } from '@/server/db/schema/people/admins'
import { users } from '@/server/db/schema/people/users'

/** All admins, the owners among them in the order of their accounts. */
export function listAdminRows(db: Db) {
  return db
    .select({ user: users, confirmedAt: adminSecondSteps.confirmedAt })
    .from(users)
    .leftJoin(adminSecondSteps, eq(adminSecondSteps.userId, users.id))
    .where(and(isNotNull(users.adminRole), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** Locks the owners, so that two of them cannot take the role from each other at once. */
export async function lockOwners(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.adminRole, 'owner'), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function lockUser(tx: Db, by: { id: string } | { phone: string }) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and('id' in by ? eq(users.id, by.id) : eq(users.phone, by.phone), isNull(users.deletedAt)))
    .for('update')
  return row ?? null
}

/** Null makes a plain user of an admin. */
export async function writeAdminRole(tx: Db, userId: string, adminRole: AdminRole | null): Promise<void> {
  const role = adminRole === null ? ('User' as const) : ('Admin' as const)
  await tx.update(users).set({ role, adminRole }).where(eq(users.id, userId))
}
