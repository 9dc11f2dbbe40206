import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'

/** The vendor approves a request: the guest pays next, or the booking is confirmed when nothing is due. */
export function approveRequest({ db, clock }: Deps, vendor: SignedIn, id: string) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorUserId: vendor._id })
    const event = booking.dueNowHalalas > 0 ? 'approve' : 'approve_unpaid'
    assertAllowedNow(booking, event, 'vendor', now)
    await changeState(tx, booking, { event, role: 'vendor', actorId: vendor._id, now })
    return getVendorBooking(tx, vendor._id, id, now)
  })
}

/** The vendor declines with a reason; the dates are released. */
export function rejectRequest({ db, clock }: Deps, vendor: SignedIn, id: string, reason: string) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorUserId: vendor._id })
    assertAllowedNow(booking, 'reject', 'vendor', now)
    await changeState(tx, booking, { event: 'reject', role: 'vendor', actorId: vendor._id, now, reason })
    return getVendorBooking(tx, vendor._id, id, now)
  })
}
