import type { SeriesWeekWire, SeriesWire } from '@/lib/domain/booking/series-wire'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import type { Booking } from '@/server/modules/bookings/store'
import { listWeeks } from './series-store'

/** A series as its guest reads it; throws `not_found` for one of others. */
export async function getSeries(db: Db, guestId: string, id: string, now: Date): Promise<SeriesWire> {
  const weeks = await listWeeks(db, id, guestId)
  const [first] = weeks
  if (first?.period.mode !== 'hourly') throw new DomainError('not_found')
  const { type, name } = first.snapshot.service
  const { start, hours } = first.period
  return {
    ...{ _id: id, serviceId: first.listingId, service: { type, name }, start, hours },
    weeks: weeks.map((week) => weekToWire(week, now)),
  }
}

function weekToWire(week: Booking, now: Date): SeriesWeekWire {
  const isPayable = guardBooking(week, 'pay', 'guest', now) === null
  return {
    _id: week.id,
    code: week.code,
    status: week.state,
    checkInAt: week.checkInAt.toISOString(),
    total: toSar(week.totalHalalas),
    paid: toSar(week.paidHalalas),
    payBy: isPayable && week.expiresAt ? week.expiresAt.toISOString() : null,
    cancellation: cancellationOf(week, now),
  }
}

function cancellationOf(week: Booking, now: Date): SeriesWeekWire['cancellation'] {
  if (guardBooking(week, 'cancel', 'guest', now) !== null) return null
  const { refundHalalas, vendorKeepsHalalas } = computeSettlement(week, { by: 'guest' }, now)
  return { refund: toSar(refundHalalas), vendorKeeps: toSar(vendorKeepsHalalas) }
}
