import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/open'
import { bookings } from '@/server/db/schema/bookings'
import { cities } from '@/server/db/schema/catalogue'
import { serviceRevisions } from '@/server/db/schema/listing-changes'
import { services } from '@/server/db/schema/listings'
import { OPEN_STATES } from './store'

const mine = (ownerId: string) => and(eq(services.ownerId, ownerId), isNull(services.deletedAt))

export async function countByState(db: Db, ownerId: string): Promise<Partial<Record<ServiceState, number>>> {
  const rows = await db
    .select({ state: services.state, total: count() })
    .from(services)
    .where(mine(ownerId))
    .groupBy(services.state)
  return Object.fromEntries(rows.map((row) => [row.state, row.total]))
}

interface Asked {
  state: ServiceState | null
  /** this one alone */
  id?: string
  limit: number
  offset: number
  now: Date
  today: Day
  /** how far occupancy looks */
  days: number
}

const isOpen = sql`${bookings.serviceId} = ${services.id} AND ${bookings.state} IN (${sql.join(
  OPEN_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`

/** One page of an owner's services with what is booked of each. */
export function readOwnPage(db: Db, ownerId: string, { state, id, limit, offset, now, today, days }: Asked) {
  const openBookings = sql<number>`(SELECT count(*)::int FROM ${bookings} WHERE ${isOpen})`
  const nextBooking = sql<number | null>`(SELECT extract(epoch FROM min(${bookings.checkInAt}))::float8 * 1000
    FROM ${bookings} WHERE ${isOpen} AND ${bookings.checkInAt} >= ${now.toISOString()}::timestamptz)`
  const soldDays = sql<number>`(SELECT count(*)::int FROM generate_series(0, ${days}::int - 1) AS ahead
    WHERE ${today}::date + ahead <@ ${services.booked})`
  return db
    .select({
      service: services,
      city: cities,
      pending: serviceRevisions.payload,
      openBookings,
      nextBooking,
      soldDays,
    })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(serviceRevisions, eq(serviceRevisions.serviceId, services.id))
    .where(
      and(mine(ownerId), state ? eq(services.state, state) : undefined, id ? eq(services.id, id) : undefined),
    )
    .orderBy(desc(services.createdAt), desc(services.id))
    .limit(limit)
    .offset(offset)
}

export type OwnRow = Awaited<ReturnType<typeof readOwnPage>>[number]
