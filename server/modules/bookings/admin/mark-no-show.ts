import type { AdminActBody } from '@/lib/domain/booking/admin-wire'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import type { Booking } from '@/server/modules/bookings/store'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { lockShownBooking } from './lock-shown-booking'

/** An admin records that the guest did not arrive, settled as the host's own report of it; it is final. */
export function markNoShowByAdmin(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { reason, version }: AdminActBody,
): Promise<{ _id: string; status: Booking['state'] }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockShownBooking(tx, id, admin, version)
    assertAllowedNow(booking, 'no_show', 'admin', now)
    const change = { event: 'no_show', role: 'admin', actorId: admin._id, now, reason } as const
    const { state } = await changeState(tx, booking, change)
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'booking_no_show', subjectId: id, reason, createdAt: now },
      before: { code: booking.code, state: booking.state },
      after: { code: booking.code, state },
    })
    return { _id: id, status: state }
  })
}
