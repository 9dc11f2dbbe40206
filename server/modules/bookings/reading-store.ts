import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BookingState } from '@/lib/domain/booking/lifecycle'
import type { Db } from '@/server/db/open'
import { users } from '@/server/db/schema/accounts'
import { bookingEvents, bookings } from '@/server/db/schema/bookings'
import { services, serviceTexts } from '@/server/db/schema/listings'

const told = {
  booking: bookings,
  host: users,
  service: services,
  secondaryPhone: serviceTexts.secondaryPhone,
}

const toldBookings = (db: Db) =>
  db
    .select(told)
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.vendorUserId))
    .leftJoin(serviceTexts, eq(serviceTexts.serviceId, bookings.serviceId))

/** A booking of this guest with what its page tells of the host and the place; a stranger's does not exist. */
export async function readBookingOf(db: Db, guestId: string, id: string) {
  const [row] = await toldBookings(db).where(and(eq(bookings.id, id), eq(bookings.guestId, guestId)))
  return row ?? null
}

export type ToldBooking = NonNullable<Awaited<ReturnType<typeof readBookingOf>>>

/** One page of a guest's bookings: those to come by their beginning, all others newest first. */
export function listBookingsOf(
  db: Db,
  guestId: string,
  states: BookingState[],
  page: { limit: number; offset: number; soonestFirst: boolean },
) {
  return toldBookings(db)
    .where(and(eq(bookings.guestId, guestId), inArray(bookings.state, states)))
    .orderBy(page.soonestFirst ? asc(bookings.checkInAt) : desc(bookings.createdAt), asc(bookings.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countByState(db: Db, guestId: string) {
  return db
    .select({ state: bookings.state, count: count() })
    .from(bookings)
    .where(eq(bookings.guestId, guestId))
    .groupBy(bookings.state)
}

export async function readHistories(db: Db, bookingIds: string[]) {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(bookingEvents)
    .where(inArray(bookingEvents.bookingId, bookingIds))
    .orderBy(asc(bookingEvents.createdAt), sql`${bookingEvents.fromState} IS NOT NULL`, asc(bookingEvents.id))
}

export type HistoryRow = Awaited<ReturnType<typeof readHistories>>[number]
