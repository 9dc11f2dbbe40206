import { and, asc, desc, eq } from 'drizzle-orm'
import type { ServiceHistoryEntry } from '@/lib/domain/listing/vendor-listing'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/open'
import { serviceEvents } from '@/server/db/schema/listing-changes'

const MAX_ENTRIES = 50

export async function writeHappening(tx: Db, row: typeof serviceEvents.$inferInsert): Promise<void> {
  await tx.insert(serviceEvents).values(row)
}

/** The last things that happened to a place, newest first. */
export async function readHistory(db: Db, serviceId: string): Promise<ServiceHistoryEntry[]> {
  const rows = await db
    .select()
    .from(serviceEvents)
    .where(eq(serviceEvents.serviceId, serviceId))
    .orderBy(desc(serviceEvents.createdAt), asc(serviceEvents.id))
    .limit(MAX_ENTRIES)
  return rows.map(({ event, role, toState, reason, createdAt }) => ({
    event,
    role,
    status: toState,
    reason,
    createdAt: createdAt.toISOString(),
  }))
}

export async function readStateBeforeSuspension(tx: Db, serviceId: string): Promise<ServiceState | null> {
  const [row] = await tx
    .select({ state: serviceEvents.fromState })
    .from(serviceEvents)
    .where(and(eq(serviceEvents.serviceId, serviceId), eq(serviceEvents.event, 'suspend')))
    .orderBy(desc(serviceEvents.createdAt))
    .limit(1)
  return row?.state ?? null
}
