import type { Deps } from '@/server/deps'
import { deleteDocumentWithFile } from './document-file'
import { deletePicture } from './make-private'
import { isShownByListing, listUploadsOf } from './store'

/** Deletes a user's documents and portraits; pictures of listings remain for their bookings. */
export async function deleteUploadsOf(deps: Pick<Deps, 'db' | 'files'>, ownerId: string): Promise<void> {
  for (const upload of await listUploadsOf(deps.db, ownerId)) {
    if (upload.visibility === 'private') await deleteDocumentWithFile(deps, upload.id)
    else if (!(await isShownByListing(deps.db, upload.fileKey))) await deletePicture(deps, upload)
  }
}
