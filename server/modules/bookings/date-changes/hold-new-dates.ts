import type { BookableListing, Period } from '@/lib/domain/booking/bookable'
import { DATE_CHANGE_MINUTES, MAX_UNPAID_DATE_CHANGES } from '@/lib/domain/booking/money/date-change'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import type { Span } from '@/lib/domain/booking/period'
import { DomainError } from '@/lib/domain/issues'
import { type Halalas, toSar } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { type Actor, changeState } from '@/server/modules/bookings/change-state'
import { holdAllNewUnits } from '@/server/modules/bookings/dates-store'
import type { DateChange } from '@/server/modules/bookings/guest/quote-date-change'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { datesUnavailable } from '@/server/modules/bookings/take-dates'
import { withOneTurnover } from './one-turnover'
import { countUnpaid, writeDateChange } from './store'

const DAY_MINUTES = 24 * 60

/** The dearer dates of a booking that was paid in full, with the copy of the listing that goes with them. */
export interface DearerDates extends DateChange {
  snapshot: Booking['snapshot']
  differenceHalalas: Halalas
}

/**
 * Holds dearer dates for a quarter of an hour, at the price of this moment; the booking keeps its own until the difference is
 * paid. Throws `dates_unavailable`, or `too_many_requests` where the guest let many such holds run out.
 */
export async function holdNewDates(
  tx: Db,
  booking: Booking,
  { stay: { period }, terms, rooms, quote, snapshot, differenceHalalas }: DearerDates,
  actor: Actor,
  reason?: string,
): Promise<Booking> {
  const { id: bookingId, listingId, units, guestId } = booking
  const { now, actorId } = actor
  await assertFewUnpaid(tx, bookingId, now)
  const span = longestSpan(period, [terms, ...rooms.map((room) => room.terms)])
  const expiresAt = new Date(
    Math.min(addMinutes(now, DATE_CHANGE_MINUTES).getTime(), quote.checkInAt.getTime()),
  )
  if (!(await holdAllNewUnits(tx, booking, span, expiresAt)))
    throw await datesUnavailable(
      tx,
      withOneTurnover({ listingId, bookingId, units, terms, period, rooms }),
      now,
    )
  const { checkInAt, checkOutAt, totalHalalas, freeCancellationUntil } = quote
  await writeDateChange(tx, {
    ...{ bookingId, period, checkInAt, checkOutAt, totalHalalas, freeCancellationUntil, snapshot },
    ...{ occupiedUntil: span.to, expiresAt, createdAt: now },
  })
  const held = await changeState(tx, booking, { event: 'hold_new_dates', role: 'guest', ...actor, reason })
  if (actorId === guestId) return held
  const due = { amount: toSar(differenceHalalas), minutes: DATE_CHANGE_MINUTES }
  await notifySide(tx, held, { whom: 'guest', type: 'Booking_new_dates_held' }, now, due)
  return held
}

/** A change stores one end of its allocations: that of the room type with the longest turnover. */
function longestSpan(period: Period, terms: readonly BookableListing[]): Span {
  const spans = terms.map((one) => occupiedSpan(period, one))
  const [first] = spans
  if (!first) throw new Error('a booking has a room type')
  return { ...first, to: new Date(Math.max(...spans.map(({ to }) => to.getTime()))) }
}

async function assertFewUnpaid(tx: Db, bookingId: string, now: Date): Promise<void> {
  const unpaid = await countUnpaid(tx, bookingId, addMinutes(now, -DAY_MINUTES))
  if (unpaid < MAX_UNPAID_DATE_CHANGES) return
  throw new DomainError('too_many_requests', { retryAfterSeconds: DAY_MINUTES * 60 })
}
