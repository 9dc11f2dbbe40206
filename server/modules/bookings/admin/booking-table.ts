import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminBookingRow } from '@/lib/contract/schemas/booking/admin-wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { BOOKING_TABLE } from '@/lib/domain/admin/tables'
import { MAX_NIGHTS } from '@/lib/domain/booking/stay-rules'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { PaymentType, PropertyType } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { addDays, type Day, daysBetween, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import type { TableSource } from '@/server/modules/platform/admin-tables/table-source'
import { isOwnerOf } from '@/server/policy/vendor-owner'
import { bookingsFoundBy } from './find-bookings'

const guests = alias(users, 'guest')

/** Stays between two days so close are found by their check-in, others by walking along the sort. */
const NARROW_DAYS = 31

const source: TableSource<AdminBookingRow> = {
  from: bookings,
  id: bookings.id,
  sorts: { createdAt: bookings.createdAt, checkInAt: bookings.checkInAt },
  isNarrow: ({ sort, filters: { from, until } }) =>
    Boolean(from && until && daysBetween(from, until) <= NARROW_DAYS) && sort.endsWith('createdAt'),
  where: async (db, request) => and(...filtersOf(request), await bookingsFoundBy(db, request.q)),
  load: loadRows,
}

/** All bookings of the marketplace: found by code, by number and name of guest and host, and by listing. */
export const bookingTable: AdminTable<AdminBookingRow> = {
  spec: BOOKING_TABLE,
  source,
  file: {
    code: (row) => row.code,
    status: (row, text) => text(`admin.bookings.state.${row.status}`),
    service: (row, _, language) => row.service[language],
    city: (row, _, language) => row.city[language],
    guest: (row, _, language) => (language === 'ar' ? row.guest.name_ar : row.guest.name),
    host: (row, _, language) => (language === 'ar' ? row.host.name_ar : row.host.name),
    checkInAt: (row) => riyadhDay(new Date(row.checkInAt)),
    checkOutAt: (row) => riyadhDay(new Date(row.checkOutAt)),
    payment: (row, text) => text(`vocabulary.paymentType.${row.paymentType}`),
    total: (row) => row.total,
    paid: (row) => row.paid,
    depositPaid: (row) => row.depositPaid,
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
}

/** A stay that has a part after a day began at most so many days before it: what began earlier is not read. */
const LONGEST_STAY_DAYS = MAX_NIGHTS + 1

function filtersOf({ filters }: TableRequest): SQL[] {
  const { state, city, type, payment, from, until } = filters
  const midnight = (day: Day) => instantAt(day, MIDNIGHT)
  return [
    ...(state ? [eq(bookings.state, state as BookingState)] : []),
    ...(payment ? [eq(bookings.paymentType, payment as PaymentType)] : []),
    ...(city ? [eq(bookings.cityId, city)] : []),
    ...(type ? [eq(bookings.listingType, type as PropertyType)] : []),
    ...(from
      ? [
          gt(bookings.checkOutAt, midnight(from)),
          gt(bookings.checkInAt, midnight(addDays(from, -LONGEST_STAY_DAYS))),
        ]
      : []),
    ...(until ? [lt(bookings.checkInAt, midnight(addDays(until, 1)))] : []),
  ]
}

async function loadRows(db: Db, ids: string[]): Promise<AdminBookingRow[]> {
  const rows = await db
    .select({ booking: bookings, host: users, guest: guests })
    .from(bookings)
    .innerJoin(vendorMembers, isOwnerOf(bookings.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(inArray(bookings.id, ids))
  return rows.map(({ booking, guest, host }) => ({
    _id: booking.id,
    code: booking.code,
    status: booking.state,
    service: booking.snapshot.service.name,
    type: booking.snapshot.service.type,
    city: booking.snapshot.service.city,
    guest: nameToWire(publicNameOf(guest)),
    host: nameToWire(publicNameOf(host)),
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
    paymentType: booking.paymentType,
    total: toSar(booking.totalHalalas),
    paid: toSar(booking.paidHalalas),
    depositPaid: toSar(booking.depositPaidHalalas),
    createdAt: booking.createdAt.toISOString(),
  }))
}
