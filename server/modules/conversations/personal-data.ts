import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { LISTING_NAME } from '@/server/db/listing-name'
import { contactMessages } from '@/server/db/schema/conversations/contact'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { inboxEvents, inboxItems } from '@/server/db/schema/conversations/inbox'
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
