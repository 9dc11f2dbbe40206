import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Channels, DEFAULT_CHANNELS } from '@/lib/domain/notifications/channels'
import type { Db } from '@/server/db/db'
import { channelChoices, notifications } from '@/server/db/schema/people/notifications'
import { payerPhones } from '@/server/db/schema/people/payer-phones'
import { users } from '@/server/db/schema/people/users'

export type Notification = typeof notifications.$inferSelect
export type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'readAt'> & { createdAt: Date }

/** The newest of a user's notifications first. */
export function readNotifications(db: Db, userId: string, limit: number): Promise<Notification[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
}

export async function writeNotifications(
  tx: Db,
  rows: readonly (NewNotification & { id: string })[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values([...rows])
}

/** False when the user has no such notification; idempotent. */
export async function markRead(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId))
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(own, isNull(notifications.readAt)))
  const found = await db.select({ id: notifications.id }).from(notifications).where(own)
  return found.length > 0
}

export async function markAllRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
}

const readerColumns = {
  phone: sql<string | null>`coalesce(${users.phone}, ${payerPhones.phone})`,
  emailAddress: users.email,
  language: users.language,
  firstName: users.firstName,
  deletedAt: users.deletedAt,
  sms: channelChoices.sms,
  email: channelChoices.email,
}

/** A user's contact data and chosen channels. */
export interface Reader extends Channels {
  language: 'ar' | 'en'
  phone: string | null
  emailAddress: string | null
  firstName: string
}

/** A notification with its reader; null when either was deleted. */
export async function findWithReader(
  db: Db,
  notificationId: string,
): Promise<{ notification: Notification; reader: Reader } | null> {
  const [row] = await db
    .select({ notification: notifications, reader: readerColumns })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(channelChoices, eq(channelChoices.userId, users.id))
    .leftJoin(payerPhones, eq(payerPhones.userId, users.id))
    .where(and(eq(notifications.id, notificationId), isNull(users.deletedAt)))
  return row ? { notification: row.notification, reader: readerOf(row.reader) } : null
}

export async function findReader(db: Db, userId: string): Promise<Reader | null> {
  const [row] = await db
    .select(readerColumns)
    .from(users)
    .leftJoin(channelChoices, eq(channelChoices.userId, users.id))
    .leftJoin(payerPhones, eq(payerPhones.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row ? readerOf(row) : null
}

function readerOf(
  row: Omit<Reader, 'sms' | 'email'> & { sms: boolean | null; email: boolean | null },
): Reader {
  const { phone, emailAddress, firstName, language } = row
  return {
    phone,
    emailAddress,
    firstName,
    language,
    sms: row.sms ?? DEFAULT_CHANNELS.sms,
    email: row.email ?? DEFAULT_CHANNELS.email,
  }
}

export async function writeChannels(db: Db, userId: string, choice: Channels): Promise<void> {
  await db
    .insert(channelChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: channelChoices.userId, set: choice })
}
