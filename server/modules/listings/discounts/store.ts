import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'

/** A listing with its discounts, and what they are compared with. */
export async function findDiscounted(db: Db, listingId: string) {
  const [row] = await db
    .select({
      pricingMode: listings.pricingMode,
      prices: listings.prices,
      lastMinutePercent: listings.lastMinutePercent,
      discounts: listings.discounts,
      version: listings.discountsVersion,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
  return row ?? null
}

type DiscountColumns = Pick<
  typeof listings.$inferSelect,
  'discounts' | 'discountsVersion' | 'mostDiscountPercent'
>

export async function writeDiscounts(tx: Db, listingId: string, columns: DiscountColumns): Promise<void> {
  await tx.update(listings).set(columns).where(eq(listings.id, listingId))
}
