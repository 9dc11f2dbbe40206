import type { Db } from '@/server/db/open'
import { auditTrail } from '@/server/db/schema/audit'

/** One line about an act of an admin; the table takes no change and no removal. */
export async function writeAudit(
  tx: Pick<Db, 'insert'>,
  line: typeof auditTrail.$inferInsert,
): Promise<void> {
  await tx.insert(auditTrail).values(line)
}
