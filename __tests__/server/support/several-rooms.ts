import { and, asc, eq, ne } from 'drizzle-orm'
import type { ChosenRoom } from '@/lib/domain/booking/bookable'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { listings } from '@/server/db/schema/listings/listings'
import { A_STAY, stayOf } from './bookings'
import { aListing, type ListingOptions } from './listings'
import type { TestApp } from './test-app'
import { aGuest, aHost, type TestUser } from './users'

export const FULL = { paymentType: 'fullPayment' } as const

/** A hotel with two doubles at 500 SAR, and as many further room types as are named, each a suite at 1,000 SAR unless it says more. */
export async function aHotel(api: TestApp, shared: ListingOptions = {}, ...types: ListingOptions[]) {
  const host = shared.host ?? (await aHost(api))
  const hotel = {
    type: 'Hotel',
    maxGuests: 2,
    facts: { roomType: 'double' },
    ...FULL,
    ...shared,
    host,
  } as const
  const { id: main } = await aListing(api, { units: 2, name: 'Palm Hotel', nameAr: 'فندق النخلة', ...hotel })
  await api.db.update(listings).set({ propertyId: main }).where(eq(listings.id, main))
  const suite = {
    units: 1,
    prices: { allDays: 100_000 },
    name: 'Palm Hotel, suite',
    nameAr: 'فندق النخلة، جناح',
  }
  const others: string[] = []
  for (const one of types.length > 0 ? types : [{}])
    others.push((await aListing(api, { ...hotel, ...suite, propertyId: main, ...one })).id)
  return { host, main, suite: others[0] ?? '', others }
}

export type Hotel = Awaited<ReturnType<typeof aHotel>>

/** Rooms of the suite beside the double. */
export const withSuite = ({ suite }: Pick<Hotel, 'suite'>, units = 1): { rooms: ChosenRoom[] } => ({
  rooms: [{ listingId: suite, units }],
})

/** A booking of two doubles and a suite, with calls of both sides on it. */
export async function aBookingOfTwo(api: TestApp, hotel: Hotel, stay: object = {}) {
  const guest = await aGuest(api)
  return stayOf(api, { guest, host: hotel.host }, await book(api, guest, hotel, { units: 2, ...stay }))
}

/** Books the hotel's double with a suite. */
export const book = (api: TestApp, guest: TestUser, hotel: Hotel, stay: object = {}) =>
  api.call('POST', '/bookings', {
    as: guest,
    body: { ...A_STAY, ...FULL, serviceId: hotel.main, ...withSuite(hotel), ...stay },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/** The states of what is allocated of a listing, but released rows. */
export async function takenOf({ db }: TestApp, listingId: string): Promise<string[]> {
  const rows = await db
    .select({ state: allocations.state })
    .from(allocations)
    .where(and(eq(allocations.listingId, listingId), ne(allocations.state, 'released')))
    .orderBy(asc(allocations.state))
  return rows.map(({ state }) => state)
}
