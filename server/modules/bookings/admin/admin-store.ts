import { and, asc, count, desc, eq, inArray, like, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings'
import { users } from '@/server/db/schema/users'

const guests = alias(users, 'guest')

/** Matches the start of a booking code, or the whole phone number of a guest. */
function named(requested: string) {
  const code = requested.toUpperCase().replace(/[^A-Z-]/g, '')
  const phone = normalisePhone(requested)
  const conditions = [
    ...(code ? [like(bookings.code, `${code}%`)] : []),
    ...(phone ? [eq(guests.phone, phone)] : []),
  ]
  return or(...conditions)
}

interface NewBookingRequest {
  states: BookingState[]
  /** empty: all of them */
  text: string
}

const wanted = ({ states, text }: NewBookingRequest) =>
  and(inArray(bookings.state, states), text === '' ? undefined : (named(text) ?? eq(bookings.code, text)))

/** One page of all bookings, the newest first. */
export function loadAllBookings(db: Db, requested: NewBookingRequest & { limit: number; offset: number }) {
  return db
    .select({ booking: bookings, host: users, guest: guests })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.vendorUserId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(wanted(requested))
    .orderBy(desc(bookings.createdAt), asc(bookings.id))
    .limit(requested.limit)
    .offset(requested.offset)
}

export type AnyBooking = Awaited<ReturnType<typeof loadAllBookings>>[number]

export async function countAllByState(db: Db, text: string) {
  const found = text === '' ? undefined : (named(text) ?? eq(bookings.code, text))
  return db
    .select({ state: bookings.state, count: count() })
    .from(bookings)
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(found)
    .groupBy(bookings.state)
}
