import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/open'
import { notifications } from '@/server/db/schema/messages'

export type Notification = typeof notifications.$inferSelect

/** The newest of a person's notifications first. */
export function readNotifications(db: Db, userId: string, limit: number): Promise<Notification[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
}

/** False when the person has no such notification; reading twice is reading once. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId))
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(own, isNull(notifications.readAt)))
  const found = await db.select({ id: notifications.id }).from(notifications).where(own)
  return found.length > 0
}
