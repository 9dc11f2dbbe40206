import { and, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { type AdminArea, mayRead } from '@/lib/domain/admin/areas'
import {
  type AdminRole,
  BUILT_IN_ROLES,
  builtInRole,
  customRole,
  type RoleKind,
} from '@/lib/domain/admin/roles'
import type { Db } from '@/server/db/db'
import { adminRoles } from '@/server/db/schema/people/admin-roles'
import { users } from '@/server/db/schema/people/users'

export type CustomRoleRow = typeof adminRoles.$inferSelect

/** What the columns of a user say of the console; null for everybody who is not an admin. */
export function roleOf(kind: RoleKind | null, custom: CustomRoleRow | null): AdminRole | null {
  if (kind === null) return null
  if (kind !== 'custom') return builtInRole(kind)
  return custom && customRole(custom)
}

/** The roles that owners made, by name. */
export const listCustomRoles = (db: Db): Promise<CustomRoleRow[]> =>
  db.select().from(adminRoles).where(isNull(adminRoles.removedAt)).orderBy(adminRoles.name)

/** The condition on `users` that an admin has a role of which this holds, and an account that is not closed. */
export async function isAdminWhose(db: Db, holds: (role: AdminRole) => boolean): Promise<SQL | undefined> {
  const builtIn = BUILT_IN_ROLES.filter((name) => holds(builtInRole(name)))
  const custom = (await listCustomRoles(db)).filter((row) => holds(customRole(row)))
  return and(
    or(
      inArray(users.adminRole, builtIn),
      inArray(
        users.customRoleId,
        custom.map(({ id }) => id),
      ),
    ),
    isNull(users.deletedAt),
  )
}

/** The admins who may read an area, for what all of them are notified of. */
export async function listAdminIds(tx: Db, area: AdminArea): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(await isAdminWhose(tx, (role) => mayRead(role, area)))
  return rows.map((row) => row.id)
}
