import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { boundOf, METRIC_NAMES } from '@/lib/domain/vitals/metrics'
import { VITALS_RETENTION_DAYS, type VitalsBody } from '@/lib/domain/vitals/vitals'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { addVitals, deleteVitalsBefore, keyOf, type VitalsRow } from './store'

const ROWS_AT_ONCE = 500

/**
 * Collects visits in memory and writes them in batches; a crash loses the last seconds. Memory is bounded by the number
 * of buckets of a day.
 */
export function vitalsBatch(deps: Pick<Deps, 'db' | 'clock'>) {
  let waiting = new Map<string, VitalsRow>()
  const count = (row: VitalsRow) => {
    const key = keyOf(row)
    waiting.set(key, { ...row, visits: row.visits + (waiting.get(key)?.visits ?? 0) })
  }
  return {
    add({ values, ...visit }: VitalsBody): void {
      const day = riyadhDay(deps.clock.now())
      for (const metric of METRIC_NAMES) {
        const value = values[metric]
        if (value !== undefined) count({ ...visit, day, metric, bound: boundOf(metric, value), visits: 1 })
      }
    },
    /** Writes the batch; on a failure its counts stay for the next round. */
    async flush(): Promise<void> {
      const rows = [...waiting.values()]
      waiting = new Map()
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        try {
          await addVitals(deps.db, rows.slice(at, at + ROWS_AT_ONCE))
        } catch (error) {
          for (const row of rows.slice(at)) count(row)
          throw error
        }
      }
    },
  }
}

/** Deletes the days that the console does not show any more. */
export const deleteOldVitals = (db: Db, now: Date): Promise<void> =>
  deleteVitalsBefore(db, addDays(riyadhDay(now), 1 - VITALS_RETENTION_DAYS))
