import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { apiKeys } from '@/server/db/schema/people/api-keys'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

export type ApiKeyRow = typeof apiKeys.$inferSelect

export async function insertKey(tx: Db, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [inserted] = await tx.insert(apiKeys).values(row).returning()
  if (!inserted) throw new Error('an API key was not written')
  return inserted
}

/** A vendor's keys that are not revoked, the newest first. */
export function listLiveKeys(db: Db, vendorId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.vendorId, vendorId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}

export async function countLiveKeys(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.vendorId, vendorId), isNull(apiKeys.revokedAt)))
  return row?.keys ?? 0
}

/** Whether a vendor is approved and not suspended. */
export async function maySell(db: Db, vendorId: string): Promise<boolean> {
  const [row] = await db
    .select({ state: vendors.state, suspendedAt: vendors.suspendedAt })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return row?.state === 'approved' && !row.suspendedAt
}

/** A key that works: not revoked, of an open account and of a vendor who may sell. */
export async function findUsableKey(
  db: Db,
  keyHash: string,
): Promise<Pick<ApiKeyRow, 'id' | 'vendorId' | 'createdBy' | 'name' | 'scopes'> | null> {
  const [row] = await db
    .select({
      id: apiKeys.id,
      vendorId: apiKeys.vendorId,
      createdBy: apiKeys.createdBy,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .innerJoin(vendors, eq(vendors.id, apiKeys.vendorId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        isNull(apiKeys.revokedAt),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
        isNull(vendors.suspendedAt),
      ),
    )
  return row ?? null
}

/** Notes the use of a key, unless it was noted since `before`. */
export async function markUsed(db: Db, id: string, now: Date, before: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))
}

/** Null for a key of another vendor and for one that is revoked already. */
export async function revokeOwn(tx: Db, vendorId: string, id: string, now: Date): Promise<ApiKeyRow | null> {
  const own = and(eq(apiKeys.id, id), eq(apiKeys.vendorId, vendorId), isNull(apiKeys.revokedAt))
  const [row] = await tx.update(apiKeys).set({ revokedAt: now }).where(own).returning()
  return row ?? null
}

export async function revokeAllOf(
  tx: Db,
  { vendorId, createdBy }: { vendorId: string; createdBy?: string },
  now: Date,
): Promise<number> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(
      and(
        eq(apiKeys.vendorId, vendorId),
        createdBy === undefined ? undefined : eq(apiKeys.createdBy, createdBy),
        isNull(apiKeys.revokedAt),
      ),
    )
    .returning({ id: apiKeys.id })
  return revoked.length
}
