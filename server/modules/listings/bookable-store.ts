import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { PriceList } from '@/lib/domain/booking/bookable'
import type { TakenByCause } from '@/lib/domain/booking/gap'
import type { Span } from '@/lib/domain/booking/period'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'
import { datePrices, listings, listingTexts } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { CHECKED_VAT_NUMBER } from '@/server/policy/checked-vat-number'
import { SHOWN_STATE } from '@/server/policy/shown-state'
import { isOwnerOf } from '@/server/policy/vendor-owner'

const { placeholder } = sql

/** The columns that terms, snapshot and notifications of a booking need. */
const bookable = {
  service: {
    id: listings.id,
    type: listings.type,
    state: SHOWN_STATE,
    propertyId: listings.propertyId,
    deletedAt: listings.deletedAt,
    vendorId: listings.vendorId,
    name: listings.name,
    nameAr: listings.nameAr,
    images: listings.images,
    address: listings.address,
    houseNumber: listings.houseNumber,
    latitude: listings.latitude,
    longitude: listings.longitude,
    pricingMode: listings.pricingMode,
    prices: listings.prices,
    priceRules: listings.priceRules,
    lowestPrice: listings.lowestPrice,
    addOns: listings.addOns,
    lastMinuteDays: listings.lastMinuteDays,
    lastMinutePercent: listings.lastMinutePercent,
    discounts: listings.discounts,
    fees: listings.fees,
    ownAddOns: listings.ownAddOns,
    bookingType: listings.bookingType,
    paymentType: listings.paymentType,
    partialHalalas: listings.partialHalalas,
    partPayment: listings.partPayment,
    depositHalalas: listings.depositHalalas,
    cancellationPolicy: listings.cancellationPolicy,
    checkInTime: listings.checkInTime,
    checkOutTime: listings.checkOutTime,
    turnoverMinutes: listings.turnoverMinutes,
    openFrom: listings.openFrom,
    openTo: listings.openTo,
    minNights: listings.minNights,
    maxNights: listings.maxNights,
    leadMinutes: listings.leadMinutes,
    stayRules: listings.stayRules,
    facts: listings.facts,
    maxGuests: listings.maxGuests,
    units: listings.units,
  },
  city: { name: cities.name, nameAr: cities.nameAr },
  district: { name: districts.name, nameAr: districts.nameAr },
  owner: {
    firstName: users.firstName,
    lastName: users.lastName,
    displayName: users.displayName,
    displayNameAr: users.displayNameAr,
    phone: users.phone,
  },
  secondaryPhone: listingTexts.secondaryPhone,
  vatNumber: CHECKED_VAT_NUMBER,
}

const bookableById = prepared('bookable_by_id', (db) =>
  db
    .select(bookable)
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(vendors, eq(vendors.id, listings.vendorId))
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .leftJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .leftJoin(districts, eq(districts.id, listings.districtId))
    .where(eq(listings.id, placeholder('id'))),
)

/** A listing with the columns that a booking needs. */
export const findBookable = (db: Db, id: string) => firstRow(bookableById(db, { id }))

export type BookableRow = NonNullable<Awaited<ReturnType<typeof findBookable>>>

const pricesFrom = prepared('date_prices_from', (db) =>
  db
    .select({ day: datePrices.day, priceHalalas: datePrices.priceHalalas })
    .from(datePrices)
    .where(and(eq(datePrices.listingId, placeholder('id')), gte(datePrices.day, placeholder('from')))),
)

/** The prices of single dates that can still be booked. */
export async function getDatePrices(db: Db, listingId: string, now: Date): Promise<PriceList['dates']> {
  const rows = await pricesFrom(db, { id: listingId, from: addDays(riyadhDay(now), -1) })
  return Object.fromEntries(rows.map((row) => [row.day, row.priceHalalas]))
}

/** Milliseconds as float8, which both drivers return alike. */
const edge = (side: 'lower' | 'upper') =>
  sql<number>`(extract(epoch FROM ${sql.raw(side)}(${allocations.during})) * 1000)::float8`.mapWith(Number)

const allocationsWithin = prepared('allocations_within', (db) =>
  db
    .select({
      ...{ unitId: allocations.unitId, bookingId: allocations.bookingId, state: allocations.state },
      ...{ from: edge('lower'), to: edge('upper') },
    })
    .from(allocations)
    .where(
      and(
        eq(allocations.listingId, placeholder('id')),
        inArray(allocations.state, ['held', 'confirmed', 'blocked']),
        sql`${allocations.during} && ${placeholder('window')}::tstzrange`,
        sql`NOT (${allocations.state} = 'held' AND coalesce(${allocations.holdExpiresAt} <= ${placeholder('now')}::timestamptz, false))`,
        sql`(${allocations.bookingId} IS DISTINCT FROM ${placeholder('except')})`,
        sql`(${allocations.offerId} IS DISTINCT FROM ${placeholder('exceptOffer')})`,
      ),
    ),
)

/** What holds dates and is no hindrance: the booking that moves, or the option of the offer that is used. */
export interface Except {
  bookingId?: string | undefined
  offerId?: string | undefined
}

/** The allocations of a listing within a window, without expired holds and what is excepted. */
export async function listAllocations(
  db: Db,
  listingId: string,
  { from, to }: Span,
  now: Date,
  { bookingId: except = '', offerId: exceptOffer = '' }: Except = {},
): Promise<TakenByCause[]> {
  const window = `[${from.toISOString()},${to.toISOString()})`
  const rows = await allocationsWithin(db, {
    id: listingId,
    window,
    now: now.toISOString(),
    ...{ except, exceptOffer },
  })
  // Whoever holds the dates on both sides without paying makes no gap.
  return rows.map(({ unitId, bookingId, state, from, to }) => ({
    ...{ unitId, isBooking: bookingId !== null && state === 'confirmed' },
    ...{ from: new Date(from), to: new Date(to) },
  }))
}
