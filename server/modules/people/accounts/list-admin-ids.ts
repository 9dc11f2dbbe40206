import { and, inArray, isNull } from 'drizzle-orm'
import { ADMIN_ROLES, type AdminArea, mayRead } from '@/lib/domain/admin/areas'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'

/** The admins who may read an area, for what all of them are notified of. */
export async function listAdminIds(tx: Db, area: AdminArea): Promise<string[]> {
  const roles = ADMIN_ROLES.filter((role) => mayRead(role, area))
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.adminRole, roles), isNull(users.deletedAt)))
  return rows.map((row) => row.id)
}
