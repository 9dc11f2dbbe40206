import { issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { refreshBooked } from '@/server/db/refresh-booked'
import type { PendingTexts } from '@/server/db/schema/listings/listing-changes'
import { assertOwnPictures } from '@/server/modules/platform/uploads/assert-own-uploads'
import { uploaderOf } from '@/server/modules/platform/uploads/uploader'
import type { Member } from '@/server/policy/signed-in'
import { type FinishedDraft, throwWirePaths } from './drafts/finished-draft'
import type { References } from './find-references'
import { textColumns } from './listing-columns'
import { replaceFacilities, setUnits, writeTexts } from './store'

interface Details {
  listingId: string
  finished: FinishedDraft
  references: References
  /** the public ones, which an edit that waits for approval does not change */
  shown: Pick<PendingTexts, 'description' | 'photoCaptions'>
  now: Date
}

/** Writes the side tables of a listing: texts, facilities, units, and the copy for search. */
export async function writeDetails(tx: Db, details: Details): Promise<void> {
  const { listingId, finished, references, shown, now } = details
  const columns = textColumns(finished, references)
  await writeTexts(tx, {
    listingId,
    description: shown.description.en,
    descriptionAr: shown.description.ar,
    ...columns,
    extras: { ...columns.extras, photoCaptions: shown.photoCaptions ?? [] },
  })
  await replaceFacilities(tx, listingId, references.facilities)
  const { units } = finished.content.facts
  const taken = await setUnits(tx, listingId, typeof units === 'number' ? units : 1, now)
  if (taken !== null)
    throwWirePaths(finished.listingType, [issue('facts.units', 'units_taken', { n: taken })])
  await refreshBooked(tx, listingId, now)
}

/** Pictures must be the vendor's own uploads, or already belong to the listing. */
export function assertOwnImages(
  db: Db,
  member: Member,
  images: readonly string[],
  alreadyShown: readonly string[] = [],
): Promise<void> {
  const named = images.flatMap((url, i) =>
    alreadyShown.includes(url) ? [] : [[`description.images.${i}`, url]],
  )
  return assertOwnPictures(db, uploaderOf(member), Object.fromEntries(named))
}
