import type { Db } from '@/server/db/db'
import { deleteMessagesClosedBefore } from './store'

/** The privacy page promises to delete a message one year after its answer. */
const STORED_MS = 365 * 24 * 3_600_000

export function deleteClosedMessages(db: Db, now: Date): Promise<void> {
  return deleteMessagesClosedBefore(db, new Date(now.getTime() - STORED_MS))
}
