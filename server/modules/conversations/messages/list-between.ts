import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { users } from '@/server/db/schema/people/users'

/** What a guest and a vendor wrote about a listing, the oldest first, with who wrote it. */
export function listMessagesBetween(
  db: Db,
  { guestId, vendorId, listingId }: Record<'guestId' | 'vendorId' | 'listingId', string>,
) {
  return db
    .select({ message: messages, sender: users })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(conversations.guestId, guestId),
        eq(conversations.vendorId, vendorId),
        eq(conversations.listingId, listingId),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(MOST_MESSAGES)
}

/** More than any conversation of a stay has. */
const MOST_MESSAGES = 1000
