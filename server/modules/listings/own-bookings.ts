import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import { freeStayOf } from '@/lib/domain/booking/stay-wire'
import { DATE_TAKING_STATES } from '@/lib/domain/booking/transitions'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { isBookingOfAny } from '@/server/policy/booking-of-listing'

/** The bookings of one guest that take dates of any of some listings within a span: what others see as taken. */
export async function listOwnBookings(
  db: Db,
  { guestId, listingIds }: { guestId: string; listingIds: readonly string[] },
  { from, to }: Span,
  now: Date,
): Promise<OwnBooking[]> {
  const rows = await db
    .select({
      _id: bookings.id,
      status: bookings.state,
      period: bookings.period,
      checkOutAt: bookings.checkOutAt,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.guestId, guestId),
        inArray(bookings.state, DATE_TAKING_STATES),
        isBookingOfAny(listingIds),
        lt(bookings.checkInAt, to),
        gt(bookings.checkOutAt, from),
        or(isNull(bookings.expiresAt), gt(bookings.expiresAt, now)),
      ),
    )
    .orderBy(asc(bookings.checkInAt))
  return rows.map(({ period, checkOutAt, ...booking }) => ({
    ...booking,
    dates: freeStayOf(period),
    checkOutAt: checkOutAt.toISOString(),
  }))
}
