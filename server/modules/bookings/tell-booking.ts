import type { BookingWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { bookingToWire } from './booking-to-wire'
import { readBookingOf, readHistories } from './reading-store'

/** A booking as its guest reads it at `now`; anybody else's does not exist. */
export async function tellBooking(db: Db, guestId: string, id: string, now: Date): Promise<BookingWire> {
  const row = await readBookingOf(db, guestId, id)
  if (!row) throw new Refusal('not_found')
  return bookingToWire(row, await readHistories(db, [id]), now)
}
