import type { Db } from '@/server/db/db'
import { type AuditLine, writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'

interface BatchEvent extends Pick<AuditLine, 'before' | 'after' | 'createdAt'> {
  event: 'created' | 'approved' | 'downloaded' | 'sent'
  id: string
}

/** Notes in the audit trail what an admin did with a bank file. */
export function auditBatch(tx: Db, admin: SignedIn, { event, id, ...line }: BatchEvent): Promise<void> {
  return writeAudit(tx, {
    actorId: admin._id,
    action: `payout_batch_${event}`,
    subjectId: id,
    ...line,
  })
}
