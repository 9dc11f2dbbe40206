import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Taken } from '@/lib/domain/booking/availability'
import type { Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/open'
import { allocations } from '@/server/db/schema/bookings'

/** Milliseconds as float8: both drivers read it alike. */
const edge = (side: 'lower' | 'upper') =>
  sql<number>`(extract(epoch FROM ${sql.raw(side)}(${allocations.during})) * 1000)::float8`.mapWith(Number)

/**
 * What is taken of a service within a window, the units of `exceptBookingId` not counted; a hold whose time has run
 * out takes nothing. Search, calendar and booking all read this one table (booking rules, Availability 6).
 */
export async function readTaken(
  db: Db,
  serviceId: string,
  window: Span,
  now: Date,
  exceptBookingId?: string,
): Promise<Taken[]> {
  const span = `[${window.from.toISOString()},${window.to.toISOString()})`
  const isRunOut = sql`(${allocations.state} = 'held' AND coalesce(${allocations.holdExpiresAt} <= ${now.toISOString()}::timestamptz, false))`
  const rows = await db
    .select({ unitId: allocations.unitId, from: edge('lower'), to: edge('upper') })
    .from(allocations)
    .where(
      and(
        eq(allocations.serviceId, serviceId),
        inArray(allocations.state, ['held', 'confirmed', 'blocked']),
        sql`${allocations.during} && ${span}::tstzrange`,
        sql`NOT ${isRunOut}`,
        exceptBookingId ? sql`${allocations.bookingId} IS DISTINCT FROM ${exceptBookingId}` : undefined,
      ),
    )
  return rows.map(({ unitId, from, to }) => ({ unitId, from: new Date(from), to: new Date(to) }))
}
