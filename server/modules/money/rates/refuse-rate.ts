import type { IssueCode } from '@/lib/domain/issue-codes'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'

/** The refusal of a rate or a rule that cannot hold from a day, or not at all. */
export const invalidRate = (path: 'holdsFrom' | 'accountedBy', code: IssueCode): DomainError =>
  new DomainError('invalid', { issues: [issue(path, code)] })

/** Why a rate or a rule was not withdrawn: it is not there, was withdrawn already, or holds. */
export async function withdrawalRefusal(
  tx: Db,
  id: string,
  found: { withdrawnAt: Date | null } | undefined,
): Promise<DomainError> {
  if (!found) return new DomainError('not_found')
  return found.withdrawnAt ? decidedBefore(tx, 'rate', id) : new DomainError('deadline_passed')
}
