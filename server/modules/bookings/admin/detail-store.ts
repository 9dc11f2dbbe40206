import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { conversations } from '@/server/db/schema/conversations'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { notifications } from '@/server/db/schema/notifications'
import type { Booking } from '@/server/modules/bookings/store'
import type { ClaimRow } from '@/server/modules/deposit-claims/store'
import type { AnyBooking } from './admin-store'

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

/** The claim on the deposit of a booking, with both sides. */
export async function findClaimRow(db: Db, parties: AnyBooking): Promise<ClaimRow | null> {
  const [claim] = await db.select().from(depositClaims).where(eq(depositClaims.bookingId, parties.booking.id))
  return claim ? { claim, ...parties } : null
}
