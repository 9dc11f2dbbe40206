import type { Db } from '@/server/db/db'
import { deleteSessionsOf } from './store'

/** Ends all sessions of a user at once and tells how many; a socket of one is closed at its next check. */
export function endAllSessions(tx: Db, userId: string): Promise<number> {
  return deleteSessionsOf(tx, userId)
}
