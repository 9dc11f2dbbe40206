import type { AdminActBody } from '@/lib/domain/booking/admin-wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { Actor } from '@/server/modules/bookings/change-state'
import { cancelForGuest } from '@/server/modules/bookings/guest/cancellation'
import { changeDatesForGuest, type NewDates } from '@/server/modules/bookings/guest/change-dates'
import { moveForGuest } from '@/server/modules/bookings/guest/check-in-and-out'
import { changeWithoutAttempts } from '@/server/modules/bookings/payments/attempts/give-up-payment'
import type { Booking } from '@/server/modules/bookings/store'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { lockShownBooking } from './lock-shown-booking'

/** What an admin does for a guest, with what the act needs. */
type GuestAct =
  | { event: 'cancel'; refundTo?: RefundDestination }
  | { event: 'change_dates'; dates: DatesBody }
  | { event: 'check_in' | 'check_out' }

/**
 * An admin acts with a guest's rights: the rules, the refund and the notifications are those of the guest, the history
 * names the admin, and the reason stays in the trail.
 */
export function actForGuest(
  deps: Deps,
  admin: SignedIn,
  id: string,
  act: GuestAct,
  { reason, version }: AdminActBody,
): Promise<{ _id: string; status: Booking['state'] }> {
  const actor = { actorId: admin._id, now: deps.clock.now() }
  return changeWithoutAttempts(deps, async (tx, givenUp) => {
    const booking = await lockShownBooking(tx, id, admin, version)
    const changed = await take(tx, booking, { ...act, givenUp }, actor, reason)
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: `booking_${act.event}_for_guest`, subjectId: id, reason },
      before: stayOf(booking),
      after: stayOf(changed),
      createdAt: actor.now,
    })
    return { _id: id, status: changed.state }
  })
}

function take(
  tx: Db,
  booking: Booking,
  { givenUp, ...act }: GuestAct & Pick<NewDates, 'givenUp'>,
  actor: Actor,
  reason: string,
): Promise<Booking> {
  if (act.event === 'cancel') return cancelForGuest(tx, booking, { reason, refundTo: act.refundTo }, actor)
  if (act.event === 'change_dates')
    return changeDatesForGuest(tx, booking, { ...act.dates, givenUp }, actor, reason)
  return moveForGuest(tx, booking, act.event, actor, reason)
}

const stayOf = ({ code, state, checkInAt, checkOutAt, totalHalalas }: Booking) => ({
  ...{ code, state, totalHalalas },
  checkInAt: checkInAt.toISOString(),
  checkOutAt: checkOutAt.toISOString(),
})
