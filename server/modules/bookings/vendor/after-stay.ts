import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { listHistories } from '@/server/modules/bookings/booking-list-store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getVendorBooking } from '@/server/modules/bookings/guest/get-booking'
import type { Member } from '@/server/policy/signed-in'
import { changeByVendor } from './change-by-vendor'
import { hasFreedDates } from './vendor-booking-to-wire'

/** The vendor answers that the guest of a stay without a recorded arrival came: the stay ends with its commission. */
export const confirmStay = (deps: Deps, member: Member, id: string) =>
  moveAfterStay(deps, member, id, 'check_out')

/** After an early check-out the vendor says that the place is empty: what is left of the dates is sold again. */
export const freeDates = (deps: Deps, member: Member, id: string) =>
  moveAfterStay(deps, member, id, 'free_dates')

function moveAfterStay(
  { db, clock }: Deps,
  member: Member,
  id: string,
  event: 'check_out' | 'free_dates',
): Promise<VendorBookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorId: member.vendorId })
    assertAllowedNow(booking, event, 'vendor', now)
    const isAgain = event === 'free_dates' && hasFreedDates(await listHistories(tx, [id]))
    if (isAgain) throw new DomainError('already_done')
    await changeByVendor(tx, member, booking, { event, now })
    return getVendorBooking(tx, member.vendorId, id, now)
  })
}
