import { and, asc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import type { RuledNight } from '@/lib/domain/calendar/plan-changes'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { datePrices, listings } from '@/server/db/schema/listings/listings'

/** A listing with what its rules depend on. */
export async function findRuled(db: Db, listingId: string) {
  const [row] = await db
    .select({
      vendorId: listings.vendorId,
      pricingMode: listings.pricingMode,
      prices: listings.prices,
      rules: listings.priceRules,
      stayRules: listings.stayRules,
      version: listings.priceRulesVersion,
      until: listings.priceRulesUntil,
      occasions: listings.priceRulesOccasions,
      checkInTime: listings.checkInTime,
      checkOutTime: listings.checkOutTime,
      openFrom: listings.openFrom,
      openTo: listings.openTo,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
  return row ?? null
}

export type Ruled = NonNullable<Awaited<ReturnType<typeof findRuled>>>

export async function writeRules(
  tx: Db,
  listingId: string,
  { rules, version }: { rules: PriceRule[]; version: number },
): Promise<void> {
  await tx
    .update(listings)
    .set({ priceRules: rules, priceRulesVersion: version })
    .where(eq(listings.id, listingId))
}

interface Spread {
  priceRulesUntil: Day | null
  priceRulesOccasions: number | null
  /** with the days of their occasions */
  priceRules: PriceRule[]
  stayRules: StayRule[] | null
  lowestPrice?: number
}

/** Until which day and by which occasions the rules are spread out, and the lowest price where it follows from them. */
export async function writeSpread(tx: Db, listingId: string, spread: Spread): Promise<void> {
  await tx.update(listings).set(spread).where(eq(listings.id, listingId))
}

/** The prices of single dates from a day on, with the rule that made each; null: the vendor's own. */
export function listDates(db: Db, listingId: string, from: Day) {
  return db
    .select({ day: datePrices.day, priceHalalas: datePrices.priceHalalas, ruleId: datePrices.ruleId })
    .from(datePrices)
    .where(and(eq(datePrices.listingId, listingId), gte(datePrices.day, from)))
}

/** Deletes what rules made on these days. */
export async function deleteRuledNights(tx: Db, listingId: string, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .delete(datePrices)
    .where(
      and(
        eq(datePrices.listingId, listingId),
        isNotNull(datePrices.ruleId),
        inArray(datePrices.day, [...days]),
      ),
    )
}

export async function insertRuledNights(
  tx: Db,
  listingId: string,
  nights: readonly RuledNight[],
): Promise<void> {
  if (nights.length === 0) return
  await tx.insert(datePrices).values(nights.map((night) => ({ listingId, ...night })))
}

/** The listings whose rules are spread out by an older table of occasions, then those by a day before this one. */
export async function listDue(
  db: Db,
  { before, occasions }: { before: Day; occasions: number },
  limit: number,
): Promise<string[]> {
  const moved = await db
    .select({ id: listings.id })
    .from(listings)
    .where(lt(listings.priceRulesOccasions, occasions))
    .orderBy(asc(listings.priceRulesOccasions))
    .limit(limit)
  const ended = await db
    .select({ id: listings.id })
    .from(listings)
    .where(lt(listings.priceRulesUntil, before))
    .orderBy(asc(listings.priceRulesUntil))
    .limit(limit)
  return [...new Set([...moved, ...ended].map(({ id }) => id))].slice(0, limit)
}
