import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { eraseCleaning } from '@/server/modules/bookings/cleaning/personal-data'
import { endOptionsOfGuest } from '@/server/modules/bookings/options/end-option'
import { eraseAgreements, eraseReviewPhotos } from '@/server/modules/bookings/personal-data'
import { eraseContact, eraseTemplates } from '@/server/modules/conversations/personal-data'
import { eraseListings } from '@/server/modules/listings/personal-data'
import { eraseMoney } from '@/server/modules/money/personal-data'
import { lockUserWithVendors } from '@/server/modules/people/accounts/lock-user'
import { forgetAdmin } from '@/server/modules/people/admins/forget-admin'
import { anonymizeUser, eraseTraces } from '@/server/modules/people/erase-person'
import { deleteUnusedDocuments, deleteUploadsOf } from '@/server/modules/platform/uploads/delete-uploads'
import { settleRequestsOf } from '@/server/modules/privacy/privacy-requests/settle-requests'
import type { SignedIn } from '@/server/policy/signed-in'
import { isBlocked, listBlockers } from './list-deletion-blockers'

/**
 * Closes an account. Throws `account_in_use` with the blockers, and `last_owner`. Records that the law requires (bookings,
 * invoices, ledger) remain without identity (security.md, privacy).
 */
export async function closeAccount(deps: Deps, user: SignedIn): Promise<void> {
  const photos = await deps.db.transaction(async (tx) => {
    if (user.adminSession) await forgetAdmin(tx, user._id)
    await lockUserWithVendors(tx, user._id)
    return eraseAccount(tx, user, deps.clock.now())
  })
  await deleteUploadsOf(deps, user._id)
  await deleteUnusedDocuments(deps, photos)
}

type Leaving = Pick<SignedIn, '_id' | 'balance'>

/**
 * Erases a locked user unless something blocks it; the uploads are deleted after the transaction. Returns documents that members
 * of the vendor uploaded for it, which go too.
 */
export async function eraseAccount(tx: Db, user: Leaving, now: Date): Promise<string[]> {
  await refuseBlocked(tx, user)
  await settleRequestsOf(tx, user._id, now)
  await endOptionsOfGuest(tx, user._id, now)
  await eraseTraces(tx, user._id, now)
  await eraseReviewPhotos(tx, user._id)
  await eraseAgreements(tx, user._id)
  await eraseCleaning(tx, user._id, now)
  await eraseContact(tx, user._id)
  await eraseTemplates(tx, user._id)
  await eraseMoney(tx, user._id)
  await anonymizeUser(tx, user._id, now)
  // The vendor before its listings, as a suspension locks them.
  return eraseListings(tx, user._id, now)
}

async function refuseBlocked(db: Db, user: Leaving): Promise<void> {
  const blockers = await listBlockers(db, user)
  if (isBlocked(blockers)) throw new DomainError('account_in_use', { data: { blockers } })
}
