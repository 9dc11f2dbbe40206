import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { passkeys, usedPasskeyChallenges } from '@/server/db/schema/people/passkeys'

export type PasskeyRow = typeof passkeys.$inferSelect

/** The oldest first. */
export function listPasskeyRows(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export const findByCredential = (db: Db, credentialId: string): Promise<PasskeyRow | null> =>
  firstRow(db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))

/** Null when the credential is somebody's already. */
export const insertPasskey = (tx: Db, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> =>
  firstRow(tx.insert(passkeys).values(row).onConflictDoNothing().returning())

export async function writeUse(tx: Db, id: string, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
}

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

export async function renameOwn(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const rows = await db.update(passkeys).set({ name }).where(isOwn(userId, id)).returning({ id: passkeys.id })
  return rows.length > 0
}

export const deleteOwn = (tx: Db, userId: string, id: string): Promise<PasskeyRow | null> =>
  firstRow(tx.delete(passkeys).where(isOwn(userId, id)).returning())

/** False when the challenge was used before, also by a call at the same instant. */
export async function writeUsedChallenge(
  tx: Db,
  used: typeof usedPasskeyChallenges.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(usedPasskeyChallenges).values(used).onConflictDoNothing().returning()
  return rows.length > 0
}
