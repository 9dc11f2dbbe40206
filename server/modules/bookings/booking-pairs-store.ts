import { and, eq, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings'
import type { Booking } from './store'

/** A guest and a host. */
export interface GuestVendorPair {
  guestId: string
  vendorUserId: string
}

/** Every booking of these guests at listings of these hosts. */
export async function listBookingsOfPairs(db: Db, pairs: readonly GuestVendorPair[]): Promise<Booking[]> {
  if (pairs.length === 0) return []
  return db
    .select()
    .from(bookings)
    .where(
      or(
        ...pairs.map(({ guestId, vendorUserId }) =>
          and(eq(bookings.guestId, guestId), eq(bookings.vendorUserId, vendorUserId)),
        ),
      ),
    )
}
