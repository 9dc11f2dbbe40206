import { FIRST_PERCENTS, type RateKind, type Rates } from '@/lib/domain/rates/rates'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { countBegun, listPercentsOn } from './store'

/** Grows by one with each rate that begins, so that caches can follow it. */
export const countBegunRates = (db: Db, now: Date): Promise<number> => countBegun(db, riyadhDay(now))

/** The rates that hold at an instant. */
export async function getRates(db: Db, now: Date): Promise<Rates> {
  const percents = await getPercentsOn(db, riyadhDay(now))
  return { commissionPercent: percents.commission, vatPercent: percents.vat }
}

export async function getPercentsOn(db: Db, day: Day): Promise<Record<RateKind, number>> {
  const added = await listPercentsOn(db, day)
  return { ...FIRST_PERCENTS, ...Object.fromEntries(added.map(({ kind, percent }) => [kind, percent])) }
}
