import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { spendCode } from '@/server/modules/accounts/verify-code'
import { forgetUploads } from '@/server/modules/uploads/forget-uploads'
import { findBlockers, isBlocked } from './find-blockers'
import { deleteTraces, emptyPerson, lockPerson } from './store'

/**
 * Closes an account at once, against a code to its phone. Refused with `account_in_use` and the list of what stands in
 * the way. What the law makes us keep (bookings, invoices, ledger) stays without identity (security.md, privacy).
 */
export async function closeAccount(deps: Deps, user: SignedIn, otp: string): Promise<void> {
  await refuseBlocked(deps.db, user)
  await spendCode(deps, { phone: user.phone, otp }, ['deleteAccount'])
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, user._id)
    await refuseBlocked(tx, user)
    await deleteTraces(tx, user._id)
    await emptyPerson(tx, user._id, deps.clock.now())
  })
  await forgetUploads(deps, user._id)
}

async function refuseBlocked(db: Deps['db'], user: SignedIn): Promise<void> {
  const blockers = await findBlockers(db, user)
  if (isBlocked(blockers)) throw new Refusal('account_in_use', { data: { blockers } })
}
