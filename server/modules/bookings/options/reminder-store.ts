import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { messages } from '@/server/db/schema/conversations/conversations'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { listings } from '@/server/db/schema/listings/listings'
import { SHOWN_STATE } from '@/server/policy/shown-state'
import { holdsDates } from './store'

const IS_SHOWN = and(eq(SHOWN_STATE, 'live'), isNull(listings.deletedAt))

const isToRemind = (db: Db, now: Date) => and(isNull(privateOffers.remindedAt), holdsDates(db, now))

/** The options of live listings that end until an instant and whose guests were not reminded. */
export function listEndingOptions(db: Db, until: Date, now: Date) {
  return db
    .select({
      ...{ id: privateOffers.id, guestId: privateOffers.guestId, createdAt: privateOffers.createdAt },
      expiresAt: privateOffers.expiresAt,
      ...{ conversationId: messages.conversationId, name: listings.name, nameAr: listings.nameAr },
    })
    .from(privateOffers)
    .innerJoin(messages, eq(messages.id, privateOffers.messageId))
    .innerJoin(listings, eq(listings.id, privateOffers.listingId))
    .where(and(isToRemind(db, now), lte(privateOffers.expiresAt, until), IS_SHOWN))
}

/** False where another process reminded first, or the option has ended meanwhile. */
export async function markReminded(tx: Db, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(privateOffers)
    .set({ remindedAt: now })
    .where(and(eq(privateOffers.id, id), isToRemind(tx, now)))
    .returning({ id: privateOffers.id })
  return marked.length > 0
}
