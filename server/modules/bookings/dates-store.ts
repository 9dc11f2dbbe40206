import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/open'
import { allocations } from '@/server/db/schema/bookings'
import { services, units } from '@/server/db/schema/listings'
import type { Booking } from './store'

export const LIVE_STATES = ['held', 'confirmed', 'blocked'] as const

/**
 * Every change of a service's dates takes this lock first, so that two of them cannot wait for each other. Answers whether
 * the service is live now that nobody else can change it: what was read before the lock may have been taken away since.
 */
export async function lockService(tx: Db, serviceId: string): Promise<{ isLive: boolean }> {
  const [row] = await tx
    .select({ state: services.state })
    .from(services)
    .where(eq(services.id, serviceId))
    .for('no key update')
  return { isLive: row?.state === 'live' }
}

export const rangeOf = ({ from, to }: Span) => `[${from.toISOString()},${to.toISOString()})`

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

/** Takes units for a span. The exclusion constraint is the last word: whoever comes second fails as a whole. */
export async function takeUnits(
  tx: Db,
  booking: Pick<Booking, 'id' | 'serviceId' | 'expiresAt'>,
  unitIds: readonly string[],
  span: Span,
  state: 'held' | 'confirmed',
): Promise<void> {
  await tx.insert(allocations).values(
    unitIds.map((unitId) => ({
      unitId,
      serviceId: booking.serviceId,
      bookingId: booking.id,
      during: rangeOf(span),
      state,
      holdExpiresAt: state === 'held' ? booking.expiresAt : null,
    })),
  )
}

/** What a booking holds of its dates: `holdExpiresAt` matters while they are only held. */
export async function setAllocations(
  tx: Db,
  bookingId: string,
  state: 'confirmed' | 'held' | 'released',
  holdExpiresAt: Date | null,
): Promise<void> {
  await tx
    .update(allocations)
    .set({ state, holdExpiresAt: state === 'held' ? holdExpiresAt : null })
    .where(eq(allocations.bookingId, bookingId))
}

/** Before other dates are taken for the same booking. */
export async function dropAllocations(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(allocations).where(eq(allocations.bookingId, bookingId))
}
