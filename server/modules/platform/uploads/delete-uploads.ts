import type { Deps } from '@/server/deps'
import { deleteDocumentWithFile, documentFile } from './document-file'
import { deletePicture } from './make-private'
import { deleteUnusedDocument, isShownByListing, listUploadsOf } from './store'

/** Deletes a user's documents and portraits; pictures of listings remain for their bookings. */
export async function deleteUploadsOf(deps: Pick<Deps, 'db' | 'files'>, ownerId: string): Promise<void> {
  for (const upload of await listUploadsOf(deps.db, ownerId)) {
    if (upload.visibility === 'private') await deleteDocumentWithFile(deps, upload.id)
    else if (!(await isShownByListing(deps.db, upload.fileKey))) await deletePicture(deps, upload)
  }
}

/** Deletes these private pictures with their files, but for those that something else names. */
export async function deleteUnusedDocuments(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) if (await deleteUnusedDocument(db, id)) await files.remove(documentFile(id))
}
