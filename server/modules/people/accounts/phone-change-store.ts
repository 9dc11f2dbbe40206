import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { phoneChanges } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'

export type PhoneChange = typeof phoneChanges.$inferSelect

/** False when a change waits already. */
export async function writePhoneChange(tx: Db, change: PhoneChange): Promise<boolean> {
  const rows = await tx.insert(phoneChanges).values(change).onConflictDoNothing().returning()
  return rows.length > 0
}

export const findPhoneChange = (db: Db, userId: string): Promise<PhoneChange | null> =>
  firstRow(db.select().from(phoneChanges).where(eq(phoneChanges.userId, userId)))

export async function deletePhoneChange(tx: Db, userId: string): Promise<void> {
  await tx.delete(phoneChanges).where(eq(phoneChanges.userId, userId))
}

/** Null when none waits. */
export const postponePhoneChange = (tx: Db, userId: string, dueAt: Date): Promise<PhoneChange | null> =>
  firstRow(tx.update(phoneChanges).set({ dueAt }).where(eq(phoneChanges.userId, userId)).returning())

/** Whose week is over; a blocked user's change waits on. */
export async function listDuePhoneChanges(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: phoneChanges.userId })
    .from(phoneChanges)
    .innerJoin(users, eq(users.id, phoneChanges.userId))
    .where(and(lte(phoneChanges.dueAt, now), isNull(users.blockedAt), isNull(users.deletedAt)))
  return rows.map(({ userId }) => userId)
}

/** Takes a due change, once: null when it was stopped meanwhile or another process has it. */
export async function takeDuePhoneChange(tx: Db, userId: string, now: Date): Promise<PhoneChange | null> {
  const [row] = await tx
    .delete(phoneChanges)
    .where(and(eq(phoneChanges.userId, userId), lte(phoneChanges.dueAt, now)))
    .returning()
  return row ?? null
}
