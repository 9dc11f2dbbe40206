import type { BookingWire } from '@/lib/domain/booking/wire'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { endBooking } from '@/server/modules/bookings/end-booking'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getBooking } from './get-booking'

/** The guest cancels before check-in and gets the refund that the preview shows at that instant. */
export function cancelBooking(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  reason: string | undefined,
): Promise<BookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    assertAllowedNow(booking, 'cancel', 'guest', now)
    const change = { event: 'cancel', role: 'guest', actorId: guest._id, now, reason } as const
    await endBooking(tx, booking, change, { by: 'guest' })
    return getBooking(tx, guest._id, id, now)
  })
}
