import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { bookingEvents, bookings } from '@/server/db/schema/bookings/bookings'
import { newId } from '@/server/db/schema/columns'
import { isBookingOf } from '@/server/policy/booking-of-listing'
import { movedColumns } from './moved-columns'

const { placeholder } = sql

export type Booking = typeof bookings.$inferSelect

/** Columns that a transition may write besides the state. */
export type BookingPatch = Partial<
  Pick<
    Booking,
    | 'expiresAt'
    | 'endedAt'
    | 'paidHalalas'
    | 'depositPaidHalalas'
    | 'period'
    | 'checkInAt'
    | 'checkOutAt'
    | 'totalHalalas'
    | 'dueNowHalalas'
    | 'freeCancellationUntil'
    | 'snapshot'
  >
>

/** Compare-and-swap: undefined when the booking has changed since it was read, also by another deadline alone. */
export async function transitionBooking(
  tx: Db,
  { id, state, sequence }: Pick<Booking, 'id' | 'state' | 'sequence'>,
  patch: BookingPatch & { state: BookingState },
): Promise<Booking | undefined> {
  const [moved] = await tx
    .update(bookings)
    .set({ ...movedColumns({ state }, patch), sequence: sql`${bookings.sequence} + 1` })
    .where(and(eq(bookings.id, id), eq(bookings.state, state), eq(bookings.sequence, sequence)))
    .returning()
  return moved
}

export const findBooking = (tx: Db, id: string): Promise<Booking | null> =>
  firstRow(tx.select().from(bookings).where(eq(bookings.id, id)))

/** Counts a wrong arrival code; returns the total. */
export async function countArrivalTry(tx: Db, id: string): Promise<number> {
  const [counted] = await tx
    .update(bookings)
    .set({ arrivalTries: sql`${bookings.arrivalTries} + 1` })
    .where(eq(bookings.id, id))
    .returning({ tries: bookings.arrivalTries })
  return counted?.tries ?? 0
}

/** Marks the reminder of the current deadline; false when another process did. */
export async function markReminded(tx: Db, { id, sequence }: Booking, now: Date): Promise<boolean> {
  const marked = await tx
    .update(bookings)
    .set({ remindedAt: now })
    .where(and(eq(bookings.id, id), eq(bookings.sequence, sequence), isNull(bookings.remindedAt)))
    .returning({ id: bookings.id })
  return marked.length > 0
}

const eventWritten = prepared('write_booking_event', (tx) =>
  tx.insert(bookingEvents).values({
    id: placeholder('id'),
    bookingId: placeholder('bookingId'),
    event: placeholder('event'),
    role: placeholder('role'),
    actorId: placeholder('actorId'),
    fromState: placeholder('fromState'),
    toState: placeholder('toState'),
    reason: placeholder('reason'),
    createdAt: placeholder('createdAt'),
  }),
)

type NewEvent = Omit<typeof bookingEvents.$inferSelect, 'id' | 'reason'> & { reason?: string }

export async function writeEvent(tx: Db, { reason, ...event }: NewEvent): Promise<void> {
  await eventWritten(tx, { ...event, id: newId(), reason: reason ?? null })
}

export interface Timer {
  states: readonly BookingState[]
  column: 'expiresAt' | 'checkInAt' | 'checkOutAt'
  /** only those of which a part is paid */
  withRest?: boolean
  /** only those of whose price nothing is due at the door, or a part, of whose arrival the vendor was not asked yet */
  atDoor?: 'nothing' | 'unasked'
}

const AT_DOOR = {
  nothing: sql`paid_halalas >= total_halalas`,
  unasked: sql`paid_halalas < total_halalas AND expires_at IS NULL`,
} as const

/** Limits due bookings to one listing, or to those that are old enough, without a reminder and not over. */
interface DueOf {
  listingId?: string
  madeBefore?: Date
  after?: Date
}

const AT_ONCE = 100

/** A batch of bookings whose deadline has passed. */
export function listDue(
  tx: Db,
  { states, column, withRest, atDoor }: Timer,
  until: Date,
  { listingId, madeBefore, after }: DueOf = {},
) {
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.state, [...states]),
        lte(bookings[column], until),
        listingId ? isBookingOf(listingId) : undefined,
        after ? gt(bookings[column], after) : undefined,
        withRest ? sql`paid_halalas > 0 AND paid_halalas < total_halalas` : undefined,
        atDoor && AT_DOOR[atDoor],
        madeBefore ? and(isNull(bookings.remindedAt), lte(bookings.createdAt, madeBefore)) : undefined,
      ),
    )
    .orderBy(asc(bookings[column]))
    .limit(AT_ONCE)
}
