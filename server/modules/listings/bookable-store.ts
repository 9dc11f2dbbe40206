import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Taken } from '@/lib/domain/booking/availability'
import type { PriceList } from '@/lib/domain/booking/bookable'
import type { Span } from '@/lib/domain/booking/period'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { allocations } from '@/server/db/schema/allocations'
import { cities, districts } from '@/server/db/schema/catalogue'
import { datePrices, services, serviceTexts } from '@/server/db/schema/listings'
import { users } from '@/server/db/schema/users'
import { vendors } from '@/server/db/schema/vendors'

const { placeholder } = sql

/** What the terms of a stay follow from, what a booking keeps of the place, and what its guest is told. */
const bookable = {
  service: {
    id: services.id,
    type: services.type,
    state: services.state,
    deletedAt: services.deletedAt,
    ownerId: services.ownerId,
    name: services.name,
    nameAr: services.nameAr,
    images: services.images,
    address: services.address,
    houseNumber: services.houseNumber,
    latitude: services.latitude,
    longitude: services.longitude,
    pricingMode: services.pricingMode,
    prices: services.prices,
    addOns: services.addOns,
    lastMinuteDays: services.lastMinuteDays,
    lastMinutePercent: services.lastMinutePercent,
    bookingType: services.bookingType,
    paymentType: services.paymentType,
    partialHalalas: services.partialHalalas,
    depositHalalas: services.depositHalalas,
    cancellationPolicy: services.cancellationPolicy,
    checkInTime: services.checkInTime,
    checkOutTime: services.checkOutTime,
    turnoverMinutes: services.turnoverMinutes,
    openFrom: services.openFrom,
    openTo: services.openTo,
    minNights: services.minNights,
    maxNights: services.maxNights,
    leadMinutes: services.leadMinutes,
    maxGuests: services.maxGuests,
    units: services.units,
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
  secondaryPhone: serviceTexts.secondaryPhone,
  vatNumber: vendors.vatNumber,
}

const bookableById = prepared('bookable_by_id', (db) =>
  db
    .select(bookable)
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .innerJoin(users, eq(users.id, services.ownerId))
    .innerJoin(vendors, eq(vendors.id, services.vendorId))
    .leftJoin(serviceTexts, eq(serviceTexts.serviceId, services.id))
    .leftJoin(districts, eq(districts.id, services.districtId))
    .where(eq(services.id, placeholder('id'))),
)

/** A service as far as a booking asks for it. */
export async function readBookable(db: Db, id: string) {
  const [row] = await bookableById(db, { id })
  return row ?? null
}

export type BookableRow = NonNullable<Awaited<ReturnType<typeof readBookable>>>

const pricesFrom = prepared('date_prices_from', (db) =>
  db
    .select({ day: datePrices.day, priceHalalas: datePrices.priceHalalas })
    .from(datePrices)
    .where(and(eq(datePrices.serviceId, placeholder('id')), gte(datePrices.day, placeholder('from')))),
)

/** The prices of single dates that can still be booked. */
export async function readDatePrices(db: Db, serviceId: string, now: Date): Promise<PriceList['dates']> {
  const rows = await pricesFrom(db, { id: serviceId, from: addDays(riyadhDay(now), -1) })
  return Object.fromEntries(rows.map((row) => [row.day, row.priceHalalas]))
}

/** Milliseconds as float8: both drivers read it alike. */
const edge = (side: 'lower' | 'upper') =>
  sql<number>`(extract(epoch FROM ${sql.raw(side)}(${allocations.during})) * 1000)::float8`.mapWith(Number)

const allocationsWithin = prepared('allocations_within', (db) =>
  db
    .select({ unitId: allocations.unitId, from: edge('lower'), to: edge('upper') })
    .from(allocations)
    .where(
      and(
        eq(allocations.serviceId, placeholder('id')),
        inArray(allocations.state, ['held', 'confirmed', 'blocked']),
        sql`${allocations.during} && ${placeholder('window')}::tstzrange`,
        sql`NOT (${allocations.state} = 'held' AND coalesce(${allocations.holdExpiresAt} <= ${placeholder('now')}::timestamptz, false))`,
        sql`(${allocations.bookingId} IS DISTINCT FROM ${placeholder('except')})`,
      ),
    ),
)

/** What the one table of dates holds against a service within a window, except what is run out or excepted. */
export async function readAllocations(
  db: Db,
  serviceId: string,
  { from, to }: Span,
  now: Date,
  exceptBookingId = '',
): Promise<Taken[]> {
  const window = `[${from.toISOString()},${to.toISOString()})`
  const rows = await allocationsWithin(db, {
    id: serviceId,
    window,
    now: now.toISOString(),
    except: exceptBookingId,
  })
  return rows.map(({ unitId, from, to }) => ({ unitId, from: new Date(from), to: new Date(to) }))
}
