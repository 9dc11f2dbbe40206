import type { Db } from '@/server/db/db'
import { auditTrail } from '@/server/db/schema/audit'

/** Appends an admin's action to the audit trail; the table refuses updates and deletes. */
export async function writeAudit(
  tx: Pick<Db, 'insert'>,
  line: typeof auditTrail.$inferInsert,
): Promise<void> {
  await tx.insert(auditTrail).values(line)
}
