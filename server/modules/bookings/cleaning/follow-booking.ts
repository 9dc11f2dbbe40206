import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { allRooms } from '@/lib/domain/booking/rooms'
import type { Db } from '@/server/db/db'
import type { bookings } from '@/server/db/schema/bookings/bookings'
import { cleaningSettings, cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import { cleaningAfter, LIVED_IN } from './departure'

type Booking = typeof bookings.$inferSelect

/**
 * The cleaning task of a booking that was made or changed, in the transaction of the change. Runs under the listing's lock, so
 * that the vendor's choice about stays by the hour is one for all of them.
 */
export async function followBooking(
  tx: Db,
  before: Booking | null,
  booking: Booking,
  now: Date,
): Promise<void> {
  const { id, state: to, checkOutAt } = booking
  const next = cleaningAfter({ from: before?.state ?? null, to, checkOutAt }, now)
  if (!next) return
  const ofBooking = eq(cleaningTasks.bookingId, id)
  if (next.act === 'withdraw') {
    const isOpen = inArray(cleaningTasks.state, ['toDo', 'begun'])
    await tx.update(cleaningTasks).set({ state: 'withdrawn' }).where(and(ofBooking, isOpen))
  } else if (next.act === 'bringForward') {
    const isLater = and(eq(cleaningTasks.state, 'toDo'), gt(cleaningTasks.dueAt, next.dueAt))
    await tx.update(cleaningTasks).set({ dueAt: next.dueAt }).where(and(ofBooking, isLater))
  } else if (isUnchanged(before, booking)) return
  else if (booking.period.mode === 'daily' || (await wantsHourly(tx, booking.listingId)))
    await planTask(tx, booking, now)
}

/** The guest arrives, pays the rest, asks for a refund: the departure stays. */
function isUnchanged(before: Booking | null, { checkOutAt }: Booking): boolean {
  return (
    before !== null && LIVED_IN.includes(before.state) && before.checkOutAt.getTime() === checkOutAt.getTime()
  )
}

async function wantsHourly(tx: Db, listingId: string): Promise<boolean> {
  const [row] = await tx.select().from(cleaningSettings).where(eq(cleaningSettings.listingId, listingId))
  return row?.hourly ?? false
}

/** One task of each room type. Another departure makes a new task of the old one; the note and the cleaner stay. */
export async function planTask(tx: Db, booking: Booking, now: Date): Promise<void> {
  const { id: bookingId, vendorId, checkOutAt: dueAt, period } = booking
  const isHourly = period.mode === 'hourly'
  const shared = { bookingId, vendorId, dueAt, isHourly, createdAt: now }
  await tx
    .insert(cleaningTasks)
    .values(allRooms(booking).map((room) => ({ ...shared, ...room })))
    .onConflictDoUpdate({
      target: [cleaningTasks.bookingId, cleaningTasks.listingId],
      set: { dueAt, state: 'toDo', beganAt: null, doneAt: null },
      setWhere: or(eq(cleaningTasks.state, 'withdrawn'), ne(cleaningTasks.dueAt, sql`excluded.due_at`)),
    })
}
