import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { StaysWire } from '@/lib/contract/schemas/admin/overview'
import type { BookingState } from '@/lib/domain/booking/transitions'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { addDays, type Day, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { users } from '@/server/db/schema/people/users'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'

const SHOWN = 5
const TAKING_PLACE: BookingState[] = ['confirmed', 'checked_in', 'completed']

const ENDS = {
  arrivals: { at: bookings.checkInAt, done: ['checked_in', 'completed'] },
  departures: { at: bookings.checkOutAt, done: ['completed'] },
} as const

/** The stays that begin or end on a day: those to come first, by their hour. */
export async function listStays(db: Db, end: keyof typeof ENDS, day: Day): Promise<StaysWire> {
  const { at, done } = ENDS[end]
  const isDone = inArray(bookings.state, [...done])
  const isToday = and(
    inArray(bookings.state, TAKING_PLACE),
    gte(at, instantAt(day, MIDNIGHT)),
    lt(at, instantAt(addDays(day, 1), MIDNIGHT)),
  )
  const [rows, [counts]] = await Promise.all([
    db
      .select({ booking: bookings, guest: users })
      .from(bookings)
      .innerJoin(users, eq(users.id, bookings.guestId))
      .where(isToday)
      .orderBy(asc(isDone), asc(at), asc(bookings.id))
      .limit(SHOWN),
    db
      .select({ total: count(), done: sql<number>`(count(*) FILTER (WHERE ${isDone}))::int` })
      .from(bookings)
      .where(isToday),
  ])
  const data = rows.map(({ booking, guest }) => ({
    _id: booking.id,
    code: booking.code,
    service: booking.snapshot.service.name,
    guest: nameToWire(publicNameOf(guest)),
    at: (end === 'arrivals' ? booking.checkInAt : booking.checkOutAt).toISOString(),
    isDone: done.some((state) => state === booking.state),
  }))
  return { data, total: counts?.total ?? 0, done: counts?.done ?? 0 }
}
