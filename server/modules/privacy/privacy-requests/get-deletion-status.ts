import type { DeletionStatus } from '@/lib/contract/schemas/account/privacy-request'
import type { Deps } from '@/server/deps'
import { listBlockers } from '@/server/modules/privacy/personal-data/list-deletion-blockers'
import type { SignedIn } from '@/server/policy/signed-in'
import { findWaiting } from './store'

/** What blocks the closing of an account, and the user's waiting request for it. */
export async function getDeletionStatus({ db }: Deps, user: SignedIn): Promise<DeletionStatus> {
  const waiting = await findWaiting(db, user._id, 'deletion')
  const request = waiting && {
    askedAt: waiting.askedAt.toISOString(),
    dueAt: waiting.dueAt.toISOString(),
  }
  return { ...(await listBlockers(db, user)), request }
}
