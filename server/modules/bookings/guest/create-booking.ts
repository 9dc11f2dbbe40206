import type { BookingBody } from '@/lib/domain/booking/bodies'
import { creation } from '@/lib/domain/booking/edges'
import { occupiedSpan } from '@/lib/domain/booking/period'
import { NOT_OFFERED } from '@/lib/domain/booking/room-issues'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { DomainError } from '@/lib/domain/issues'
import { together } from '@/server/db/postgres-driver/together'
import { refreshBooked } from '@/server/db/refresh-booked'
import type { Deps } from '@/server/deps'
import { listSoldOut } from '@/server/modules/bookings/add-on-stock'
import { followBooking } from '@/server/modules/bookings/cleaning/follow-booking'
import { lockForBooking } from '@/server/modules/bookings/dates-store'
import { emitBooking } from '@/server/modules/bookings/emit-booking'
import { notifyChange } from '@/server/modules/bookings/notify-booking'
import { queueTemplate } from '@/server/modules/bookings/queue-template'
import type { HistoryStep } from '@/server/modules/bookings/shared-wire'
import { type Booking, writeEvent } from '@/server/modules/bookings/store'
import { allocateDates } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { refusalOf, stayFromQuoteBody } from '@/server/modules/listings/quote-stay'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { assertMayTryCode } from '@/server/modules/money/promotions/code-tries'
import {
  type Answer,
  claimOrFirstAnswer,
  keyedCall,
  recordAnswer,
} from '@/server/modules/platform/idempotency/run-once'
import type { SignedIn } from '@/server/policy/signed-in'
import { bookingToWire } from './booking-to-wire'
import { countUses } from './count-uses'
import { type NewBookingRequest, writeNewBooking } from './new-booking'
import { loadStayContext, quoteNewStay } from './quote-new-stay'

/**
 * Books a stay in one transaction (booking rules, Availability 2). A step that needs the result of an earlier one waits
 * for it; independent statements are sent `together`, in any order.
 */
export async function createBooking(
  deps: Deps,
  { guest, address }: { guest: SignedIn; address: string },
  body: BookingBody,
  key: unknown,
): Promise<Answer> {
  const now = deps.clock.now()
  const { serviceId: listingId } = body
  const requested: NewBookingRequest = { guest, body, stay: stayFromQuoteBody(body), now }
  await assertMayTryCode(deps, { guestId: guest._id, address }, body.promotionCode)
  const keyed = keyedCall({ userId: guest._id, key, body, now })
  return deps.db.transaction(async (tx) => {
    const [first, known] = await together([
      () => claimOrFirstAnswer(tx, keyed),
      () => loadStayContext(tx, requested),
    ])
    if (first) return first

    // Quote: the price of the stay, or the refusal, before waiting for a lock.
    const { bookable, rooms, ...priced } = await quoteNewStay(tx, requested, known)

    // Lock: read again what may have changed, and release expired holds.
    const listingIds = [listingId, ...rooms.map((room) => room.listingId)]
    const { areLive, runOut } = await lockForBooking(tx, { listingIds, guestId: guest._id }, now)
    if (!areLive) throw rooms.length > 0 ? refusalOf(NOT_OFFERED) : new DomainError('not_found')
    const released = await releaseExpiredHolds(tx, runOut, now)

    // Snapshot: the row with its copy of the listing. Allocation: the dates, which reference the row.
    const booking = await writeNewBooking(tx, requested, bookable, priced)
    await countUses(tx, booking, { requested, bookable, priced }, now)
    const soldOut = await listSoldOut(tx, booking, now)
    if (soldOut.length > 0) throw refusalOf(soldOut)
    const { terms } = bookable
    const { period } = requested.stay
    await allocateDates(tx, { booking, terms, period, rooms }, now)

    // Outbox, history, the dates copy for search, and the answer for the idempotency key.
    const step = { fromState: null, toState: booking.state, createdAt: now }
    const answer = { status: 201, body: answerOf(booking, bookable, step, now) }
    await together([
      () =>
        notifyChange(
          tx,
          booking,
          creation(booking.snapshot.bookingType, booking.dueNowHalalas).notifies,
          now,
        ),
      () => writeEvent(tx, eventOf(booking, step)),
      () => refreshBooked(tx, listingId, now, occupiedSpan(period, terms)),
      ...rooms.map((room) => () => refreshBooked(tx, room.listingId, now, occupiedSpan(period, room.terms))),
      () => recordAnswer(tx, keyed, answer),
    ])
    await emitBooking(tx, booking, 'booking.created', now)
    await followBooking(tx, null, booking, now)
    await queueTemplate(tx, null, booking, now)
    for (const id of released) await notifyWaiting(tx, id, now)
    return answer
  })
}

function eventOf({ id, guestId }: Booking, step: HistoryStep) {
  return { ...step, bookingId: id, event: 'create', role: 'guest', actorId: guestId } as const
}

/** The booking as the api returns it, built from data just written or read. */
function answerOf(booking: Booking, { row }: Bookable, step: HistoryStep, now: Date): BookingWire {
  const { service: listing, owner: host, secondaryPhone } = row
  return bookingToWire(
    { booking, listing, host, secondaryPhone, reviewId: null, isSplit: false, dateChange: null },
    [step],
    [],
    now,
  )
}
