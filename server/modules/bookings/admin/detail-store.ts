import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { conversations } from '@/server/db/schema/conversations/conversations'
import { notifications } from '@/server/db/schema/people/notifications'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import type { Booking } from '@/server/modules/bookings/store'

/** What both sides were notified of about a booking, the oldest first. */
export function listNotifications(db: Db, { id, guestId, vendorId, createdAt }: Booking) {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        or(eq(notifications.userId, guestId), inArray(notifications.userId, membersOf(db, vendorId))),
        gte(notifications.createdAt, createdAt),
        eq(sql`${notifications.params}->>'bookingId'`, id),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
}

const membersOf = (db: Db, vendorId: string) =>
  db.select({ id: vendorMembers.userId }).from(vendorMembers).where(eq(vendorMembers.vendorId, vendorId))

/** The messages between the two sides about the listing. */
export async function countMessages(db: Db, { guestId, listingId }: Booking): Promise<number> {
  const [row] = await db
    .select({ count: conversations.lastSeq })
    .from(conversations)
    .where(and(eq(conversations.guestId, guestId), eq(conversations.listingId, listingId)))
  return row?.count ?? 0
}
