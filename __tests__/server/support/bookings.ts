import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { BookingBody } from '@/lib/domain/booking/bodies'
import { notifications } from '@/server/db/schema/people/notifications'
import { aListing, type ListingOptions } from './listings'
import type { Answer, TestApp } from './test-app'
import { aGuest, type Host, type TestUser } from './users'

/** Friday to Saturday night of the first week, for two. */
export const A_STAY = {
  checkIn: '2026-03-20',
  checkOut: '2026-03-22',
  adults: 2,
  children: 0,
  infants: 0,
  units: 1,
  addOns: [],
  paymentType: 'payAtCheckin',
} as const

type Options = Partial<BookingBody> & { key?: string }

/** Books through the API, each time under a new key unless one is given. */
export function bookStay(
  test: TestApp,
  guest: TestUser,
  listingId: string,
  { key = randomUUID(), ...options }: Options = {},
): Promise<Answer> {
  return test.call('POST', '/bookings', {
    as: guest,
    body: { ...A_STAY, serviceId: listingId, ...options },
    headers: { 'idempotency-key': key },
  })
}

/** A booking of an own guest at a listing of these terms, with calls of both sides on it. */
export async function aBookingAt(test: TestApp, place: ListingOptions = {}, options: Options = {}) {
  const guest = await aGuest(test)
  const { id: listingId, host } = await aListing(test, place)
  const paymentType = place.paymentType ?? 'payAtCheckin'
  return stayOf(test, { guest, host }, await bookStay(test, guest, listingId, { paymentType, ...options }))
}

/** A booking that was just made, with calls of both sides on it. */
export function stayOf(
  test: TestApp,
  { guest, host }: { guest: TestUser; host: Host },
  { status, body: booking }: Answer,
) {
  if (status !== 201) throw new Error(JSON.stringify(booking))
  const byGuest = (event: string, body?: object) =>
    test.call('POST', `/bookings/${booking._id}/${event}`, { as: guest, body })
  const byVendor = (event: string, body?: object) =>
    test.call('POST', `/vender/bookings/${booking._id}/${event}`, { as: host, body })
  const seenByGuest = async () => (await test.call('GET', `/bookings/${booking._id}`, { as: guest })).body
  const seenByVendor = async () =>
    (await test.call('GET', `/vender/bookings/${booking._id}`, { as: host })).body
  const serviceId: string = booking.serviceId
  return { guest, host, serviceId, booking, byGuest, byVendor, seenByGuest, seenByVendor }
}

/** The notification types of a user, the oldest first; of one instant in the order of writing. */
export async function notificationsOf({ db }: TestApp, person: TestUser): Promise<string[]> {
  const rows = await db
    .select({ type: notifications.type })
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(asc(notifications.createdAt), sql`xmin::text::bigint, cmin::text::bigint`)
  return rows.map((row) => row.type)
}
