import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import type { Member } from '@/server/policy/signed-in'
import { changeByVendor } from './change-by-vendor'

/** The vendor approves a request: the guest pays next, or the booking is confirmed when nothing is due. */
export function approveRequest({ db, clock }: Deps, member: Member, id: string) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorId: member.vendorId })
    const event = booking.dueNowHalalas > 0 ? 'approve' : 'approve_unpaid'
    assertAllowedNow(booking, event, 'vendor', now)
    await changeByVendor(tx, member, booking, { event, now })
    return getVendorBooking(tx, member.vendorId, id, now)
  })
}

/** The vendor declines with a reason; the dates are released. */
export function rejectRequest({ db, clock }: Deps, member: Member, id: string, reason: string) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorId: member.vendorId })
    assertAllowedNow(booking, 'reject', 'vendor', now)
    await changeByVendor(tx, member, booking, { event: 'reject', now, reason })
    return getVendorBooking(tx, member.vendorId, id, now)
  })
}
