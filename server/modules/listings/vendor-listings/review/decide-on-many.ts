import type { BulkResult } from '@/lib/contract/schemas/listing/listing-review'
import { DomainError, issue } from '@/lib/domain/issues'
import { type BulkBody, VERBS_WITH_REASON } from '@/lib/domain/listing/listing-review'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/policy/signed-in'
import { decideAsAdmin } from './decide-as-admin'

/**
 * The same decision on several listings, each in a transaction of its own: one that is refused stops no other, and the
 * answer says of each what became of it.
 */
export async function decideOnMany(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { verb, reason, items }: BulkBody,
): Promise<BulkResult> {
  const needsReason = VERBS_WITH_REASON.some((one) => one === verb)
  if (needsReason && !reason) throw new DomainError('bad_request', { issues: [issue('reason', 'required')] })
  const decision = { verb, ...(needsReason && reason ? { reason } : {}) }
  const results: BulkResult['results'] = []
  for (const { id, version } of items) {
    const error = await decideAsAdmin(deps, admin, id, { ...decision, version }).then(
      () => null,
      (failure: unknown) => {
        if (failure instanceof DomainError) return failure.code
        throw failure
      },
    )
    results.push({ _id: id, error })
  }
  return { results }
}
