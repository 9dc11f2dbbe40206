import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/users'

/** Locks the user, so that no booking is made between the check and the closing. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return user ?? null
}
