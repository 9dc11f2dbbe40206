import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import type { VatDecisionBody } from '@/lib/domain/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import type { SignedIn } from '@/server/policy/signed-in'
import { getVendorDetail } from './get-vendor-detail'
import { lockShownVendor } from './lock-shown-vendor'
import { writeVendor } from './store'

const NOTIFIED = { checked: 'Vat_number_checked', refused: 'Vat_number_refused' } as const

/** An admin has looked a number up at the tax authority: documents from now on carry it, or do not. The vendor is told. */
export async function checkVatNumber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  { version, decision, reason = '' }: VatDecisionBody,
): Promise<VendorDetailWire> {
  const createdAt = clock.now()
  await db.transaction(async (tx) => {
    const { vatNumber, vatState } = await lockShownVendor(tx, id, version)
    if (vatNumber === null) throw new DomainError('not_in_this_state')
    if (vatState === decision) throw new DomainError('already_done')
    const refusal = decision === 'refused' ? reason : null
    await writeVendor(tx, id, { vatState: decision, vatRefusalReason: refusal })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'vat_number_decided', subjectId: id, createdAt },
      ...(refusal === null ? {} : { reason: refusal }),
      before: { vatNumber, vatState },
      after: { vatNumber, vatState: decision },
    })
    const params = { number: vatNumber, reason: refusal ?? '' }
    await notifyVendor(tx, { vendorId: id, type: NOTIFIED[decision], params, createdAt })
  })
  return getVendorDetail(db, id)
}
