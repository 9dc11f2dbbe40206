import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { MAX_ARRIVAL_TRIES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { type Actor, changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { type Booking, countArrivalTry } from '@/server/modules/bookings/store'
import { changeByVendor } from '@/server/modules/bookings/vendor/change-by-vendor'
import type { Member, SignedIn } from '@/server/policy/signed-in'
import { getBooking, getVendorBooking } from './get-booking'

/** The guest checks in, from an hour before the check-in time. */
export const checkIn = (deps: Deps, guest: SignedIn, id: string) => moveByGuest(deps, guest, id, 'check_in')

/** The guest checks out; the sweeper does it at the end of the stay. */
export const checkOut = (deps: Deps, guest: SignedIn, id: string) => moveByGuest(deps, guest, id, 'check_out')

function moveByGuest({ db, clock }: Deps, guest: SignedIn, id: string, event: Move): Promise<BookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    await moveForGuest(tx, booking, event, { actorId: guest._id, now })
    return getBooking(tx, guest._id, id, now)
  })
}

type Move = 'check_in' | 'check_out'

/** Check-in or check-out of a locked booking by the guest's rules. */
export function moveForGuest(
  tx: Db,
  booking: Booking,
  event: Move,
  actor: Actor,
  reason?: string,
): Promise<Booking> {
  assertAllowedNow(booking, event, 'guest', actor.now)
  return changeState(tx, booking, { event, role: 'guest', ...actor, reason })
}

/**
 * The vendor checks in a guest by the four-digit arrival code. A wrong code is counted, so its transaction commits
 * before the refusal; the listing's lock serializes tries. After five only the guest can check in.
 */
export async function checkInByCode(
  { db, clock }: Deps,
  member: Member,
  id: string,
  code: string,
): Promise<VendorBookingWire> {
  const now = clock.now()
  const answer = await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { vendorId: member.vendorId })
    assertAllowedNow(booking, 'check_in', 'vendor', now)
    if (booking.arrivalTries >= MAX_ARRIVAL_TRIES) return 'arrival_code_locked'
    if (code !== booking.arrivalCode) {
      const tries = await countArrivalTry(tx, id)
      return tries >= MAX_ARRIVAL_TRIES ? 'arrival_code_locked' : 'wrong_arrival_code'
    }
    await changeByVendor(tx, member, booking, { event: 'check_in', now })
    return getVendorBooking(tx, member.vendorId, id, now)
  })
  if (typeof answer === 'string') throw new DomainError(answer)
  return answer
}
