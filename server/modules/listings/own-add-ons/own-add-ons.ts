import { eq } from 'drizzle-orm'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'

/** The own add-ons of a listing; throws `not_found` where there is none. */
export async function getStoredAddOns(db: Db, listingId: string) {
  const { pricingMode: mode, ownAddOns, ownAddOnsVersion: version } = listings
  const [row] = await db.select({ mode, ownAddOns, version }).from(listings).where(eq(listings.id, listingId))
  if (!row) throw new DomainError('not_found')
  return { ...row, ownAddOns: row.ownAddOns ?? [] }
}

export type StoredAddOns = Awaited<ReturnType<typeof getStoredAddOns>>

/** Replaces the own add-ons of a listing, which the caller has locked. */
export async function replaceOwnAddOns(
  tx: Db,
  listingId: string,
  { ownAddOns, version }: { ownAddOns: OwnAddOn[]; version: number },
): Promise<void> {
  const stored = ownAddOns.length === 0 ? null : ownAddOns
  await tx
    .update(listings)
    .set({ ownAddOns: stored, ownAddOnsVersion: version })
    .where(eq(listings.id, listingId))
}
