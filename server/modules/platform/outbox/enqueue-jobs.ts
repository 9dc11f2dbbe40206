import type { Db } from '@/server/db/db'
import type { Job } from './jobs'
import { insertJobs } from './store'

/** Writes jobs that are due at an instant; call it in the transaction of their cause, so that both are written or neither. */
export async function enqueueJobs(tx: Db, work: readonly Job[], dueAt: Date): Promise<void> {
  if (work.length > 0) await insertJobs(tx, work, dueAt)
}
