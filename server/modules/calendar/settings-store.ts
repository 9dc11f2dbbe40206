import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/open'
import { datePrices, listings } from '@/server/db/schema/listings'

type CalendarSettings = Partial<
  Pick<typeof listings.$inferInsert, 'minNights' | 'maxNights' | 'turnoverMinutes' | 'leadMinutes'>
>

/** The lock under which the dates of a service change; the bookings take the same one. */
export async function lockDates(tx: Db, serviceId: string): Promise<void> {
  await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, serviceId)).for('no key update')
}

export async function writeSettings(tx: Db, serviceId: string, settings: CalendarSettings): Promise<void> {
  await tx.update(listings).set(settings).where(eq(listings.id, serviceId))
}

/** Prices of single days: what is named is written anew, null takes the price of the week again. */
export async function writeDatePrices(
  tx: Db,
  serviceId: string,
  prices: readonly { day: string; priceHalalas: number | null }[],
): Promise<void> {
  const days = prices.map((one) => one.day)
  await tx.delete(datePrices).where(and(eq(datePrices.serviceId, serviceId), inArray(datePrices.day, days)))
  const set = prices.flatMap(({ day, priceHalalas }) =>
    priceHalalas === null ? [] : [{ serviceId, day, priceHalalas }],
  )
  if (set.length > 0) await tx.insert(datePrices).values(set).onConflictDoNothing()
}
