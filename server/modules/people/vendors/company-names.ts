import type { CompanyNameWire } from '@/lib/contract/schemas/account/vendor'
import type { CompanyNameBody } from '@/lib/domain/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import type { Vendor } from './applicants'
import { lockVendor } from './lock-vendor'
import { writeProposedName } from './store'

/** The names of a company; null for a host. */
export function companyNamesOf({
  type,
  companyName: name,
  proposedName: proposed,
  nameRefusalReason: refusalReason,
}: Vendor): CompanyNameWire | null {
  return type === 'company' ? { name, proposed, refusalReason } : null
}

/**
 * A company asks for another name; the one that it has holds until an admin approves it, and stays on what was issued. Its own
 * name withdraws the request. Throws `not_in_this_state` for a host and for an application that is not approved.
 */
export async function proposeCompanyName(
  { db, clock }: Deps,
  member: Member,
  { companyName }: CompanyNameBody,
): Promise<CompanyNameWire> {
  const createdAt = clock.now()
  return db.transaction(async (tx) => {
    const vendor = await lockVendor(tx, member.vendorId)
    if (vendor?.type !== 'company' || vendor.state !== 'approved') throw new DomainError('not_in_this_state')
    const { companyName: name, proposedName: before } = vendor
    const proposed = companyName === name ? null : companyName
    if (proposed === before) return { name, proposed, refusalReason: vendor.nameRefusalReason }
    await writeProposedName(tx, vendor.id, proposed, createdAt)
    await writeAudit(tx, {
      ...{ actorId: member._id, action: 'company_name_proposed', subjectId: vendor.id, createdAt },
      before: { companyName: name, proposedName: before },
      after: { companyName: name, proposedName: proposed },
    })
    await writeTrail(tx, member, { act: 'company_name_proposed', subjectId: vendor.id, createdAt })
    return { name, proposed, refusalReason: null }
  })
}
