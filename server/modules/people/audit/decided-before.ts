import type { AuditSubject } from '@/lib/domain/admin/audit-actions'
import { DomainError, type ErrorCode } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { findLastChange } from './store'

/** The refusal of a second decision; it says which admin was first, and with what. */
export async function decidedBefore(
  tx: Db,
  kind: AuditSubject,
  subject: string,
  code: ErrorCode = 'already_done',
): Promise<DomainError> {
  const last = await findLastChange(tx, kind, subject)
  if (!last?.actor) return new DomainError(code)
  return new DomainError(code, { decided: { by: publicNameOf(last.actor), action: last.line.action } })
}
