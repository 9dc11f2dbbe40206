import type { Db } from '@/server/db/db'
import { countDifferences, findLastRunAt } from './store'

/** When the last night ended, and how many differences are open. */
export async function measureReconciliation(db: Db): Promise<{ endedAt: Date | null; open: number }> {
  const [endedAt, open] = await Promise.all([findLastRunAt(db), countDifferences(db, 'open')])
  return { endedAt, open }
}
