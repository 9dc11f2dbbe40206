import type { Db } from '@/server/db/db'
import { assertOwnPictures } from '@/server/modules/uploads/assert-own-uploads'

/** Pictures must be the vendor's own uploads, or already belong to the listing. */
export function assertOwnImages(
  db: Db,
  ownerId: string,
  images: readonly string[],
  alreadyShown: readonly string[] = [],
): Promise<void> {
  const named = images.flatMap((url, i) =>
    alreadyShown.includes(url) ? [] : [[`description.images.${i}`, url]],
  )
  return assertOwnPictures(db, ownerId, Object.fromEntries(named))
}
