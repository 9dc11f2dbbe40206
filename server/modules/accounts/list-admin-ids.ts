import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/users'

/** The admins, for what all of them are notified of. */
export async function listAdminIds(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'Admin'), isNull(users.deletedAt)))
  return rows.map((row) => row.id)
}
