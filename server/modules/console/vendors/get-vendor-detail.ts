import type { ReviewedVendorWire, VendorDetailWire } from '@/lib/contract/schemas/account/vendor'
import { maskedNumber } from '@/lib/domain/account/identity'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { type Applicant, findApplication } from '@/server/modules/people/vendors/applicants'
import { applicationToWire } from '@/server/modules/people/vendors/application-to-wire'
import { companyNamesOf } from '@/server/modules/people/vendors/company-names'
import { vatCheckOf } from '@/server/modules/people/vendors/vat-check'
import { listNotes } from './notes-store'
import { countListings, listOpenBookings } from './open-bookings-store'

const SHOWN_BOOKINGS = 50

/** One vendor with everything that an admin needs to decide. */
export async function getVendorDetail(db: Db, id: string): Promise<VendorDetailWire> {
  const applicant = await findApplication(db, id)
  if (!applicant) throw new DomainError('not_found')
  const open = await listOpenBookings(db, id)
  return {
    vendor: reviewedToWire(applicant),
    listings: await countListings(db, id),
    openBookings: open.slice(0, SHOWN_BOOKINGS),
    openTotal: open.length,
    cancellable: open.filter(({ canCancel }) => canCancel).length,
    notes: await listNotes(db, id),
  }
}

/** A decision compares the ID number with its photo; afterwards it is masked like that of every user. */
export function reviewedToWire(applicant: Applicant): ReviewedVendorWire {
  const application = applicationToWire(applicant)
  const { state, idNumber } = application
  const { version, suspendedAt, suspensionReason, vatNumber, commercialExpires, vatExpires } =
    applicant.vendor
  return {
    ...application,
    idNumber: state === 'waiting' ? idNumber : idNumber && maskedNumber(idNumber),
    version,
    suspension: suspendedAt && { reason: suspensionReason ?? '', since: suspendedAt.toISOString() },
    vatNumber,
    vatCheck: vatCheckOf(applicant.vendor),
    companyNames: companyNamesOf(applicant.vendor),
    expires: { commercial: commercialExpires, vat: vatExpires },
  }
}
