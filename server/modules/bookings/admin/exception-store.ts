import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, or } from 'drizzle-orm'
import { decisionWindowStart } from '@/lib/domain/booking/guards'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookings, exceptionRequests } from '@/server/db/schema/bookings/bookings'

export type ExceptionRequest = typeof exceptionRequests.$inferSelect
export type Decision = { state: 'granted'; percent: number } | { state: 'refused' }

/** False when one is pending already. */
export async function writeException(tx: Db, row: typeof exceptionRequests.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(exceptionRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: exceptionRequests.id })
  return written.length > 0
}

export const findException = (tx: Db, id: string): Promise<ExceptionRequest | null> =>
  firstRow(tx.select().from(exceptionRequests).where(eq(exceptionRequests.id, id)))

/** The latest request of a booking. */
export async function findExceptionOf(tx: Db, bookingId: string): Promise<ExceptionRequest | null> {
  const [row] = await tx
    .select()
    .from(exceptionRequests)
    .where(eq(exceptionRequests.bookingId, bookingId))
    .orderBy(desc(exceptionRequests.createdAt), desc(exceptionRequests.id))
    .limit(1)
  return row ?? null
}

/** Compare-and-swap: of two concurrent decisions one succeeds. */
export async function decideException(
  tx: Db,
  id: string,
  decision: Decision & { decidedBy: string | null; decidedAt: Date },
): Promise<boolean> {
  const decided = await tx
    .update(exceptionRequests)
    .set(decision)
    .where(and(eq(exceptionRequests.id, id), eq(exceptionRequests.state, 'pending')))
    .returning({ id: exceptionRequests.id })
  return decided.length > 0
}

const AT_ONCE = 100

/** Pending requests on stays whose booked end is so long ago that the time to decide may be over. */
export function listUndecided(db: Db, now: Date): Promise<ExceptionRequest[]> {
  const endedBefore = decisionWindowStart(now)
  return db
    .select(getTableColumns(exceptionRequests))
    .from(exceptionRequests)
    .innerJoin(bookings, eq(bookings.id, exceptionRequests.bookingId))
    .where(
      and(
        eq(exceptionRequests.state, 'pending'),
        lte(bookings.checkOutAt, endedBefore),
        or(isNull(bookings.endedAt), lte(bookings.endedAt, endedBefore)),
      ),
    )
    .orderBy(asc(exceptionRequests.createdAt))
    .limit(AT_ONCE)
}

/** With their bookings, in any order. */
export function listExceptions(db: Db, ids: string[]) {
  return db
    .select({ request: exceptionRequests, booking: bookings })
    .from(exceptionRequests)
    .innerJoin(bookings, eq(bookings.id, exceptionRequests.bookingId))
    .where(inArray(exceptionRequests.id, ids))
}

export function countPendingExceptions(db: Db): Promise<number> {
  return db.$count(exceptionRequests, eq(exceptionRequests.state, 'pending'))
}
