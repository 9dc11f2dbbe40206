import type { DatesBody } from '@/lib/domain/booking/bodies'
import { settleDateChange } from '@/lib/domain/booking/date-change'
import { REQUEST_LEAD_MINUTES } from '@/lib/domain/booking/lifecycle'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { addMinutes } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { changeState } from './change-state'
import { dropAllocations } from './dates-store'
import { giveBack } from './give-back'
import { loadOwn } from './load-own'
import { readPayments } from './money-store'
import { refuseUntimely } from './moving-stay'
import { type MovedStay, quoteMovedStay } from './quote-moved-stay'
import { refuseOtherPrice } from './refuse-other-price'
import { releaseExpiredHolds } from './run-timers'
import type { Booking, BookingPatch } from './store'
import { takeDates } from './take-dates'
import { tellBooking } from './tell-booking'

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
