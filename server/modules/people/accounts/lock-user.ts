import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'

/** Locks a user, so that nothing is booked or decided between a check and what follows from it; also a closed one. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return user ?? null
}
