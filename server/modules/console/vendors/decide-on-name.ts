import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import type { NameDecisionBody } from '@/lib/domain/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { renewContent } from '@/server/modules/catalogue/editing/record-change'
import { renamePublicly } from '@/server/modules/people/accounts/change-profile'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { findApplication } from '@/server/modules/people/vendors/applicants'
import type { SignedIn } from '@/server/policy/signed-in'
import { getVendorDetail } from './get-vendor-detail'
import { lockShownVendor } from './lock-shown-vendor'
import { writeVendor } from './store'

const NOTIFIED = { approved: 'Company_name_approved', refused: 'Company_name_refused' } as const

/**
 * An admin has compared the name with the registration: the company is called so from now on, or keeps its name. Documents that
 * were issued are not written again. The version that the admin saw names the proposal too.
 */
export async function decideOnName(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  { version, decision, reason = '' }: NameDecisionBody,
): Promise<VendorDetailWire> {
  const createdAt = clock.now()
  await db.transaction(async (tx) => {
    const { companyName, proposedName } = await lockShownVendor(tx, id, version)
    if (proposedName === null) throw new DomainError('not_in_this_state')
    const isApproved = decision === 'approved'
    const refusal = isApproved ? null : reason
    await writeVendor(tx, id, {
      ...(isApproved ? { companyName: proposedName } : {}),
      ...{ proposedName: null, nameProposedAt: null, nameRefusalReason: refusal },
    })
    const owner = isApproved ? await findApplication(tx, id) : null
    if (owner) {
      await renamePublicly(tx, owner.user.id, proposedName)
      await renewContent(tx)
    }
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'company_name_decided', subjectId: id, createdAt },
      ...(refusal === null ? {} : { reason: refusal }),
      before: { companyName, proposedName },
      after: { companyName: isApproved ? proposedName : companyName, proposedName: null },
    })
    const params = { name: proposedName, reason: reason }
    await notifyVendor(tx, { vendorId: id, type: NOTIFIED[decision], params, createdAt })
  })
  return getVendorDetail(db, id)
}
