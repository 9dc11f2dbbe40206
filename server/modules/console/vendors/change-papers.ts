import type { VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import type { PapersBody } from '@/lib/domain/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { findApplication, type Vendor } from '@/server/modules/people/vendors/applicants'
import { UNCHECKED } from '@/server/modules/people/vendors/vat-check'
import type { SignedIn } from '@/server/policy/signed-in'
import { getVendorDetail } from './get-vendor-detail'
import { lockShownVendor } from './lock-shown-vendor'
import { insertNote } from './notes-store'
import { writeVendor } from './store'

type Papers = Pick<Vendor, 'commercialNumber' | 'commercialExpires' | 'vatNumber' | 'vatExpires'>

/** An admin enters numbers and last days as the documents have them; reminders follow the days. */
export async function changePapers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  { version, commId, commercialExpiresOn, vatNumber, vatExpiresOn }: PapersBody,
): Promise<VendorDetailWire> {
  const after: Papers = {
    commercialNumber: commId || null,
    commercialExpires: commercialExpiresOn || null,
    vatNumber: vatNumber || null,
    vatExpires: vatExpiresOn || null,
  }
  await db.transaction(async (tx) => {
    const vendor = await lockShownVendor(tx, id, version)
    const isOther = after.vatNumber !== vendor.vatNumber
    await writeVendor(tx, id, { ...after, ...(isOther ? UNCHECKED : {}) })
    const { commercialNumber, commercialExpires, vatExpires } = vendor
    const before: Papers = { commercialNumber, commercialExpires, vatNumber: vendor.vatNumber, vatExpires }
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'vendor_papers_changed',
      subjectId: id,
      before: { ...before },
      after: { ...after },
      createdAt: clock.now(),
    })
  })
  return getVendorDetail(db, id)
}

/** An internal note, which only admins read; notes are neither changed nor deleted. */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  body: string,
): Promise<VendorDetailWire> {
  if (!(await findApplication(db, id))) throw new DomainError('not_found')
  const createdAt = clock.now()
  await db.transaction(async (tx) => {
    await insertNote(tx, { vendorId: id, authorId: admin._id, body, createdAt })
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'vendor_note_added',
      subjectId: id,
      after: { note: body },
      createdAt,
    })
  })
  return getVendorDetail(db, id)
}
