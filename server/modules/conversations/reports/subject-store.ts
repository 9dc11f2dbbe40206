import { aliasedTable, and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export async function isUser(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return found.length > 0
}

const writers = aliasedTable(users, 'writer')

/** The reported subjects by kind, for the admin; deleted ones are left out. */
export const readSubjects = {
  service: (db: Db, ids: string[]) =>
    db
      .select({ id: listings.id, listing: listings, person: users })
      .from(listings)
      .innerJoin(vendorMembers, isOwnerOf(listings.vendorId))
      .innerJoin(users, eq(users.id, vendorMembers.userId))
      .where(inArray(listings.id, ids)),
  review: (db: Db, ids: string[]) =>
    db
      .select({ id: reviews.id, review: reviews, listing: listings, person: users })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .innerJoin(users, eq(users.id, reviews.authorId))
      .where(inArray(reviews.id, ids)),
  message: (db: Db, ids: string[]) =>
    db
      .select({ id: messages.id, message: messages, listing: listings, person: writers })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(listings, eq(listings.id, conversations.listingId))
      .innerJoin(writers, eq(writers.id, messages.senderId))
      .where(inArray(messages.id, ids)),
  person: (db: Db, ids: string[]) =>
    db.select({ id: users.id, person: users }).from(users).where(inArray(users.id, ids)),
}
