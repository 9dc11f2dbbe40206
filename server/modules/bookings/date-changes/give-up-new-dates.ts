import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getBooking } from '@/server/modules/bookings/guest/get-booking'
import {
  changeWithoutAttempts,
  endGivenUp,
} from '@/server/modules/bookings/payments/attempts/give-up-payment'
import type { SignedIn } from '@/server/policy/signed-in'
import { endOpenDateChange, findOpenDateChange } from './store'

/** The guest keeps the dates of the booking; an attempt to pay the difference is given up first. */
export function giveUpNewDates(deps: Deps, guest: SignedIn, id: string): Promise<BookingWire> {
  const now = deps.clock.now()
  return changeWithoutAttempts(deps, async (tx, givenUp) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    const change = await findOpenDateChange(tx, id)
    if (!change) throw new DomainError('not_in_this_state')
    await endGivenUp(tx, booking, givenUp, now)
    await endOpenDateChange(tx, change, 'given_up', now)
    const by = { role: 'guest', actorId: guest._id, now } as const
    await changeState(tx, booking, { event: 'give_up_new_dates', ...by })
    return getBooking(tx, guest._id, id, now)
  })
}
