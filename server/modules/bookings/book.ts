import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { Tells } from '@/lib/domain/booking/lifecycle'
import { occupiedSpan } from '@/lib/domain/booking/period'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import { refreshBooked } from '@/server/db/booked'
import type { Db } from '@/server/db/open'
import { together } from '@/server/db/together'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { type Answer, once } from '@/server/modules/idempotency/once'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { askedStay } from '@/server/modules/listings/quote'
import { tellWaiting } from '@/server/modules/waiting-list/tell-waiting'
import { bookingToWire } from './booking-to-wire'
import { lockForBooking } from './dates-store'
import { examine, look, type Seen } from './examine-stay'
import { type Asked, writeNewBooking } from './new-booking'
import { tellChange } from './notify'
import { releaseExpiredHolds } from './run-timers'
import { type Booking, writeEvent } from './store'
import { takeDates } from './take-dates'
import type { Step } from './wire-parts'

/** Who hears of a new booking; one that still awaits its payment is told when it is paid. */
const TOLD: Partial<Record<Booking['state'], readonly Tells[]>> = {
  requested: [{ whom: 'vendor', type: 'Booking_request_send_by_user' }],
  confirmed: [
    { whom: 'vendor', type: 'New_booking_alert' },
    { whom: 'guest', type: 'Booking_confirmed' },
  ],
}

/**
 * Books a stay: everything below happens in one transaction or not at all (booking rules, Availability 2). The place is read
 * while the key of the call is claimed; what may have changed since is asked again under the lock of the service.
 */
export async function book(deps: Deps, guest: SignedIn, body: BookingBody, key: unknown): Promise<Answer> {
  const now = deps.clock.now()
  const { serviceId: _serviceId, total: _total, ...stayBody } = body
  const asked = { guest, body, stay: askedStay(stayBody), now }
  return deps.db.transaction(async (tx) => {
    const seen = look(tx, asked)
    const booked = once(tx, { userId: guest._id, key, body, now }, async () => {
      const made = await bookOnce(tx, asked, await seen)
      return { status: 201, body: answerOf(made, now) }
    })
    const [, answer] = await together([seen, booked])
    return answer
  })
}

interface Made {
  booking: Booking
  bookable: Bookable
}

async function bookOnce(tx: Db, asked: Asked, seen: Seen): Promise<Made> {
  const { body, now } = asked
  const { bookable, quote } = await examine(tx, asked, seen)
  const { isLive, hasRunOut } = await lockForBooking(tx, body.serviceId, now)
  if (!isLive) throw new Refusal('not_found')
  const isAnyReleased = hasRunOut && (await releaseExpiredHolds(tx, body.serviceId, now))
  const booking = await writeNewBooking(tx, asked, bookable, quote)
  await writeWhatFollows(tx, asked, { booking, bookable })
  if (isAnyReleased) await tellWaiting(tx, body.serviceId, now)
  return { booking, bookable }
}

/** The dates come before the copy of them that search reads. */
async function writeWhatFollows(
  tx: Db,
  { stay, now }: Asked,
  { booking, bookable: { terms } }: Made,
): Promise<void> {
  const { id: bookingId, guestId: actorId, serviceId, state } = booking
  await together([
    takeDates(tx, { booking, terms, period: stay.period }, now),
    writeEvent(tx, { ...firstStep(booking, now), bookingId, event: 'create', role: 'guest', actorId }),
    tellChange(tx, booking, TOLD[state] ?? [], now),
    refreshBooked(tx, serviceId, now, occupiedSpan(stay.period, terms)),
  ])
}

function firstStep({ state }: Booking, now: Date): Step {
  return { fromState: null, toState: state, createdAt: now }
}

/** What reading the booking again would tell; everything of it was just written or read. */
function answerOf({ booking, bookable }: Made, now: Date): BookingWire {
  const { service, owner: host, secondaryPhone } = bookable.row
  const told = { booking, service, host, secondaryPhone, reviewId: null }
  return bookingToWire(told, [firstStep(booking, now)], [], now)
}
