import { type JourneyCall, NO_CALLS, SERVICE_SPAN_MINUTES } from '@/lib/domain/status/service-levels'
import type { Deps } from '@/server/deps'
import { addServiceLevels, type ServiceRow } from './store'

const SPAN_MS = SERVICE_SPAN_MINUTES * 60_000
/** Of a database that is away for hours: a day of spans, after which the oldest are left out. */
const MOST_ROWS = 2000

/** Counts calls in memory and writes them in batches; what a database missed while it was away is written when it is back. */
export function serviceLevelBatch({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let waiting = new Map<string, ServiceRow>()
  const addRow = (row: ServiceRow) => {
    const key = `${row.at.toISOString()} ${row.journey}`
    const known = waiting.get(key) ?? NO_CALLS
    waiting.set(key, {
      ...row,
      calls: row.calls + known.calls,
      failed: row.failed + known.failed,
      slow: row.slow + known.slow,
    })
    const [oldest] = waiting.keys()
    if (waiting.size > MOST_ROWS && oldest !== undefined) waiting.delete(oldest)
  }
  return {
    add({ journey, result }: JourneyCall): void {
      const at = new Date(Math.floor(clock.now().getTime() / SPAN_MS) * SPAN_MS)
      const one = (of: JourneyCall['result']) => (result === of ? 1 : 0)
      addRow({ at, journey, calls: 1, failed: one('failed'), slow: one('slow') })
    },
    /** Writes the counts; on a failure they stay for the next round. */
    async flush(): Promise<void> {
      const rows = [...waiting.values()]
      waiting = new Map()
      try {
        await addServiceLevels(db, rows)
      } catch (error) {
        for (const row of rows) addRow(row)
        throw error
      }
    },
  }
}
