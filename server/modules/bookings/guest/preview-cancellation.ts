import type { CancellationPreview } from '@/lib/domain/booking/lifecycle-wire'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { findExceptionOf } from '@/server/modules/bookings/admin/exception-store'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import type { Booking } from '@/server/modules/bookings/store'

/** The refund of a cancellation at this instant, and whether the guest may request an exception. */
export async function previewCancellation(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
): Promise<CancellationPreview> {
  return previewOf(db, await getOwnBooking(db, id, { guestId: guest._id }), clock.now())
}

export async function previewOf(db: Db, booking: Booking, now: Date): Promise<CancellationPreview> {
  const { refundHalalas, vendorKeepsHalalas } = computeSettlement(booking, { by: 'guest' }, now)
  const request = await findExceptionOf(db, booking.id)
  return {
    at: now.toISOString(),
    freeUntil: booking.freeCancellationUntil?.toISOString() ?? null,
    refund: toSar(refundHalalas),
    vendorKeeps: toSar(vendorKeepsHalalas),
    refusal: guardBooking(booking, 'cancel', 'guest', now),
    mayAskException:
      request?.state !== 'pending' && guardBooking(booking, 'ask_exception', 'guest', now) === null,
    exception: request && {
      state: request.state,
      reason: request.reason,
      percent: request.percent,
      at: request.createdAt.toISOString(),
    },
  }
}
