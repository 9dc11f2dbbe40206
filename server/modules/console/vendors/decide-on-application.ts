import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import { WIRE } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { promoteToVendor } from '@/server/modules/people/accounts/change-profile'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { findApplication } from '@/server/modules/people/vendors/applicants'
import { applicationToWire } from '@/server/modules/people/vendors/application-to-wire'
import type { SignedIn } from '@/server/policy/signed-in'
import { lockShownVendor } from './lock-shown-vendor'
import { decideApplication } from './store'

export type Decision = { version: number } & ({ state: 'approved' } | { state: 'rejected'; reason: string })

const NOTICES = { approved: WIRE.vendorApproved, rejected: WIRE.vendorRejected } as const

/**
 * An admin approves or rejects an application; role, notification and audit line are written in one transaction. A
 * second decision throws `already_done`, and an admin who is the applicant `second_person_needed`.
 */
export async function decideOnApplication(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  decision: Decision,
): Promise<VendorApplicationWire> {
  const now = clock.now()
  const reason = decision.state === 'rejected' ? decision.reason : null
  return db.transaction(async (tx) => {
    await lockShownVendor(tx, id, decision.version)
    const decided = await decideApplication(tx, id, {
      state: decision.state,
      rejectionReason: reason,
      decidedAt: now,
    })
    const applicant = await findApplication(tx, id)
    if (!applicant) throw new DomainError('not_found')
    if (!decided) throw new DomainError('already_done')
    const userId = applicant.user.id
    if (userId === admin._id) throw new DomainError('second_person_needed')
    if (decision.state === 'approved') await promoteToVendor(tx, userId, decided.companyName)
    await notifyUser(tx, {
      userId,
      type: NOTICES[decision.state],
      params: {},
      createdAt: now,
    })
    await writeAudit(tx, {
      actorId: admin._id,
      action: `vendor_${decision.state}`,
      subjectId: id,
      reason,
      before: { state: 'waiting' },
      after: { state: decided.state },
      createdAt: now,
    })
    return applicationToWire(applicant)
  })
}
