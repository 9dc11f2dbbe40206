import { eq } from 'drizzle-orm'
import type { ComparedDecision } from '@/lib/domain/listing/listing-review'
import { toWire } from '@/lib/domain/listing/wire'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { listingVersions } from '@/server/db/schema/listings/listing-changes'
import { readWholeListing } from '@/server/modules/listings/get-listing'

/** Stores the content of a listing as it was decided on; the next review compares with it. */
export async function storeVersion(
  tx: Db,
  listingId: string,
  decision: ComparedDecision,
  createdAt: Date,
): Promise<void> {
  const listing = await readWholeListing(tx, listingId, createdAt)
  const row = { decision, content: toWire(listing, { times: listing.givenTimes }), createdAt }
  await tx
    .insert(listingVersions)
    .values({ listingId, ...row })
    .onConflictDoUpdate({ target: listingVersions.listingId, set: row })
}

/** Before the first edit of a listing that went public without a stored version. */
export async function storePublishedOnce(tx: Db, listingId: string, now: Date): Promise<void> {
  const stored = await findVersion(tx, listingId)
  if (!stored) await storeVersion(tx, listingId, 'published', now)
}

export const findVersion = (db: Db, listingId: string) =>
  firstRow(db.select().from(listingVersions).where(eq(listingVersions.listingId, listingId)))
