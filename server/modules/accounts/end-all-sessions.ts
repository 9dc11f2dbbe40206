import type { Db } from '@/server/db/db'
import { deleteSessionsOf } from './store'

/** Ends all sessions of a user at once; a socket of one is closed at its next check. */
export async function endAllSessions(tx: Db, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId)
}
