import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { messages } from '@/server/db/schema/conversations/conversations'
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

export async function insertOffer(tx: Db, row: typeof privateOffers.$inferInsert) {
  const [written] = await tx.insert(privateOffers).values(row).returning()
  if (!written) throw new Error('an offer was not written')
  return written
}

/** An offer of a vendor or to a guest; null for those of others. */
export async function findOfferOf(db: Db, side: { vendorId: string } | { guestId: string }, id: string) {
  const isTheirs =
    'vendorId' in side ? eq(privateOffers.vendorId, side.vendorId) : eq(privateOffers.guestId, side.guestId)
  const [row] = await db
    .select({
      offer: privateOffers,
      conversationId: messages.conversationId,
      name: listings.name,
      nameAr: listings.nameAr,
    })
    .from(privateOffers)
    .innerJoin(messages, eq(messages.id, privateOffers.messageId))
    .innerJoin(listings, eq(listings.id, privateOffers.listingId))
    .where(and(eq(privateOffers.id, id), isTheirs))
  return row ?? null
}

/** What the guest of a conversation asked for last, unmasked; null: nothing by the form. */
export async function findLastRequest(db: Db, { id, guestId }: { id: string; guestId: string }) {
  const [row] = await db
    .select({ request: messages.offerRequest })
    .from(messages)
    .where(
      and(
        ...[eq(messages.conversationId, id), eq(messages.senderId, guestId)],
        isNotNull(messages.offerRequest),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1)
  return row?.request ?? null
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
