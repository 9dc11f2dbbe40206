import type { EinvoiceBrief } from '@/lib/contract/schemas/invoices/einvoice'
import { isDeliverable } from '@/lib/domain/invoices/einvoice'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import type { Invoice } from './store'

/** Writes a line of the audit trail for each file that an admin downloads. */
export async function noteDownload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SignedIn,
  { invoice, isForeign, number }: { invoice: Invoice; isForeign: boolean; number: string },
): Promise<void> {
  if (isForeign)
    await writeAudit(db, {
      ...{ actorId: user._id, action: 'invoice_downloaded', subjectId: invoice.id, createdAt: clock.now() },
      after: { number },
    })
}

/** A standard invoice reaches its buyer when ZATCA has cleared it; admins see it before. Throws `not_cleared`. */
export function assertDeliverable(
  { isForeign }: { isForeign: boolean },
  einvoice: EinvoiceBrief | undefined,
): void {
  if (einvoice && !isForeign && !isDeliverable(einvoice)) throw new DomainError('not_cleared')
}
