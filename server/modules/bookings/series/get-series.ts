import type { SeriesWeekWire, SeriesWire } from '@/lib/contract/schemas/booking/series'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import { divideRefund } from '@/server/modules/bookings/payments/refunds/refund-booking'
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
    weeks: await Promise.all(weeks.map((week) => weekToWire(db, week, now))),
  }
}

async function weekToWire(db: Db, week: Booking, now: Date): Promise<SeriesWeekWire> {
  const isPayable = guardBooking(week, 'pay', 'guest', now) === null
  return {
    _id: week.id,
    code: week.code,
    status: week.state,
    checkInAt: week.checkInAt.toISOString(),
    total: toSar(week.totalHalalas),
    paid: toSar(week.paidHalalas),
    payBy: isPayable && week.expiresAt ? week.expiresAt.toISOString() : null,
    cancellation: await cancellationOf(db, week, now),
  }
}

async function cancellationOf(db: Db, week: Booking, now: Date): Promise<SeriesWeekWire['cancellation']> {
  if (guardBooking(week, 'cancel', 'guest', now) !== null) return null
  const settlement = computeSettlement(week, { by: 'guest' }, now)
  const { own, friends } = await divideRefund(db, week, settlement)
  return {
    refund: toSar(own),
    refundToFriends: toSar(friends),
    vendorKeeps: toSar(settlement.vendorKeepsHalalas),
  }
}
