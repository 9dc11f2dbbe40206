import type { Db } from '@/server/db/open'
import { assertOwnPictures } from '@/server/modules/uploads/assert-own-uploads'

/** Pictures may only be the owner's own uploads, or stand on the listing already. */
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
