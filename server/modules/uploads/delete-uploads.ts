import type { Deps } from '@/server/deps'
import { forgetDocument } from '@/server/modules/documents/delete-document'
import { forgetPicture } from './make-private'
import { isShownByService, readUploadsOf } from './store'

/** Takes a leaving person's papers and portraits away; pictures of places stay with the bookings that show them. */
export async function forgetUploads(deps: Pick<Deps, 'db' | 'files'>, ownerId: string): Promise<void> {
  for (const upload of await readUploadsOf(deps.db, ownerId)) {
    if (upload.visibility === 'private') await forgetDocument(deps, upload.id)
    else if (!(await isShownByService(deps.db, upload.fileKey))) await forgetPicture(deps, upload)
  }
}
