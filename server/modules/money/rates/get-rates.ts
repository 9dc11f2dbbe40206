import { FIRST_PERCENTS, type RateKind, type Rates } from '@/lib/domain/rates/rates'
import type { StayVatRule } from '@/lib/domain/rates/stay-vat'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { countNoShowRulesUntil } from './no-show-store'
import { countRulesUntil, isDeemedRule, listRulesUntil } from './stay-vat-store'
import { countBegun, listPercentsOn } from './store'

/** Grows by one with each rate or rule that begins, so that caches can follow it. */
export async function countBegunRates(db: Db, now: Date): Promise<number> {
  const today = riyadhDay(now)
  const ofStays = (await countRulesUntil(db, today)) + (await countNoShowRulesUntil(db, today))
  return (await countBegun(db, today)) + ofStays
}

/** The rates that hold at an instant. */
export async function getRates(db: Db, now: Date): Promise<Rates> {
  const percents = await getPercentsOn(db, riyadhDay(now))
  return { commissionPercent: percents.commission, vatPercent: percents.vat }
}

/** The rules by which it is decided at an instant who accounts for the VAT of a stay. */
export const getStayVatRules = (db: Db, now: Date): Promise<StayVatRule[]> =>
  listRulesUntil(db, riyadhDay(now))

/** Whether Diyar accounts for stays now or from a coming day, for which it needs a VAT number. */
export const isDeemedSupplier = (db: Db): Promise<boolean> => isDeemedRule(db)

export async function getPercentsOn(db: Db, day: Day): Promise<Record<RateKind, number>> {
  const added = await listPercentsOn(db, day)
  return { ...FIRST_PERCENTS, ...Object.fromEntries(added.map(({ kind, percent }) => [kind, percent])) }
}
