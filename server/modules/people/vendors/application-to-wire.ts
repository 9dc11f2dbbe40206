import type { OwnApplicationWire, VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { Db } from '@/server/db/db'
import { documentUrl } from '@/server/modules/platform/uploads/document-file'
import { type Applicant, findApplicationOf } from './applicants'

/** An application for its user and for admins; documents are ids, read through a signed address. */
export function applicationToWire({ vendor, user }: Applicant): VendorApplicationWire {
  return {
    _id: vendor.id,
    type: vendor.type,
    state: vendor.state,
    rejectionReason: vendor.rejectionReason,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: vendor.companyName,
    phone: vendor.contactPhone ?? user.phone ?? '',
    address: vendor.address,
    nationality: user.nationality,
    email: user.email,
    idNumber: user.idNumber,
    commId: vendor.commercialNumber,
    file: user.avatarUrl,
    idPhoto: paper(vendor.idPhotoUploadId),
    commercialIdPhoto: paper(vendor.commercialPhotoUploadId),
    createdAt: vendor.createdAt.toISOString(),
    decidedAt: vendor.decidedAt?.toISOString() ?? null,
  }
}

const paper = (id: string | null) => (id ? documentUrl(id) : null)

/** The state of the user's application. */
export async function getOwnApplication(db: Db, userId: string): Promise<OwnApplicationWire> {
  const applicant = await findApplicationOf(db, userId)
  return { application: applicant ? applicationToWire(applicant) : null }
}
