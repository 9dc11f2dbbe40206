import { randomInt } from 'node:crypto'
import { and, asc, count, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { BookingState } from '@/lib/domain/booking/lifecycle'
import type { Span } from '@/lib/domain/booking/period'
import { areDatesTaken } from '@/server/db/failures'
import type { Db } from '@/server/db/open'
import { allocations, bookingEvents, bookings } from '@/server/db/schema/bookings'
import { services, units } from '@/server/db/schema/listings'

export type Booking = typeof bookings.$inferSelect
export type NewBooking = Omit<typeof bookings.$inferInsert, 'code' | 'arrivalCode'>

/** Without letters that look alike when read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LETTER_COUNT = 6
const ARRIVAL_CODES = 10_000

const LIVE_STATES = ['held', 'confirmed', 'blocked'] as const

/** Every change of a service's dates takes this lock first, so that two of them cannot wait for each other. */
export async function lockService(tx: Db, serviceId: string): Promise<void> {
  await tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update')
}

export async function writeBooking(tx: Db, booking: NewBooking): Promise<Booking> {
  const arrivalCode = String(randomInt(ARRIVAL_CODES)).padStart(4, '0')
  const [written] = await tx
    .insert(bookings)
    .values({ ...booking, code: newBookingCode(), arrivalCode })
    .onConflictDoNothing({ target: bookings.code })
    .returning()
  return written ?? writeBooking(tx, booking)
}

function newBookingCode(): string {
  const letters = Array.from(
    { length: CODE_LETTER_COUNT },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  )
  return `DY-${letters.join('')}`
}

const rangeOf = ({ from, to }: Span) => `[${from.toISOString()},${to.toISOString()})`

/** The units of a service that nothing takes within a span, in their order. */
export async function findFreeUnits(tx: Db, serviceId: string, span: Span): Promise<string[]> {
  const taken = tx
    .select({ one: sql`1` })
    .from(allocations)
    .where(
      and(
        eq(allocations.unitId, units.id),
        inArray(allocations.state, [...LIVE_STATES]),
        sql`${allocations.during} && ${rangeOf(span)}::tstzrange`,
      ),
    )
  const free = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.serviceId, serviceId), notExists(taken)))
    .orderBy(asc(units.number), asc(units.id))
  return free.map((one) => one.id)
}

/** Takes a unit for a span; false when somebody else was first. The exclusion constraint is the last word. */
export async function takeUnit(
  tx: Db,
  booking: Pick<Booking, 'id' | 'serviceId' | 'expiresAt'>,
  unitId: string,
  span: Span,
  state: 'held' | 'confirmed',
): Promise<boolean> {
  try {
    await tx.transaction((savepoint) =>
      savepoint.insert(allocations).values({
        unitId,
        serviceId: booking.serviceId,
        bookingId: booking.id,
        during: rangeOf(span),
        state,
        holdExpiresAt: booking.expiresAt,
      }),
    )
    return true
  } catch (error) {
    if (areDatesTaken(error)) return false
    throw error
  }
}

export async function setAllocations(tx: Db, bookingId: string, state: 'confirmed' | 'held' | 'released') {
  const holdExpiresAt = state === 'held' ? {} : { holdExpiresAt: null }
  await tx
    .update(allocations)
    .set({ state, ...holdExpiresAt })
    .where(eq(allocations.bookingId, bookingId))
}

/** Compare-and-swap: undefined when the booking left `from` in the meantime. */
export async function moveBooking(
  tx: Db,
  id: string,
  from: BookingState,
  to: BookingState,
): Promise<Booking | undefined> {
  const [moved] = await tx
    .update(bookings)
    .set({ state: to, expiresAt: null })
    .where(and(eq(bookings.id, id), eq(bookings.state, from)))
    .returning()
  return moved
}

export async function writeEvent(tx: Db, event: typeof bookingEvents.$inferInsert): Promise<void> {
  await tx.insert(bookingEvents).values(event)
}

export async function countOpenRequests(tx: Db, guestId: string, serviceId?: string): Promise<number> {
  const [counted] = await tx
    .select({ open: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.guestId, guestId),
        eq(bookings.state, 'requested'),
        serviceId ? eq(bookings.serviceId, serviceId) : undefined,
      ),
    )
  return counted?.open ?? 0
}

export interface Timer {
  states: readonly BookingState[]
  column: 'expiresAt' | 'checkOutAt'
}

/** Bookings whose time has come, of one service or of all, a handful at a time. */
export function readDue(tx: Db, { states, column }: Timer, now: Date, serviceId?: string, limit = 100) {
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.state, [...states]),
        lte(bookings[column], now),
        serviceId ? eq(bookings.serviceId, serviceId) : undefined,
      ),
    )
    .orderBy(asc(bookings[column]))
    .limit(limit)
}
