import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { conversations } from '@/server/db/schema/conversations'
import { notifications } from '@/server/db/schema/notifications'
import type { Booking } from '@/server/modules/bookings/store'

/** What both sides were notified of about a booking, the oldest first. */
export function listNotifications(db: Db, { id, guestId, vendorUserId, createdAt }: Booking) {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [guestId, vendorUserId]),
        gte(notifications.createdAt, createdAt),
        eq(sql`${notifications.params}->>'bookingId'`, id),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
}

/** The messages between the two sides about the listing. */
export async function countMessages(db: Db, { guestId, listingId }: Booking): Promise<number> {
  const [row] = await db
    .select({ count: conversations.lastSeq })
    .from(conversations)
    .where(and(eq(conversations.guestId, guestId), eq(conversations.listingId, listingId)))
  return row?.count ?? 0
}
