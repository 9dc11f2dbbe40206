import type { Db } from '@/server/db/open'
import type { Work } from './jobs'
import { writeWork } from './store'

/** Promises work that must happen: call it in the transaction of the cause, so that both are written or neither. */
export async function promiseWork(tx: Db, work: readonly Work[], now: Date): Promise<void> {
  if (work.length > 0) await writeWork(tx, work, now)
}
