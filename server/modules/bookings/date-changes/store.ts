import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { DateChangeState } from '@/lib/domain/booking/money/date-change'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { dateChanges } from '@/server/db/schema/bookings/date-changes'
import { deleteNewDates } from '@/server/modules/bookings/dates-store'
import type { Booking, BookingPatch } from '@/server/modules/bookings/store'
import { isBookingOf } from '@/server/policy/booking-of-listing'

export type StoredDateChange = typeof dateChanges.$inferSelect

/** A payment still counts for a change in these states: in the second only where the dates are free again. */
const PAYABLE_STATES = ['open', 'expired'] as const

/** The booking as the change would leave it, with nothing more paid. */
export const changedBooking = (booking: Booking, change: StoredDateChange): Booking => ({
  ...booking,
  ...termsOf(change),
})

/** The columns of the booking that the change writes. */
export function termsOf(change: StoredDateChange) {
  const { period, checkInAt, checkOutAt, totalHalalas, freeCancellationUntil, snapshot } = change
  return {
    ...{ period, checkInAt, checkOutAt, totalHalalas, freeCancellationUntil, snapshot },
    dueNowHalalas: totalHalalas,
  } satisfies BookingPatch
}

export const findDateChange = (tx: Db, id: string): Promise<StoredDateChange | null> =>
  firstRow(tx.select().from(dateChanges).where(eq(dateChanges.id, id)))

/** The last change of a booking to dates that had to be paid first. */
export async function findLastDateChange(tx: Db, bookingId: string): Promise<StoredDateChange | null> {
  const [row] = await tx
    .select()
    .from(dateChanges)
    .where(eq(dateChanges.bookingId, bookingId))
    .orderBy(desc(sql`${dateChanges.state} = 'open'`), desc(dateChanges.createdAt), desc(dateChanges.id))
    .limit(1)
  return row ?? null
}

export async function findOpenDateChange(tx: Db, bookingId: string): Promise<StoredDateChange | null> {
  const [row] = await tx
    .select()
    .from(dateChanges)
    .where(and(eq(dateChanges.bookingId, bookingId), eq(dateChanges.state, 'open')))
  return row ?? null
}

export async function writeDateChange(tx: Db, change: typeof dateChanges.$inferInsert): Promise<void> {
  await tx.insert(dateChanges).values(change)
}

/** Changes of a booking since an instant that nobody paid. */
export function countUnpaid(tx: Db, bookingId: string, since: Date): Promise<number> {
  return tx.$count(
    dateChanges,
    and(
      eq(dateChanges.bookingId, bookingId),
      ne(dateChanges.state, 'done'),
      gt(dateChanges.createdAt, since),
    ),
  )
}

/** Ends an open change without its payment and releases what it holds; false when it had ended before. */
export async function endOpenDateChange(
  tx: Db,
  { id, bookingId }: Pick<StoredDateChange, 'id' | 'bookingId'>,
  state: Extract<DateChangeState, 'expired' | 'given_up'>,
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(dateChanges)
    .set({ state, endedAt })
    .where(and(eq(dateChanges.id, id), eq(dateChanges.state, 'open')))
    .returning({ id: dateChanges.id })
  if (ended.length > 0) await deleteNewDates(tx, bookingId)
  return ended.length > 0
}

/** Another change of the booking: a payment for new dates that it had counts no more. */
export async function endDateChanges(tx: Db, bookingId: string, endedAt: Date): Promise<void> {
  const ended = await tx
    .update(dateChanges)
    .set({ state: 'ended', endedAt })
    .where(and(eq(dateChanges.bookingId, bookingId), inArray(dateChanges.state, [...PAYABLE_STATES])))
    .returning({ id: dateChanges.id })
  if (ended.length > 0) await deleteNewDates(tx, bookingId)
}

export async function markCarriedOut(tx: Db, id: string, endedAt: Date): Promise<void> {
  await tx.update(dateChanges).set({ state: 'done', endedAt }).where(eq(dateChanges.id, id))
}

/** Changes whose time has run out, of one listing or of all, with their bookings. */
export function listDueDateChanges(tx: Db, until: Date, listingId?: string) {
  return tx
    .select({ booking: bookings, change: dateChanges })
    .from(dateChanges)
    .innerJoin(bookings, eq(bookings.id, dateChanges.bookingId))
    .where(
      and(
        eq(dateChanges.state, 'open'),
        lte(dateChanges.expiresAt, until),
        listingId ? isBookingOf(listingId) : undefined,
      ),
    )
    .orderBy(asc(dateChanges.expiresAt))
    .limit(100)
}

/** For queries of bookings: the condition under which a joined row is the last change of its booking. */
export const isLastDateChange = eq(
  dateChanges.id,
  sql`(SELECT d.id FROM date_changes d WHERE d.booking_id = ${bookings.id} ORDER BY d.state = 'open' DESC, d.created_at DESC, d.id DESC LIMIT 1)`,
)
