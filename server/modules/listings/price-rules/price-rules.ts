import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import { DomainError } from '@/lib/domain/issues'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { refreshPriceRules } from './refresh-price-rules'
import { findRuled, listDates, type Ruled, writeRules } from './store'

/** A listing with its rules, and the usual prices on which they depend. */
export type RuledListing = Ruled

/** The rules of a listing, without those of hours where nights are sold since; throws `not_found` where there is none. */
export async function getPriceRules(db: Db, listingId: string): Promise<RuledListing> {
  const listing = await findRuled(db, listingId)
  if (!listing) throw new DomainError('not_found')
  return { ...listing, rules: rulesSold(listing.rules, listing.pricingMode) }
}

/** Without rules of hours where nights are sold since. */
export const rulesSold = (rules: readonly PriceRule[], mode: PricingMode): PriceRule[] =>
  rules.filter(({ startsAt }) => startsAt === null || mode === 'hourly')

/** Replaces the rules of a listing, which the caller has locked, and what follows from them. */
export async function replacePriceRules(
  tx: Db,
  listingId: string,
  changed: { rules: PriceRule[]; version: number },
  now: Date,
): Promise<void> {
  await writeRules(tx, listingId, changed)
  await refreshPriceRules(tx, listingId, now)
}

/** The single dates with a price from a day on, with the rule that made each; null: the vendor's own. */
export async function ruleIdsByDay(
  db: Db,
  listingId: string,
  from: Day,
): Promise<ReadonlyMap<Day, string | null>> {
  const rows = await listDates(db, listingId, from)
  return new Map(rows.map(({ day, ruleId }) => [day, ruleId]))
}
