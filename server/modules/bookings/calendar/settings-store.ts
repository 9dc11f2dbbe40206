import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { datePrices, listings } from '@/server/db/schema/listings/listings'

type CalendarSettings = Partial<
  Pick<
    typeof listings.$inferInsert,
    'minNights' | 'maxNights' | 'turnoverMinutes' | 'leadMinutes' | 'partPayment'
  >
>

export async function writeSettings(tx: Db, listingId: string, settings: CalendarSettings): Promise<void> {
  await tx.update(listings).set(settings).where(eq(listings.id, listingId))
}

/** Prices of single days: a number replaces the price, null deletes it. */
export async function writeDatePrices(
  tx: Db,
  listingId: string,
  prices: readonly { day: string; priceHalalas: number | null }[],
): Promise<void> {
  const days = prices.map((one) => one.day)
  await tx.delete(datePrices).where(and(eq(datePrices.listingId, listingId), inArray(datePrices.day, days)))
  const set = prices.flatMap(({ day, priceHalalas }) =>
    priceHalalas === null ? [] : [{ listingId, day, priceHalalas }],
  )
  if (set.length > 0) await tx.insert(datePrices).values(set).onConflictDoNothing()
}
