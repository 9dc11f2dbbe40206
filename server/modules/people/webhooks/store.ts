import { and, count, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { WebhookEvent } from '@/lib/domain/webhooks/webhook'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { users } from '@/server/db/schema/people/users'
import { webhookDeliveries, webhookEndpoints } from '@/server/db/schema/people/webhooks'

export type Endpoint = typeof webhookEndpoints.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect

const SHOWN_DELIVERIES = 20

export function listEndpoints(db: Db, vendorId: string): Promise<Endpoint[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.vendorId, vendorId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
}

export async function countEndpoints(db: Db, vendorId: string): Promise<number> {
  const own = eq(webhookEndpoints.vendorId, vendorId)
  const [row] = await db.select({ all: count() }).from(webhookEndpoints).where(own)
  return row?.all ?? 0
}

const subscribed = prepared('subscribed_endpoints', (db) =>
  db
    .select(getTableColumns(webhookEndpoints))
    .from(webhookEndpoints)
    .innerJoin(users, and(eq(users.id, webhookEndpoints.createdBy), isNull(users.blockedAt)))
    .where(
      and(
        eq(webhookEndpoints.vendorId, sql.placeholder('vendorId')),
        isNull(webhookEndpoints.disabledAt),
        sql`${sql.placeholder('event')}::text = ANY (${webhookEndpoints.events})`,
      ),
    ),
)

/** A vendor's endpoints that take an event and are not disabled; those of a suspended member rest, as the keys do. */
export const listSubscribed = (db: Db, vendorId: string, event: WebhookEvent): Promise<Endpoint[]> =>
  subscribed(db, { vendorId, event })

export async function insertEndpoint(tx: Db, row: typeof webhookEndpoints.$inferInsert): Promise<Endpoint> {
  const [inserted] = await tx.insert(webhookEndpoints).values(row).returning()
  if (!inserted) throw new Error('a webhook endpoint was not written')
  return inserted
}

export function listAllEndpoints(db: Db): Promise<Pick<Endpoint, 'id' | 'sealedSecret'>[]> {
  const { id, sealedSecret } = webhookEndpoints
  return db.select({ id, sealedSecret }).from(webhookEndpoints)
}

/** Nothing where another process was first. */
export async function writeSealedSecret(
  db: Db,
  endpointId: string,
  { before, after }: { before: string | null; after: string },
): Promise<void> {
  const { id, sealedSecret } = webhookEndpoints
  const isSame = before === null ? isNull(sealedSecret) : eq(sealedSecret, before)
  await db
    .update(webhookEndpoints)
    .set({ sealedSecret: after })
    .where(and(eq(id, endpointId), isSame))
}

export async function findOwnEndpoint(db: Db, vendorId: string, id: string): Promise<Endpoint | null> {
  const own = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.vendorId, vendorId))
  const [row] = await db.select().from(webhookEndpoints).where(own)
  return row ?? null
}

/** The deleted one; null for those of others. */
export async function deleteOwnEndpoint(db: Db, vendorId: string, id: string): Promise<Endpoint | null> {
  const own = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.vendorId, vendorId))
  const [deleted] = await db.delete(webhookEndpoints).where(own).returning()
  return deleted ?? null
}

export async function insertDeliveries(
  tx: Db,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await tx.insert(webhookDeliveries).values(rows)
}

/** The newest deliveries of one endpoint. */
export function listDeliveries(db: Db, endpointId: string): Promise<Delivery[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(SHOWN_DELIVERIES)
}

export async function findDelivery(db: Db, id: string) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
  return row ?? null
}

/** Null when another process has noted this attempt. */
export async function noteAttempt(
  tx: Db,
  { id, attempts }: Delivery,
  set: Partial<Delivery>,
): Promise<Delivery | null> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ ...set, attempts: attempts + 1 })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
    .returning()
  return row ?? null
}

/** Makes a vendor's ended delivery wait again from its first attempt. */
export async function reviveOwn(tx: Db, vendorId: string, id: string): Promise<Delivery | null> {
  const own = tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.vendorId, vendorId))
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0 })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        inArray(webhookDeliveries.state, ['delivered', 'failed']),
        inArray(webhookDeliveries.endpointId, own),
      ),
    )
    .returning()
  return row ?? null
}

export async function setEndpoint(
  tx: Db,
  id: string,
  set: Partial<Pick<Endpoint, 'failingSince' | 'disabledAt'>>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(set).where(eq(webhookEndpoints.id, id))
}

/** False when it was disabled before. */
export async function disableEndpoint(tx: Db, id: string, now: Date): Promise<boolean> {
  const isEnabled = and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt))
  const disabled = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: now })
    .where(isEnabled)
    .returning({ id: webhookEndpoints.id })
  return disabled.length > 0
}

/** Those that a member made for a vendor, with what still waits to be delivered to them. */
export async function disableEndpointsOf(
  tx: Db,
  { vendorId, createdBy }: { vendorId: string; createdBy: string },
  now: Date,
): Promise<void> {
  const isOfBoth = and(eq(webhookEndpoints.vendorId, vendorId), eq(webhookEndpoints.createdBy, createdBy))
  await tx
    .update(webhookEndpoints)
    .set({ disabledAt: now })
    .where(and(isOfBoth, isNull(webhookEndpoints.disabledAt)))
  const made = tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isOfBoth)
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(and(inArray(webhookDeliveries.endpointId, made), eq(webhookDeliveries.state, 'waiting')))
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
