import { and, eq } from 'drizzle-orm'
import type { HiddenColumnsWire } from '@/lib/contract/schemas/admin/hidden-columns'
import type { HiddenColumnsBody } from '@/lib/domain/admin/hidden-columns'
import type { Db } from '@/server/db/db'
import { adminHiddenColumns } from '@/server/db/schema/people/admins'

const { userId, table, hidden } = adminHiddenColumns

export function listHiddenColumns(db: Db, adminId: string): Promise<HiddenColumnsWire[]> {
  return db.select({ table, hidden }).from(adminHiddenColumns).where(eq(userId, adminId)).orderBy(table)
}

/** Of two devices the one that writes last decides about a table; other tables are rows of their own. */
export async function writeHiddenColumns(
  db: Db,
  row: { adminId: string; table: string } & HiddenColumnsBody,
): Promise<void> {
  if (row.hidden === null) {
    await db.delete(adminHiddenColumns).where(and(eq(userId, row.adminId), eq(table, row.table)))
    return
  }
  await db
    .insert(adminHiddenColumns)
    .values({ userId: row.adminId, table: row.table, hidden: row.hidden })
    .onConflictDoUpdate({ target: [userId, table], set: { hidden: row.hidden } })
}

export async function deleteHiddenColumns(tx: Db, adminId: string): Promise<void> {
  await tx.delete(adminHiddenColumns).where(eq(userId, adminId))
}
