import type { VatNumberBody } from '@/lib/domain/account/vendor'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { writeVatNumber } from './store'

/** A vendor registers for VAT, or no longer is: documents follow it once an admin has checked the number, issued ones never change. */
export async function changeVatNumber(
  { db, clock }: Deps,
  member: Member,
  { vatNumber }: VatNumberBody,
): Promise<{ vatNumber: string | null }> {
  const number = vatNumber || null
  const createdAt = clock.now()
  await db.transaction(async (tx) => {
    const before = await writeVatNumber(tx, member.vendorId, number)
    if (!before) return
    await writeAudit(tx, {
      actorId: member._id,
      action: 'vat_number_changed',
      subjectId: member.vendorId,
      before,
      after: { vatNumber: number },
      createdAt,
    })
    await writeTrail(tx, member, { act: 'vat_number_changed', subjectId: member.vendorId, createdAt })
  })
  return { vatNumber: number }
}
