import type { BookingWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { mayCause } from './booking-to-wire'
import { changeState } from './change-state'
import { readBookingOf } from './reading-store'
import { tellBooking } from './tell-booking'

/** The guest cancels before check-in; what comes back is what `settle` says, and nothing was paid before payments. */
export function cancelBooking(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  reason: string | undefined,
): Promise<BookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const row = await readBookingOf(tx, guest._id, id)
    if (!row) throw new Refusal('not_found')
    const isLate = now >= row.booking.checkInAt && row.booking.state === 'confirmed'
    if (isLate) throw new Refusal('deadline_passed')
    if (!mayCause(row.booking, 'cancel', now)) throw new Refusal('not_in_this_state')
    await changeState(tx, row.booking, { event: 'cancel', role: 'guest', actorId: guest._id, now, reason })
    return tellBooking(tx, guest._id, id, now)
  })
}
