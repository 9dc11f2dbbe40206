import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { pushKeys, pushSubscriptions } from '@/server/db/schema/people/notifications'
import type { PushKeys } from '@/server/ports/push'

type Subscription = typeof pushSubscriptions.$inferSelect

export async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const [row] = await db.select().from(pushKeys)
  return row
}

/** Of two processes that generate keys at once, the first one's remain. */
export async function writeKeysOnce(db: Db, keys: PushKeys): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing()
}

/** A browser's subscription belongs to the user who subscribed last. */
export async function writeSubscription(db: Db, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { userId, sessionHash, p256dh, auth } = row
  await db.insert(pushSubscriptions).values(row).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, sessionHash, p256dh, auth },
  })
}

/** The newest of a user's browsers first. */
export function listSubscriptions(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return row
}

export async function deleteOwn(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function deleteSubscriptions(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids))
}
