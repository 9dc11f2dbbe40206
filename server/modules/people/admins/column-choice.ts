import { and, eq } from 'drizzle-orm'
import type { ColumnChoiceWire } from '@/lib/contract/schemas/admin/column-choice'
import type { ColumnChoiceBody } from '@/lib/domain/admin/column-choice'
import type { Db } from '@/server/db/db'
import { adminHiddenColumns } from '@/server/db/schema/people/admins'

const { userId, table, hidden, order } = adminHiddenColumns

export function listColumnChoices(db: Db, adminId: string): Promise<ColumnChoiceWire[]> {
  return db
    .select({ table, hidden, order })
    .from(adminHiddenColumns)
    .where(eq(userId, adminId))
    .orderBy(table)
}

/** Of two devices the one that writes last decides about a table; other tables are rows of their own. */
export async function writeColumnChoice(
  db: Db,
  row: { adminId: string; table: string } & ColumnChoiceBody,
): Promise<void> {
  if (row.hidden === null) {
    await db.delete(adminHiddenColumns).where(and(eq(userId, row.adminId), eq(table, row.table)))
    return
  }
  const choice = { hidden: row.hidden, ...(row.order ? { order: row.order } : {}) }
  await db
    .insert(adminHiddenColumns)
    .values({ userId: row.adminId, table: row.table, ...choice })
    .onConflictDoUpdate({ target: [userId, table], set: choice })
}

export async function deleteColumnChoices(tx: Db, adminId: string): Promise<void> {
  await tx.delete(adminHiddenColumns).where(eq(userId, adminId))
}
