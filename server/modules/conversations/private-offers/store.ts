import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { listings } from '@/server/db/schema/listings/listings'
import { SHOWN_STATE } from '@/server/policy/shown-state'

/** The offers of messages, each with the name of its listing. */
export function listOffersOf(db: Db, messageIds: readonly string[]) {
  return db
    .select({ offer: privateOffers, name: listings.name, nameAr: listings.nameAr })
    .from(privateOffers)
    .innerJoin(listings, eq(listings.id, privateOffers.listingId))
    .where(inArray(privateOffers.messageId, [...messageIds]))
}
export type NamedOffer = Awaited<ReturnType<typeof listOffersOf>>[number]

export async function insertOffer(tx: Db, row: typeof privateOffers.$inferInsert): Promise<void> {
  await tx.insert(privateOffers).values(row)
}

/** An offer of a vendor; null for those of others. */
export async function findVendorOffer(db: Db, vendorId: string, id: string) {
  const [row] = await db
    .select()
    .from(privateOffers)
    .where(and(eq(privateOffers.id, id), eq(privateOffers.vendorId, vendorId)))
  return row ?? null
}

/** The live listings of a vendor, that of the conversation first. */
export function listLiveListings(db: Db, vendorId: string, first: string) {
  return db
    .select({
      id: listings.id,
      name: listings.name,
      nameAr: listings.nameAr,
      mode: listings.pricingMode,
      units: listings.units,
      paymentType: listings.paymentType,
    })
    .from(listings)
    .where(and(eq(listings.vendorId, vendorId), eq(SHOWN_STATE, 'live'), isNull(listings.deletedAt)))
    .orderBy(desc(sql`${listings.id} = ${first}`), asc(listings.createdAt), asc(listings.id))
}
