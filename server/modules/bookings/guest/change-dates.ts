import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { type DatesBody, periodFromBody } from '@/lib/domain/booking/bodies'
import { computeDateChange, differenceDue } from '@/lib/domain/booking/money/date-change'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { hasSameDates } from '@/lib/domain/booking/period'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { movedWeekDeadline } from '@/lib/domain/booking/series'
import { latestExpiry } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { fromSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { type Actor, type Change, changeState } from '@/server/modules/bookings/change-state'
import { holdNewDates } from '@/server/modules/bookings/date-changes/hold-new-dates'
import { endDateChanges, findOpenDateChange } from '@/server/modules/bookings/date-changes/store'
import { deleteAllocationsOf } from '@/server/modules/bookings/dates-store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import {
  changeWithoutAttempts,
  endGivenUp,
} from '@/server/modules/bookings/payments/attempts/give-up-payment'
import { refundBooking } from '@/server/modules/bookings/payments/refunds/refund-booking'
import { hasActiveSplit } from '@/server/modules/bookings/splits/store'
import type { Booking, BookingPatch } from '@/server/modules/bookings/store'
import { allocateDates } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { postChangedDates } from '@/server/modules/money/ledger/post-reduction'
import { scheduleEarnings } from '@/server/modules/money/ledger/schedule-money'
import type { SignedIn } from '@/server/policy/signed-in'
import { getBooking } from './get-booking'
import { type DateChange, quoteNewDates } from './quote-date-change'
import { assertPriceUnchanged } from './quote-new-stay'

/** Changes the dates of a booking at their price, or holds dearer ones until the difference is paid, or refuses and changes nothing. */
export function changeDates(deps: Deps, guest: SignedIn, id: string, body: DatesBody): Promise<BookingWire> {
  const now = deps.clock.now()
  return changeWithoutAttempts(deps, async (tx, givenUp) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    await changeDatesForGuest(tx, booking, { ...body, givenUp }, { actorId: guest._id, now })
    return getBooking(tx, guest._id, id, now)
  })
}

/** The dates that are asked for, and the attempts to pay the old ones that were given up for them. */
export type NewDates = DatesBody & { givenUp: ReadonlySet<string> }

/** Other dates of a locked booking by the guest's rules; the reason is of an admin who acts for the guest. */
export async function changeDatesForGuest(
  tx: Db,
  booking: Booking,
  { givenUp, ...body }: NewDates,
  actor: Actor,
  reason?: string,
): Promise<Booking> {
  const { now } = actor
  assertAllowedNow(booking, 'change_dates', 'guest', now)
  if (await hasActiveSplit(tx, booking.id)) throw new DomainError('not_in_this_state')
  if (await isHeldAlready(tx, booking, body, now)) return booking
  const moved = await quoteNewDates(tx, booking, body, now)
  assertPriceUnchanged(body, moved.quote)
  await endGivenUp(tx, booking, givenUp, now)
  await endDateChanges(tx, booking.id, now)
  await releaseExpiredHolds(tx, listingIdsOf(booking), now)
  const differenceHalalas = differenceDue(booking, moved.quote)
  if (differenceHalalas > 0) {
    const dearer = { ...moved, snapshot: movedSnapshot(booking, moved.quote), differenceHalalas }
    return holdNewDates(tx, booking, dearer, actor, reason)
  }
  await deleteAllocationsOf(tx, booking.id)
  await allocateDates(tx, { ...moved, booking, period: moved.stay.period }, now)
  return writeChange(tx, booking, moved, { event: 'change_dates', role: 'guest', ...actor, reason })
}

/** A repeated call finds the dates held, at the price that was quoted then. */
async function isHeldAlready(tx: Db, { id }: Booking, body: DatesBody, now: Date): Promise<boolean> {
  const open = await findOpenDateChange(tx, id)
  if (!open || open.expiresAt <= now) return false
  const isSamePrice = body.total === undefined || fromSar(body.total) === open.totalHalalas
  return isSamePrice && hasSameDates(periodFromBody(body), open.period)
}

async function writeChange(tx: Db, booking: Booking, moved: DateChange, change: Change): Promise<Booking> {
  const { now } = change
  const { refundHalalas, ...money } = computeDateChange(booking.paidHalalas, moved.quote)
  const patch = { ...patchOf(booking, moved, now), ...money }
  const changed = await changeState(tx, booking, { ...change, patch })
  const refunded = { priceHalalas: refundHalalas, depositHalalas: 0 }
  if (refundHalalas > 0) await refundBooking(tx, booking, refunded, now)
  if (booking.paidHalalas > 0) await scheduleEarnings(tx, changed)
  await postChangedDates(tx, booking, changed, refundHalalas, now)
  return changed
}

function patchOf(booking: Booking, { stay, quote }: DateChange, now: Date): BookingPatch {
  const { checkInAt, checkOutAt, totalHalalas, freeCancellationUntil } = quote
  return {
    ...{ period: stay.period, checkInAt, checkOutAt, totalHalalas, freeCancellationUntil },
    snapshot: movedSnapshot(booking, quote),
    expiresAt: windowOf(booking, checkInAt, now),
  }
}

/** The copy of the code keeps what it takes off the new price. */
function movedSnapshot({ snapshot }: Booking, { lines, vatHalalas }: Quote): Booking['snapshot'] {
  const line = lines.find(({ kind }) => kind === 'promotion')
  const { promotion } = snapshot
  const moved = promotion && { ...promotion, discountHalalas: -(line?.amountHalalas ?? 0) }
  return { ...snapshot, lines, vatHalalas, ...(moved ? { promotion: moved } : {}) }
}

/** The current deadline remains, but never later than the new check-in allows. */
function windowOf({ expiresAt, state, seriesId }: Booking, checkInAt: Date, now: Date): Date | null {
  if (!expiresAt) return null
  const latest = latestExpiry(state, checkInAt)
  if (latest <= now) throw new DomainError('deadline_passed')
  const held = seriesId ? movedWeekDeadline({ checkInAt, expiresAt }, now) : expiresAt
  return new Date(Math.min(held.getTime(), latest.getTime()))
}
