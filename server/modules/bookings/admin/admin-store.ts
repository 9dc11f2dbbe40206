import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { isOwnerOf } from '@/server/policy/vendor-owner'

const guests = alias(users, 'guest')

/** A booking with both sides. */
export async function findAnyBooking(db: Db, id: string) {
  const [row] = await db
    .select({ booking: bookings, host: users, guest: guests })
    .from(bookings)
    .innerJoin(vendorMembers, isOwnerOf(bookings.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(eq(bookings.id, id))
  return row ?? null
}

export type AnyBooking = NonNullable<Awaited<ReturnType<typeof findAnyBooking>>>

/** The steps of a booking, the oldest first, each with the user who took it. */
export function listHistory(db: Db, bookingId: string) {
  return db
    .select({ step: bookingEvents, actor: users })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents.id))
}
