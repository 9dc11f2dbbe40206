import type { Span } from '@/lib/domain/booking/period'
import type { CalendarWire } from '@/lib/domain/calendar/wire'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { publicNameOf } from '@/server/modules/listings/public-name'
import { readBookingsWithin } from './booking-list-store'

/** The bookings that hold dates of a listing within a window, for its calendar. */
export async function listBookingsWithin(
  db: Db,
  listingId: string,
  window: Span,
): Promise<CalendarWire['bookings']> {
  const rows = await readBookingsWithin(db, listingId, window)
  return rows.map(({ booking, guest }) => {
    const name = publicNameOf(guest)
    return {
      _id: booking.id,
      code: booking.code,
      status: booking.state,
      units: booking.units,
      checkInAt: booking.checkInAt.toISOString(),
      checkOutAt: booking.checkOutAt.toISOString(),
      guest: nameToWire(name),
    }
  })
}
