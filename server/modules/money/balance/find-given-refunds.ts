import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { type Adjustment, lockAdjustedUser, sumMovedAlone } from './adjustment-store'

/** What waits for another admin of a booking. */
export async function findOpenRefund(db: Db, ofBooking: string): Promise<Adjustment | null> {
  const { bookingId, state } = balanceAdjustments
  const [row] = await db
    .select()
    .from(balanceAdjustments)
    .where(and(eq(bookingId, ofBooking), eq(state, 'proposed')))
  return row ?? null
}

/** What an admin gave back alone since an instant, of all bookings: a limit of one booking would be passed by many. */
export const sumGivenAlone = (tx: Db, proposedBy: string, since: Date): Promise<Halalas> =>
  sumMovedAlone(tx, { proposedBy, isOfOwner: isNotNull(balanceAdjustments.bookingId), since })

/** What one admin gives back goes one after the other, so that of two at once the second finds what the limit has left. */
export const lockGiver = (tx: Db, adminId: string): Promise<boolean> => lockAdjustedUser(tx, adminId)

/** Goodwill waits for an account that is being closed, which has no balance afterwards. */
export const lockReceiver = (tx: Db, guestId: string): Promise<boolean> => lockAdjustedUser(tx, guestId)

/** The codes of bookings by id. */
export async function findCodes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, code } = bookings
  const rows = await db
    .select({ id, code })
    .from(bookings)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.code]))
}
