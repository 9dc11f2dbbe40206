import type { Db } from '@/server/db/db'
import { type Difference, findDifferences } from './find-differences'
import { countDifferences, findLastRunAt, listOpenDifferences } from './store'

/** When the last night ended, and how many differences are open. */
export async function measureReconciliation(db: Db): Promise<{ endedAt: Date | null; open: number }> {
  const [endedAt, open] = await Promise.all([findLastRunAt(db), countDifferences(db, 'open')])
  return { endedAt, open }
}

/** Differences that no night has found yet; what the console lists is known. */
export async function findNewDifferences(db: Db): Promise<Difference[]> {
  const [differences, known] = await Promise.all([findDifferences(db), listOpenDifferences(db)])
  return differences.filter(
    (one) => !known.some(({ kind, subject }) => kind === one.kind && subject === one.subject),
  )
}
