import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { contactMessages } from '@/server/db/schema/conversations/contact'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { inboxEvents, inboxItems } from '@/server/db/schema/conversations/inbox'
import {
  guestNotes,
  messageTemplates,
  quickAnswers,
} from '@/server/db/schema/conversations/message-templates'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { listings } from '@/server/db/schema/listings/listings'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'

/** The messages of a user, to others and to Diyar. */
export async function exportConversations(db: Db, userId: string) {
  const owned = vendorOwnedBy(db, userId)
  return {
    conversations: await db
      .select({ ...getTableColumns(conversations), service: LISTING_NAME })
      .from(conversations)
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .where(or(eq(conversations.guestId, userId), inArray(conversations.vendorId, owned))),
    messages: await db
      .select({ ...getTableColumns(messages), service: LISTING_NAME })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .where(eq(messages.senderId, userId))
      .orderBy(messages.createdAt),
    privateOffers: await db
      .select({
        service: LISTING_NAME,
        period: privateOffers.period,
        party: privateOffers.party,
        units: privateOffers.units,
        priceHalalas: privateOffers.priceHalalas,
        usualHalalas: privateOffers.usualHalalas,
        items: privateOffers.items,
        holdsDates: privateOffers.holdsDates,
        expiresAt: privateOffers.expiresAt,
        withdrawnAt: privateOffers.withdrawnAt,
        declinedAt: privateOffers.declinedAt,
        createdAt: privateOffers.createdAt,
      })
      .from(privateOffers)
      .innerJoin(listings, eq(listings.id, privateOffers.listingId))
      .where(or(eq(privateOffers.guestId, userId), inArray(privateOffers.vendorId, owned)))
      .orderBy(privateOffers.createdAt),
    messageTemplates: await db
      .select({
        moment: messageTemplates.moment,
        ar: messageTemplates.bodyAr,
        en: messageTemplates.bodyEn,
        createdAt: messageTemplates.createdAt,
      })
      .from(messageTemplates)
      .where(inArray(messageTemplates.vendorId, owned)),
    quickAnswers: await db
      .select({
        name: quickAnswers.name,
        ar: quickAnswers.bodyAr,
        en: quickAnswers.bodyEn,
        createdAt: quickAnswers.createdAt,
      })
      .from(quickAnswers)
      .where(inArray(quickAnswers.vendorId, owned)),
    guestNotes: await db
      .select({ service: LISTING_NAME, wifi: guestNotes.wifi })
      .from(guestNotes)
      .innerJoin(listings, eq(listings.id, guestNotes.listingId))
      .where(inArray(listings.vendorId, owned)),
    contactMessages: await db
      .select({
        topic: contactMessages.topic,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId)),
    contactAnswers: await db
      .select({ text: inboxEvents.body, createdAt: inboxEvents.createdAt })
      .from(inboxEvents)
      .innerJoin(inboxItems, eq(inboxItems.id, inboxEvents.itemId))
      .innerJoin(contactMessages, eq(contactMessages.id, inboxItems.contactId))
      .where(and(eq(contactMessages.userId, userId), eq(inboxEvents.event, 'answered'))),
  }
}

/** Deletes the messages of a closed account to Diyar; those to others remain theirs. */
export async function eraseContact(tx: Db, userId: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.userId, userId))
}

/** Deletes what the vendor of a closed account had sent by itself, and its quick answers; what was sent stays in the conversations. */
export async function eraseTemplates(tx: Db, userId: string): Promise<void> {
  const owned = vendorOwnedBy(tx, userId)
  await tx.delete(messageTemplates).where(inArray(messageTemplates.vendorId, owned))
  await tx.delete(quickAnswers).where(inArray(quickAnswers.vendorId, owned))
  const ofVendor = tx.select({ id: listings.id }).from(listings).where(inArray(listings.vendorId, owned))
  await tx.delete(guestNotes).where(inArray(guestNotes.listingId, ofVendor))
}
