import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { arrivalGuides } from '@/server/db/schema/listings/arrival-guides'
import { listings } from '@/server/db/schema/listings/listings'
import { documentIdOf } from '@/server/modules/platform/uploads/document-file'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

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

/** What the user's own guests learn, with the codes; guests export nothing of it. */
export async function exportGuides(db: Db, userId: string) {
  const rows = await db
    .select({ service: LISTING_NAME, guide: arrivalGuides })
    .from(arrivalGuides)
    .innerJoin(listings, eq(listings.id, arrivalGuides.listingId))
    .where(inArray(listings.vendorId, vendorOwnedBy(db, userId)))
  return rows.map(({ service, guide: { content, entryWay, entryTime, updatedAt } }) => {
    const { sections, photos, ...texts } = content
    return {
      ...{ service, entryWay, entryTime, ...texts, updatedAt },
      manual: sections.flatMap(({ title_ar, text_ar, title, text }) =>
        [`${title_ar}: ${text_ar}`, `${title} ${text}`.trim()].filter(Boolean),
      ),
      photos: photos.map(({ photo }) => photo),
      captions: photos.flatMap(({ caption_ar, caption }) => [caption_ar, caption].filter(Boolean)),
    }
  })
}
