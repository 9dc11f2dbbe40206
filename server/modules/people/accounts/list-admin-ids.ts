import { type AdminArea, mayRead } from '@/lib/domain/admin/areas'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'
import { isAdminWhose } from './admin-roles'

/** The admins who may read an area, for what all of them are notified of. */
export async function listAdminIds(tx: Db, area: AdminArea): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(await isAdminWhose(tx, (role) => mayRead(role, area)))
  return rows.map((row) => row.id)
}
