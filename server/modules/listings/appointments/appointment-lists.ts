import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { appointments } from '@/server/db/schema/listings/appointments'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorOwnedBy } from '@/server/policy/vendor-owner'
import { isOpen } from './store'

/** The number of appointments that a page shows. */
const MOST = 200

const named = (db: Db) =>
  db
    .select({
      appointment: appointments,
      guest: users,
      listing: {
        type: listings.type,
        name: listings.name,
        nameAr: listings.nameAr,
        vendorId: listings.vendorId,
      },
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.guestId))
    .innerJoin(listings, eq(listings.id, appointments.listingId))

export type AppointmentSide = { guestId: string } | { vendorId: string }

const isOf = (side: AppointmentSide) =>
  'vendorId' in side ? eq(listings.vendorId, side.vendorId) : eq(appointments.guestId, side.guestId)

/** An appointment of a guest or at a vendor's listing; null for those of others. */
export const findAppointment = (db: Db, side: AppointmentSide, id: string) =>
  firstRow(named(db).where(and(eq(appointments.id, id), isOf(side))))
export type NamedAppointment = NonNullable<Awaited<ReturnType<typeof findAppointment>>>

/** The appointments of a side that have not begun, in their order; those of one listing where it is named. */
export function listOpenAppointments(
  db: Db,
  side: AppointmentSide,
  now: Date,
  listingId?: string,
): Promise<NamedAppointment[]> {
  const isHere = listingId === undefined ? undefined : eq(appointments.listingId, listingId)
  return named(db)
    .where(and(isOf(side), isOpen(now), isHere))
    .orderBy(asc(appointments.startsAt))
    .limit(MOST)
}

/** Those of listings that have not begun, whoever comes. */
export function listAppointmentsOf(
  db: Db,
  listingIds: readonly string[],
  now: Date,
): Promise<NamedAppointment[]> {
  return named(db).where(and(inArray(appointments.listingId, [...listingIds]), isOpen(now)))
}

/** Those that begin until an instant and of which nobody was reminded. */
export function listToRemind(db: Db, until: Date, now: Date): Promise<NamedAppointment[]> {
  return named(db)
    .where(and(isOpen(now), lt(appointments.startsAt, until), isNull(appointments.remindedAt)))
    .orderBy(asc(appointments.startsAt))
    .limit(MOST)
}

/** The listings of the vendors that a user owns. */
export async function listListingsOwnedBy(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.vendorId, vendorOwnedBy(db, userId)))
  return rows.map(({ id }) => id)
}
