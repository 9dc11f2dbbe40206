import type { Db } from '@/server/db/open'
import { deleteAnsweredBefore } from './store'

/** As the privacy page promises: a year after the answer nothing of a message is left. */
const KEPT_MS = 365 * 24 * 3_600_000

export function forgetAnswered(db: Db, now: Date): Promise<void> {
  return deleteAnsweredBefore(db, new Date(now.getTime() - KEPT_MS))
}
