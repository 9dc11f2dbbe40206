import type { BookingBody } from '@/lib/domain/booking/bodies'
import type { Tells } from '@/lib/domain/booking/lifecycle'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import { refreshBooked } from '@/server/db/booked'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { type Answer, once } from '@/server/modules/idempotency/once'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import { askedStay, quoteOrRefuse } from '@/server/modules/listings/quote'
import { tellWaiting } from '@/server/modules/waiting-list/tell-waiting'
import { bookingToWire } from './booking-to-wire'
import { lockForBooking } from './dates-store'
import { type Asked, writeNewBooking } from './new-booking'
import { tellChange } from './notify'
import { refuseOtherPrice } from './refuse-other-price'
import { releaseExpiredHolds } from './run-timers'
import { type Booking, writeEvent } from './store'
import { refuseWhenTaken, takeDates } from './take-dates'

/** Who hears of a new booking; one that still awaits its payment is told when it is paid. */
const TOLD: Partial<Record<Booking['state'], readonly Tells[]>> = {
  requested: [{ whom: 'vendor', type: 'Booking_request_send_by_user' }],
  confirmed: [{ whom: 'vendor', type: 'New_booking_alert' }],
}

/** Books a stay: everything below happens in one transaction or not at all (booking rules, Availability 2). */
export async function book(deps: Deps, guest: SignedIn, body: BookingBody, key: unknown): Promise<Answer> {
  const now = deps.clock.now()
  return deps.db.transaction((tx) =>
    once(tx, { userId: guest._id, key, body, now }, async () => {
      const { serviceId: _serviceId, total: _total, ...stayBody } = body
      const made = await bookOnce(tx, { guest, body, stay: askedStay(stayBody), now })
      return { status: 201, body: answerOf(made, now) }
    }),
  )
}

interface Made {
  booking: Booking
  bookable: Bookable
}

async function bookOnce(tx: Db, asked: Asked): Promise<Made> {
  const { body, now, stay, guest } = asked
  const bookable = await loadBookable(tx, body.serviceId, now)
  if (!bookable) throw new Refusal('not_found')
  if (bookable.row.service.ownerId === guest._id) throw new Refusal('own_service')
  const quote = quoteOrRefuse(bookable.terms, stay, now)
  refuseOtherPrice(body.total, quote)
  const { terms } = bookable
  await refuseWhenTaken(tx, { serviceId: body.serviceId, terms, ...stay }, now)
  const { isLive, hasRunOut } = await lockForBooking(tx, body.serviceId, now)
  if (!isLive) throw new Refusal('not_found')
  const isAnyReleased = hasRunOut && (await releaseExpiredHolds(tx, body.serviceId, now))
  const booking = await writeNewBooking(tx, asked, bookable, quote)
  await takeDates(tx, { booking, terms, period: stay.period }, now)
  await tell(tx, booking, now)
  await refreshBooked(tx, body.serviceId, now)
  if (isAnyReleased) await tellWaiting(tx, body.serviceId, now)
  return { booking, bookable }
}

async function tell(tx: Db, booking: Booking, now: Date): Promise<void> {
  await writeEvent(tx, {
    bookingId: booking.id,
    event: 'create',
    role: 'guest',
    actorId: booking.guestId,
    fromState: null,
    toState: booking.state,
    createdAt: now,
  })
  await tellChange(tx, booking, TOLD[booking.state] ?? [], now)
}

/** What reading the booking again would tell; everything of it was just written or read. */
function answerOf({ booking, bookable }: Made, now: Date): BookingWire {
  const { service, owner, texts } = bookable.row
  const begun = { fromState: null, toState: booking.state, createdAt: now }
  const secondaryPhone = texts?.secondaryPhone ?? null
  return bookingToWire({ booking, service, host: owner, secondaryPhone, reviewId: null }, [begun], now)
}
