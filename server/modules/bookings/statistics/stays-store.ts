import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import { unitsOf } from '@/lib/domain/booking/rooms'
import { MAX_NIGHTS } from '@/lib/domain/booking/stay-rules'
import { EARNING_STATES } from '@/lib/domain/booking/transitions'
import { addDays, type Day, type DayRange, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { isBookingOf } from '@/server/policy/booking-of-listing'

export interface BookedStay {
  checkIn: Day
  checkOut: Day
  units: number
  bookedOn: Day
}

/** The stays by nights of a listing that may lie in a range, with the day on which each was booked. */
export async function listBookedStays(
  db: Db,
  listingId: string,
  { from, to }: DayRange,
): Promise<BookedStay[]> {
  const rows = await db
    .select({
      checkIn: sql<Day>`${bookings.period}->>'checkIn'`,
      checkOut: sql<Day>`${bookings.period}->>'checkOut'`,
      booked: { listingId: bookings.listingId, units: bookings.units, rooms: bookings.rooms },
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(
      and(
        isBookingOf(listingId),
        inArray(bookings.state, EARNING_STATES),
        sql`${bookings.period}->>'mode' = 'daily'`,
        gte(bookings.checkInAt, instantAt(addDays(from, -MAX_NIGHTS), MIDNIGHT)),
        lt(bookings.checkInAt, instantAt(addDays(to, 1), MIDNIGHT)),
      ),
    )
  return rows.map(({ createdAt, booked, ...stay }) => ({
    ...{ ...stay, units: unitsOf(booked, listingId), bookedOn: riyadhDay(createdAt) },
  }))
}
