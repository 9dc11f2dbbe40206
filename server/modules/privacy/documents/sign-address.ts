import type { SignedAddress } from '@/lib/contract/account/documents'
import { mayRead } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { canReadGuidePhoto } from '@/server/modules/bookings/arrival-guides/read-guides'
import { canReadPhoto } from '@/server/modules/bookings/deposit-claims/can-read-photo'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { documentUrl } from '@/server/modules/platform/uploads/document-file'
import { findDocument } from '@/server/modules/platform/uploads/private-documents'
import type { SignedIn } from '@/server/policy/signed-in'
import { isSigned, type Keys, sessionKeys, sign } from '@/server/rotating-keys'

/** Where the console shows documents: applications of vendors, and claims on deposits. */
const READ_BY_ADMINS_OF = ['vendors', 'bookings'] as const

/** Enough to load the page that shows it, too short to pass the address on. */
const LIVES_SECONDS = 120

/**
 * Signs the address of a document for two minutes: for its user, for the guest from whose deposit it claims, for members who
 * edit the guide that it is a photo of, or for an admin, whose access is written into the audit trail first. Throws `not_found` for all others.
 */
export async function signAddress(deps: Deps, viewer: SignedIn, id: string): Promise<SignedAddress> {
  const document = await findDocument(deps.db, id)
  if (!document) throw new DomainError('not_found')
  const isReader =
    document.ownerId === viewer._id ||
    (await canReadPhoto(deps.db, id, viewer)) ||
    (await canReadGuidePhoto(deps.db, id, viewer))
  if (!isReader && !READ_BY_ADMINS_OF.some((area) => mayRead(viewer.adminRole, area)))
    throw new DomainError('not_found')
  if (!isReader) {
    await writeAudit(deps.db, {
      actorId: viewer._id,
      action: 'document_viewed',
      subjectId: id,
      after: { ownerId: document.ownerId },
      createdAt: deps.clock.now(),
    })
  }
  const expires = deps.clock.now().getTime() + LIVES_SECONDS * 1000
  const signature = sign(sessionKeys(deps.config), signedText({ id, viewer: viewer._id, expires }))
  const query = new URLSearchParams({ viewer: viewer._id, expires: String(expires), signature })
  return {
    url: `${documentUrl(id)}/file?${query}`,
    expiresAt: new Date(expires).toISOString(),
    format: document.format,
  }
}

/** The signed content: this viewer may read this document until `expires`. */
interface SignedClaim {
  id: string
  viewer: string
  /** milliseconds since 1970 */
  expires: number
}

const signedText = ({ id, viewer, expires }: SignedClaim) => `document|${id}|${viewer}|${expires}`

export const isSignedBy = (keys: Keys, claim: SignedClaim, signature: string): boolean =>
  isSigned(keys, signedText(claim), signature)
