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
import { allocateDates } from '@/server/modules/bookings/take-dates'
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
  { bookable, rooms, ...priced }: Awaited<ReturnType<typeof quoteNewStay>>,
  record: (answer: BookingWire) => Promise<void> = async () => undefined,
): Promise<BookingWire> {
  const { now } = requested
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
  const answer = answerOf(booking, bookable, step, now)
  const { notifies } = creation(booking.snapshot.bookingType, booking.dueNowHalalas)
  await together([
    () => notifyChange(tx, booking, notifies, now),
    () => writeEvent(tx, eventOf(booking, step)),
    () => refreshBooked(tx, booking.listingId, now, occupiedSpan(period, terms)),
    ...rooms.map((room) => () => refreshBooked(tx, room.listingId, now, occupiedSpan(period, room.terms))),
    () => record(answer),
  ])
  await emitBooking(tx, booking, 'booking.created', now)
  await followBooking(tx, null, booking, now)
  await queueTemplate(tx, null, booking, now)
  await recordAgreement(tx, null, booking, now)
  return answer
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
