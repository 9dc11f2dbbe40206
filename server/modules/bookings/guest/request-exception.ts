import type { CancellationPreview } from '@/lib/domain/booking/lifecycle-wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeException } from '@/server/modules/bookings/admin/exception-store'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { previewOf } from './preview-cancellation'

/** After the deadline a guest may request a refund; the booking continues until an admin decides. */
export function requestException(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  reason: string,
): Promise<CancellationPreview> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    assertAllowedNow(booking, 'ask_exception', 'guest', now)
    const isFirst = await writeException(tx, { bookingId: id, reason, createdAt: now })
    if (!isFirst) throw new DomainError('already_done')
    const change = { event: 'ask_exception', role: 'guest', actorId: guest._id, now, reason } as const
    return previewOf(tx, await changeState(tx, booking, change), now)
  })
}
