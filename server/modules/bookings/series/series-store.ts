import { and, asc, eq, gt, inArray, isNotNull, ne, notExists } from 'drizzle-orm'
import { PAID_WEEK_STATES } from '@/lib/domain/booking/series'
import type { Db } from '@/server/db/db'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { bookingSeries } from '@/server/db/schema/bookings/series'
import { splits } from '@/server/db/schema/money/splits'
import type { Booking } from '@/server/modules/bookings/store'

/** Writes a series and makes these bookings its weeks. */
export async function writeSeries(
  tx: Db,
  series: typeof bookingSeries.$inferInsert,
  bookingIds: readonly string[],
): Promise<string> {
  const [written] = await tx.insert(bookingSeries).values(series).returning({ id: bookingSeries.id })
  if (!written) throw new Error('a series was not written')
  await tx
    .update(bookings)
    .set({ seriesId: written.id })
    .where(inArray(bookings.id, [...bookingIds]))
  return written.id
}

/** The weeks of a guest's series in their order; empty for one of others. */
export function listWeeks(db: Db, id: string, guestId: string): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.seriesId, id), eq(bookings.guestId, guestId)))
    .orderBy(asc(bookings.checkInAt), asc(bookings.id))
}

/** The weeks of a series that wait for their payment, without one of them and those that friends are paying. */
export function listUnpaidWeeks(tx: Db, seriesId: string, exceptId: string): Promise<Booking[]> {
  const isOther = and(eq(bookings.seriesId, seriesId), ne(bookings.id, exceptId))
  const isShared = tx
    .select({ id: splits.id })
    .from(splits)
    .where(and(eq(splits.bookingId, bookings.id), eq(splits.state, 'open')))
  return tx
    .select()
    .from(bookings)
    .where(and(isOther, eq(bookings.state, 'awaiting_payment'), notExists(isShared)))
    .orderBy(asc(bookings.checkInAt))
}

/** Whether a week of a series is paid and takes its dates. */
export async function hasPaidWeek(tx: Db, seriesId: string): Promise<boolean> {
  const isTaken = inArray(bookings.state, [...PAID_WEEK_STATES])
  const isPaid = and(eq(bookings.seriesId, seriesId), isTaken, gt(bookings.paidHalalas, 0))
  return (await tx.$count(bookings, isPaid)) > 0
}

/** Whether another week of a series has expired unpaid at the same instant. */
export async function hasExpiredWeek(tx: Db, { id, seriesId }: Booking, now: Date): Promise<boolean> {
  if (seriesId === null) return false
  const weeks = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.seriesId, seriesId), ne(bookings.id, id)))
  const isSame = and(eq(bookingEvents.event, 'expire_payment'), eq(bookingEvents.createdAt, now))
  return (await tx.$count(bookingEvents, and(inArray(bookingEvents.bookingId, weeks), isSame))) > 0
}

/** How many series of a guest have a week that waits for its payment; exact under the lock of the guest. */
export async function countUnpaidSeries(tx: Db, guestId: string): Promise<number> {
  const rows = await tx
    .selectDistinct({ id: bookings.seriesId })
    .from(bookings)
    .where(
      and(
        eq(bookings.guestId, guestId),
        eq(bookings.state, 'awaiting_payment'),
        isNotNull(bookings.seriesId),
      ),
    )
  return rows.length
}
