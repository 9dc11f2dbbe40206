import type { Db } from '@/server/db/open'
import { deleteGivenUp } from './store'

const KEPT_MS = 30 * 24 * 3_600_000

/** What was tried in vain is kept for a month, so that somebody can look at it. */
export function forgetGivenUp(db: Db, now: Date): Promise<void> {
  return deleteGivenUp(db, new Date(now.getTime() - KEPT_MS))
}
