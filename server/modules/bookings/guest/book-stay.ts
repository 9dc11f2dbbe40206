import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { creation } from '@/lib/domain/booking/edges'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { refreshBooked } from '@/server/db/refresh-booked'
import { listSoldOut } from '@/server/modules/bookings/add-on-stock'
import { recordAgreement } from '@/server/modules/bookings/agreements/record-agreement'
import { followBooking } from '@/server/modules/bookings/cleaning/follow-booking'
import { emitBooking } from '@/server/modules/bookings/emit-booking'
import { notifyChange } from '@/server/modules/bookings/notify-booking'
import { queueTemplate } from '@/server/modules/bookings/queue-template'
import type { HistoryStep } from '@/server/modules/bookings/shared-wire'
import { type Booking, writeEvent } from '@/server/modules/bookings/store'
import { allocateDates, type DateRequest } from '@/server/modules/bookings/take-dates'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { refusalOf } from '@/server/modules/listings/quote-stay'
import { bookingToWire } from './booking-to-wire'
import { countUses } from './count-uses'
import { type NewBookingRequest, writeNewBooking } from './new-booking'
import type { quoteNewStay } from './quote-new-stay'

/**
 * Writes a stay that was priced, behind the locks of its listings and guest, with all that follows from a new booking;
 * `record` stores the answer for its idempotency key.
 */
export async function bookStay(
  tx: Db,
  requested: NewBookingRequest,
  { bookable, rooms, noShow, ...priced }: Awaited<ReturnType<typeof quoteNewStay>>,
  record: (answer: BookingWire) => Promise<void> = async () => undefined,
): Promise<BookingWire> {
  const { now } = requested
  // Snapshot: the row with its copy of the listing, which everything else references.
  const booking = await writeNewBooking(tx, requested, bookable, { ...priced, noShow })
  await countUses(tx, booking, { requested, bookable, priced }, now)
  const soldOut = await listSoldOut(tx, booking, now)
  if (soldOut.length > 0) throw refusalOf(soldOut)

  // Dates, outbox, history, the answer for the idempotency key, and what else follows; taken dates roll all of it back.
  const step = { fromState: null, toState: booking.state, createdAt: now }
  const answer = answerOf(booking, bookable, step, now)
  const { notifies } = creation(booking.snapshot.bookingType, booking.dueNowHalalas)
  await together([
    () => takeDates(tx, { booking, terms: bookable.terms, period: requested.stay.period, rooms }, now),
    () => notifyChange(tx, booking, notifies, now),
    () => writeEvent(tx, eventOf(booking, step)),
    () => record(answer),
    () => followBooking(tx, null, booking, now),
    () => queueTemplate(tx, null, booking, now),
    // It reads the booking behind its first statement, and so behind the writes of this turn.
    () => emitBooking(tx, booking, 'booking.created', now),
  ])
  await recordAgreement(tx, null, booking, now)
  return answer
}

/** Allocates the dates, then writes their copy for the search. */
async function takeDates(tx: Db, { rooms = [], ...wanted }: DateRequest, now: Date): Promise<void> {
  const { booking, terms, period } = wanted
  await allocateDates(tx, { ...wanted, rooms }, now)
  const copies = [{ listingId: booking.listingId, terms }, ...rooms].map(
    (room) => () => refreshBooked(tx, room.listingId, now, occupiedSpan(period, room.terms)),
  )
  await together(copies)
}

function eventOf({ id, guestId }: Booking, step: HistoryStep) {
  return { ...step, bookingId: id, event: 'create', role: 'guest', actorId: guestId } as const
}

/** The booking as the api returns it, built from data just written or read. */
function answerOf(booking: Booking, { row }: Bookable, step: HistoryStep, now: Date): BookingWire {
  const { service: listing, owner: host, secondaryPhone } = row
  const fresh = { reviewId: null, isSplit: false, dateChange: null, series: null }
  return bookingToWire({ booking, listing, host, secondaryPhone, ...fresh }, [step], [], now)
}
