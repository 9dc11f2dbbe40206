import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { listings } from './schema/listings/listings'

/** The listing on whose page a listing is shown: its property where it is a room type, else itself. */
export async function findPropertyId(db: Db, listingId: string): Promise<string> {
  const [row] = await db
    .select({ propertyId: listings.propertyId })
    .from(listings)
    .where(eq(listings.id, listingId))
  return row?.propertyId ?? listingId
}
