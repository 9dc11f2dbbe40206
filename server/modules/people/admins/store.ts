import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type AdminRole, builtInRole, customRole, isBuiltIn, type RoleRights } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { adminRoles } from '@/server/db/schema/people/admin-roles'
import { adminSecondSteps } from '@/server/db/schema/people/admins'
import { users } from '@/server/db/schema/people/users'
import { roleOf } from '@/server/modules/people/accounts/admin-roles'

/** All admins in the order of their accounts. */
export function listAdminRows(db: Db) {
  return db
    .select({ user: users, confirmedAt: adminSecondSteps.confirmedAt, custom: adminRoles })
    .from(users)
    .leftJoin(adminSecondSteps, eq(adminSecondSteps.userId, users.id))
    .leftJoin(adminRoles, eq(adminRoles.id, users.customRoleId))
    .where(and(isNotNull(users.adminRole), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
}

export interface Admin {
  id: string
  role: AdminRole
}

/** The admins with their roles as they are now. */
export async function listAdmins(db: Db): Promise<Admin[]> {
  const rows = await listAdminRows(db)
  return rows.flatMap(({ user, custom }) => {
    const role = roleOf(user.adminRole, custom)
    return role ? { id: user.id, role } : []
  })
}

/** Changes of roles run one after the other: two owners cannot take the role from each other, and no role goes while it is given. */
export async function lockRoles(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('roles of admins', 0))`)
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
  await tx
    .update(users)
    .set({ role, ...roleColumns(adminRole) })
    .where(eq(users.id, userId))
}

function roleColumns(role: AdminRole | null) {
  if (role === null) return { adminRole: null, customRoleId: null }
  const { id } = role
  return isBuiltIn(id)
    ? { adminRole: id, customRoleId: null }
    : { adminRole: 'custom' as const, customRoleId: id }
}

/** The role of this id, built in or made by an owner. Throws `not_found`. */
export async function getRole(db: Db, id: string): Promise<AdminRole> {
  if (isBuiltIn(id)) return builtInRole(id)
  const [row] = await db
    .select()
    .from(adminRoles)
    .where(and(eq(adminRoles.id, id), isNull(adminRoles.removedAt)))
  if (!row) throw new DomainError('not_found')
  return customRole(row)
}

export async function writeCustomRole(
  tx: Db,
  role: { id: string; name: string; rights: RoleRights; createdAt: Date },
): Promise<void> {
  const { name, rights } = role
  await tx
    .insert(adminRoles)
    .values(role)
    .onConflictDoUpdate({ target: adminRoles.id, set: { name, rights } })
}

export async function markRoleRemoved(tx: Db, id: string, removedAt: Date): Promise<void> {
  await tx.update(adminRoles).set({ removedAt }).where(eq(adminRoles.id, id))
}
