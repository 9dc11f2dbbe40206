import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import type { Member } from '@/server/policy/signed-in'
import { changeByVendor } from './change-by-vendor'

/** The vendor cancels a booking with a full refund. */
export const cancelByVendor = (deps: Deps, member: Member, id: string, reason: string) =>
  endByVendor(deps, member, id, { event: 'cancel', reason })

/** The guest did not arrive: settled by the no-show rule of the booking. */
export const markNoShow = (deps: Deps, member: Member, id: string) =>
  endByVendor(deps, member, id, { event: 'no_show' })

type VendorEnding = { event: 'cancel'; reason: string } | { event: 'no_show'; reason?: undefined }

function endByVendor({ db, clock }: Deps, member: Member, id: string, ending: VendorEnding) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorId: member.vendorId })
    assertAllowedNow(booking, ending.event, 'vendor', now)
    await changeByVendor(tx, member, booking, { ...ending, now })
    return getVendorBooking(tx, member.vendorId, id, now)
  })
}
