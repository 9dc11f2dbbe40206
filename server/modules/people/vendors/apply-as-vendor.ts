import type { OwnApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { VendorType } from '@/lib/domain/account/account'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { VendorBody } from '@/lib/domain/account/vendor'
import { DomainError } from '@/lib/domain/issues'
import { UPLOAD_FORMATS } from '@/lib/domain/upload'
import type { Deps } from '@/server/deps'
import { changeProfile } from '@/server/modules/people/accounts/change-profile'
import { assertOwnPictures, assertOwnUploads } from '@/server/modules/platform/uploads/assert-own-uploads'
import { deleteDocumentWithFile } from '@/server/modules/platform/uploads/document-file'
import { makePrivate } from '@/server/modules/platform/uploads/make-private'
import type { SignedIn } from '@/server/policy/signed-in'
import { findApplicationOf } from './applicants'
import { getOwnApplication } from './application-to-wire'
import { createApplication, replaceApplication } from './store'

/**
 * A user applies to become a vendor, or again after a rejection. The profile is updated, documents become private and
 * earlier ones are deleted. Applicants and vendors get `already_done`.
 */
export async function applyAsVendor(
  deps: Deps,
  user: SignedIn,
  type: VendorType,
  body: VendorBody,
): Promise<OwnApplicationWire> {
  const before = await findApplicationOf(deps.db, user._id)
  if (user.role === 'Admin') throw new DomainError('forbidden')
  if (before && before.vendor.state !== 'rejected') throw new DomainError('already_done')
  const papers = await makeDocumentsPrivate(deps, user._id, body)
  await deps.db.transaction(async (tx) => {
    const application = { ...applicationOf(body), ...papers, type, createdAt: deps.clock.now() }
    const isWritten = before
      ? await replaceApplication(tx, before.vendor.id, application)
      : await createApplication(tx, user._id, application)
    if (!isWritten) throw new DomainError('already_done')
    const { firstName, lastName, email, nationality, idNumber, file } = body
    await changeProfile({ ...deps, db: tx }, user, {
      firstName,
      lastName,
      email,
      nationality,
      idNumber,
      file,
    })
  })
  const stored = Object.values(papers)
  for (const id of [before?.vendor.idPhotoUploadId, before?.vendor.commercialPhotoUploadId]) {
    if (id && !stored.includes(id)) await deleteDocumentWithFile(deps, id)
  }
  return getOwnApplication(deps.db, user._id)
}

function applicationOf({ address, phone, companyName, commId }: VendorBody) {
  return {
    address,
    contactPhone: normalisePhone(phone),
    companyName: companyName ?? null,
    commercialNumber: commId ?? null,
  }
}

/** All uploads are checked before any is made private. */
async function makeDocumentsPrivate(
  deps: Deps,
  userId: string,
  { file, idPhoto, commercialIdPhoto }: VendorBody,
) {
  await assertOwnPictures(deps.db, { userId }, { file: file ?? '' })
  const named = { idPhoto: idPhoto ?? '', ...(commercialIdPhoto ? { commercialIdPhoto } : {}) }
  const own = await assertOwnUploads(deps.db, { userId }, named, UPLOAD_FORMATS)
  const seal = async (path: string) => (own[path] ? makePrivate(deps, own[path]) : null)
  return { idPhotoUploadId: await seal('idPhoto'), commercialPhotoUploadId: await seal('commercialIdPhoto') }
}
