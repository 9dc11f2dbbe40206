import type { BookingWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { changeState } from './change-state'
import { loadOwn } from './load-own'
import { refuseUntimely } from './moving-stay'
import { tellBooking, tellVendor } from './tell-booking'

/** The guest says "I am here", from an hour before the time. */
export const checkIn = (deps: Deps, guest: SignedIn, id: string) => moveByGuest(deps, guest, id, 'check_in')

/** The guest leaves; who forgets is checked out at the end of the stay. */
export const checkOut = (deps: Deps, guest: SignedIn, id: string) => moveByGuest(deps, guest, id, 'check_out')

function moveByGuest(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  event: 'check_in' | 'check_out',
): Promise<BookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await loadOwn(tx, id, { guestId: guest._id })
    refuseUntimely(booking, event, 'guest', now)
    await changeState(tx, booking, { event, role: 'guest', actorId: guest._id, now })
    return tellBooking(tx, guest._id, id, now)
  })
}

/** The vendor lets in who names the four digits of the booking. */
export function checkInByCode({ db, clock }: Deps, vendor: SignedIn, id: string, code: string) {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await loadOwn(tx, id, { vendorUserId: vendor._id })
    refuseUntimely(booking, 'check_in', 'vendor', now)
    if (code !== booking.arrivalCode) throw new Refusal('wrong_arrival_code')
    await changeState(tx, booking, { event: 'check_in', role: 'vendor', actorId: vendor._id, now })
    return tellVendor(tx, vendor._id, id, now)
  })
}
