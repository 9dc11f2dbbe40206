import type { Deps } from '@/server/deps'
import { deleteDocumentWithFile } from '@/server/modules/documents/delete-document'
import { deletePicture } from './make-private'
import { isShownByListing, listUploadsOf } from './store'

/** Takes a leaving user's documents and portraits away; pictures of listings stay with the bookings that show them. */
export async function deleteUploadsOf(deps: Pick<Deps, 'db' | 'files'>, ownerId: string): Promise<void> {
  for (const upload of await listUploadsOf(deps.db, ownerId)) {
    if (upload.visibility === 'private') await deleteDocumentWithFile(deps, upload.id)
    else if (!(await isShownByListing(deps.db, upload.fileKey))) await deletePicture(deps, upload)
  }
}
