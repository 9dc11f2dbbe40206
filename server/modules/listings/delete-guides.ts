import { inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { arrivalGuides } from '@/server/db/schema/listings/arrival-guides'
import { documentIdOf } from '@/server/modules/platform/uploads/document-file'

/**
 * Deletes the arrival guides of listings that the caller has locked and marked as deleted. Returns the documents of their
 * photos, which are deleted after the transaction.
 */
export async function deleteGuides(tx: Db, listingIds: string[]): Promise<string[]> {
  const gone = await tx
    .delete(arrivalGuides)
    .where(inArray(arrivalGuides.listingId, listingIds))
    .returning({ content: arrivalGuides.content })
  return gone.flatMap(({ content }) => content.photos.flatMap(({ photo }) => documentIdOf(photo) ?? []))
}
