import { PICTURE_WIDTHS } from '@/lib/domain/listing/picture'
import type { Deps } from '@/server/deps'
import { removeAvif } from '@/server/modules/platform/media/make-avif'
import { pictureWork } from '@/server/modules/platform/media/picture-work'
import { DEMO_FORMATS } from '@/server/modules/platform/media/read-head'
import { pictureFile } from '@/server/modules/platform/media/store-picture'
import { storeDocument } from './document-file'
import { deleteUpload, isUsedByOthers, type Upload, writeUpload } from './store'

/**
 * Turns an upload into a private document; returns its id. A client may upload an ID as a picture, because the contract
 * has one upload call; it is copied to private storage and removed from the public one.
 */
export async function makePrivate(deps: Deps, upload: Upload): Promise<string> {
  if (upload.visibility === 'private') return upload.id
  const { db, files, clock } = deps
  const bytes = await files.get(pictureFile(upload.fileKey, Math.max(...PICTURE_WIDTHS)))
  if (!bytes) throw new Error(`the file of upload ${upload.id} is missing`)
  const { row } = await pictureWork.inTurn(upload.ownerId, () =>
    storeDocument(files, Buffer.from(bytes), DEMO_FORMATS),
  )
  await writeUpload(db, { ...row, ownerId: upload.ownerId, visibility: 'private', createdAt: clock.now() })
  await deletePicture(deps, upload)
  return row.id
}

/** Deletes a picture with its files, unless another user has uploaded the same bytes. */
export async function deletePicture(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  upload: Upload,
): Promise<void> {
  const isShared = await isUsedByOthers(db, upload)
  await deleteUpload(db, upload.id)
  if (isShared) return
  for (const width of PICTURE_WIDTHS) await files.remove(pictureFile(upload.fileKey, width))
  await removeAvif({ files }, upload.fileKey)
}
