import { eq } from 'drizzle-orm'
import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { refreshPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'

/** A listing with its stay rules; throws `not_found` where there is none. */
export async function getStayRules(db: Db, listingId: string) {
  const [row] = await db
    .select({
      pricingMode: listings.pricingMode,
      rules: listings.stayRules,
      version: listings.stayRulesVersion,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
  if (!row) throw new DomainError('not_found')
  return { ...row, rules: row.rules ?? [] }
}

export type StayRuled = Awaited<ReturnType<typeof getStayRules>>

/** Replaces the stay rules of a listing, which the caller has locked; the days of their occasions follow. */
export async function replaceStayRules(
  tx: Db,
  listingId: string,
  { rules, version }: { rules: StayRule[]; version: number },
  now: Date,
): Promise<void> {
  await tx
    .update(listings)
    .set({ stayRules: rules.length > 0 ? rules : null, stayRulesVersion: version })
    .where(eq(listings.id, listingId))
  await refreshPriceRules(tx, listingId, now)
}
