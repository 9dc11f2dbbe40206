import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ArrivalGuide } from '@/lib/domain/arrival-guide/arrival-guide'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { arrivalGuides } from '@/server/db/schema/listings/arrival-guides'
import { listings } from '@/server/db/schema/listings/listings'

type GuideRow = typeof arrivalGuides.$inferSelect

export const guideOf = ({ content, entryWay, entryTime }: GuideRow): ArrivalGuide => ({
  ...content,
  entryWay,
  entryTime,
})

/** The guide of a listing, null where it has none; throws `not_found` for a listing that was deleted. */
export async function findGuide(db: Db, listingId: string): Promise<GuideRow | null> {
  const [row] = await db
    .select({ guide: arrivalGuides })
    .from(listings)
    .leftJoin(arrivalGuides, eq(arrivalGuides.listingId, listings.id))
    .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)))
  if (!row) throw new DomainError('not_found')
  return row.guide
}

/** Replaces the guide of a listing, which the caller has locked. */
export async function writeGuide(
  tx: Db,
  listingId: string,
  { entryWay, entryTime, ...content }: ArrivalGuide,
  { version, updatedAt }: Pick<GuideRow, 'version' | 'updatedAt'>,
): Promise<void> {
  const row = { version, entryWay, entryTime, content, updatedAt }
  await tx
    .insert(arrivalGuides)
    .values({ listingId, ...row })
    .onConflictDoUpdate({ target: arrivalGuides.listingId, set: row })
}

/** These listings with the ids of their properties. */
export const listProperties = (db: Db, listingIds: readonly string[]) =>
  db
    .select({ id: listings.id, propertyId: listings.propertyId })
    .from(listings)
    .where(inArray(listings.id, [...listingIds]))

/** The guides of these listings, with the names of the listings. */
export const listGuides = (db: Db, listingIds: readonly string[]) =>
  db
    .select({ guide: arrivalGuides, name: listings.name, nameAr: listings.nameAr })
    .from(arrivalGuides)
    .innerJoin(listings, eq(listings.id, arrivalGuides.listingId))
    .where(inArray(arrivalGuides.listingId, [...listingIds]))

/** Whether a guide of this vendor shows the photo with this address. */
export async function isPhotoOfVendor(db: Db, vendorId: string, url: string): Promise<boolean> {
  const photos = JSON.stringify([{ photo: url }])
  const rows = await db
    .select({ id: arrivalGuides.listingId })
    .from(arrivalGuides)
    .innerJoin(listings, eq(listings.id, arrivalGuides.listingId))
    .where(
      and(eq(listings.vendorId, vendorId), sql`${arrivalGuides.content} -> 'photos' @> ${photos}::jsonb`),
    )
    .limit(1)
  return rows.length > 0
}
