import type { BookableListing } from '@/lib/domain/booking/bookable'
import { type DiscountRule, type Discounts, mostPercent } from '@/lib/domain/booking/money/discounts'
import { soldSo } from '@/lib/domain/calendar/discounts'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { listings } from '@/server/db/schema/listings/listings'
import { findDiscounted, writeDiscounts } from './store'

const NO_DISCOUNTS: Discounts<DiscountRule> = { areStacked: false, rules: [] }

/** A listing with its discounts, and what they are compared with; throws `not_found` where there is none. */
export async function getDiscounted(db: Db, listingId: string) {
  const row = await findDiscounted(db, listingId)
  if (!row) throw new DomainError('not_found')
  return { ...row, discounts: soldSo(row.discounts ?? NO_DISCOUNTS, row.pricingMode) }
}

export type Discounted = Awaited<ReturnType<typeof getDiscounted>>

/** The discounts as guests read them, without the ids. */
export function discountsOf({
  discounts,
  pricingMode,
}: Pick<typeof listings.$inferSelect, 'discounts' | 'pricingMode'>): Pick<BookableListing, 'discounts'> {
  const { areStacked, rules } = soldSo(discounts ?? NO_DISCOUNTS, pricingMode)
  if (rules.length === 0) return {}
  return { discounts: { areStacked, rules: rules.map(({ id: _id, ...terms }) => terms) } }
}

/** The columns of discounts, with the bound that search reads. */
export function discountColumns(discounts: Discounts<DiscountRule>) {
  const isEmpty = discounts.rules.length === 0 && !discounts.areStacked
  return { discounts: isEmpty ? null : discounts, mostDiscountPercent: mostPercent(discounts) }
}

/** Replaces the discounts of a listing, which the caller has locked. */
export async function replaceDiscounts(
  tx: Db,
  listingId: string,
  { discounts, version }: { discounts: Discounts<DiscountRule>; version: number },
): Promise<void> {
  await writeDiscounts(tx, listingId, { ...discountColumns(discounts), discountsVersion: version })
}
