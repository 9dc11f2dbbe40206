import type { VatNumberBody } from '@/lib/domain/account/vendor'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { writeVatNumber } from './store'

/** A vendor registers for VAT, or no longer is: documents from now on follow it, issued ones never change. */
export async function changeVatNumber(
  { db, clock }: Deps,
  user: SignedIn,
  { vatNumber }: VatNumberBody,
): Promise<{ vatNumber: string | null }> {
  const number = vatNumber || null
  await db.transaction(async (tx) => {
    const before = await writeVatNumber(tx, user._id, number)
    if (!before) return
    await writeAudit(tx, {
      actorId: user._id,
      action: 'vat_number_changed',
      subjectId: user._id,
      before,
      after: { vatNumber: number },
      createdAt: clock.now(),
    })
  })
  return { vatNumber: number }
}
