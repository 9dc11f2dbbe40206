import type { AuditValues } from '@/lib/domain/admin/audit-values'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { findPending, findTexts, lockListingRow } from '@/server/modules/listings/vendor-listings/store'

/** What a decision changes of a listing, as the audit trail stores it. */
export async function findAuditedState(tx: Db, id: string): Promise<AuditValues> {
  const listing = await lockListingRow(tx, id)
  if (!listing) throw new DomainError('not_found')
  const texts = await findTexts(tx, id)
  return {
    state: listing.state,
    name: listing.name,
    nameAr: listing.nameAr,
    description: texts?.description ?? null,
    descriptionAr: texts?.descriptionAr ?? null,
    images: listing.images,
    photoCaptions: (texts?.extras?.photoCaptions ?? []).map(({ en, ar }) =>
      [ar, en].filter(Boolean).join(' · '),
    ),
    isChangeWaiting: (await findPending(tx, id)) !== null,
  }
}
