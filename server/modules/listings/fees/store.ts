import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { listings, listingTexts } from '@/server/db/schema/listings/listings'

/** The fees of a listing, or null where there is no such listing. */
export async function findFees(db: Db, listingId: string) {
  const [row] = await db
    .select({
      ...{ mode: listings.pricingMode, fees: listings.fees, version: listings.feesVersion },
      rules: listingTexts.rules,
    })
    .from(listings)
    .leftJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .where(eq(listings.id, listingId))
  return row ?? null
}

type FeeColumns = Pick<
  typeof listings.$inferSelect,
  | 'fees'
  | 'feesVersion'
  | 'cleaningHalalas'
  | 'extraGuestHalalas'
  | 'guestsIncluded'
  | 'childHalalas'
  | 'petOnceHalalas'
  | 'petEachHalalas'
>

export async function writeFees(tx: Db, listingId: string, columns: FeeColumns): Promise<void> {
  await tx.update(listings).set(columns).where(eq(listings.id, listingId))
}
