import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { runEach } from '@/server/run-each'
import { countCohorts } from './count-cohorts'
import { countSupply } from './count-supply'
import { listDueDays, markChangedDays, takeDueDay } from './mark-days'
import { sumMarketDay } from './sum-market-day'

/** Days of one round, so that the first one, which has all of them, delays nothing. */
const DAYS_A_ROUND = 31

/**
 * Brings the figures of the console up to date. A day is summed as a whole in one transaction, so that rounds may run twice, in
 * two processes, and end at any statement.
 */
export async function refreshMarketFigures(db: Db, now: Date): Promise<void> {
  const today = riyadhDay(now)
  await runEach([sumDueDays, countSupply, countCohorts], (run) => run(db, now, today))
}

async function sumDueDays(db: Db, now: Date, today: string): Promise<void> {
  await markChangedDays(db, now, today)
  for (const { day } of await listDueDays(db, DAYS_A_ROUND))
    await db.transaction(async (tx) => {
      if (await takeDueDay(tx, day, now)) await sumMarketDay(tx, day)
    })
}
