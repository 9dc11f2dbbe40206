import type { DatesBody } from '@/lib/domain/booking/bodies'
import { settleDateChange } from '@/lib/domain/booking/money/date-change'
import { REQUEST_LEAD_MINUTES } from '@/lib/domain/booking/transitions'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { Refusal } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { refuseUntimely } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import { dropAllocations } from '@/server/modules/bookings/dates-store'
import { loadOwn } from '@/server/modules/bookings/get-own-booking'
import { readPayments } from '@/server/modules/bookings/payments/payment-store'
import { giveBack } from '@/server/modules/bookings/payments/refund-booking'
import type { Booking, BookingPatch } from '@/server/modules/bookings/store'
import { takeDates } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { refuseOtherPrice } from './assert-price-unchanged'
import { tellBooking } from './get-booking'
import { type MovedStay, quoteMovedStay } from './quote-date-change'

/** Moves a booking to other dates at their price, or refuses and leaves it exactly as it was. */
export function changeDates(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  body: DatesBody,
): Promise<BookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await loadOwn(tx, id, { guestId: guest._id })
    refuseUntimely(booking, 'change_dates', 'guest', now)
    const isPaying = (await readPayments(tx, id)).some((one) => one.state === 'initiated')
    if (isPaying) throw new Refusal('not_in_this_state')
    const moved = await quoteMovedStay(tx, booking, body, now)
    refuseOtherPrice(body.total, moved.quote)
    await releaseExpiredHolds(tx, booking.serviceId, now)
    await dropAllocations(tx, id)
    await takeDates(tx, { booking, terms: moved.terms, period: moved.stay.period }, now)
    await writeChange(tx, booking, moved, { actorId: guest._id, now })
    return tellBooking(tx, guest._id, id, now)
  })
}

async function writeChange(
  tx: Db,
  booking: Booking,
  moved: MovedStay,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const { refundHalalas, ...money } = settleDateChange(booking.paidHalalas, moved.quote)
  const patch = { ...patchOf(booking, moved, now), ...money }
  await changeState(tx, booking, { event: 'change_dates', role: 'guest', actorId, now, patch })
  if (refundHalalas > 0) await giveBack(tx, booking, refundHalalas, now)
}

function patchOf(booking: Booking, { stay, quote }: MovedStay, now: Date): BookingPatch {
  return {
    period: stay.period,
    checkInAt: quote.checkInAt,
    checkOutAt: quote.checkOutAt,
    totalHalalas: quote.totalHalalas,
    freeCancellationUntil: quote.freeCancellationUntil,
    snapshot: { ...booking.snapshot, lines: quote.lines, vatHalalas: quote.vatHalalas },
    expiresAt: windowOf(booking, quote.checkInAt, now),
  }
}

/** The window that runs is kept, but never past what the new check-in leaves. */
function windowOf({ expiresAt, state }: Booking, checkInAt: Date, now: Date): Date | null {
  if (!expiresAt) return null
  const latest = state === 'requested' ? addMinutes(checkInAt, -REQUEST_LEAD_MINUTES) : checkInAt
  if (latest <= now) throw new Refusal('deadline_passed')
  return new Date(Math.min(expiresAt.getTime(), latest.getTime()))
}
