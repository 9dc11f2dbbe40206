import type { NightSums } from '@/lib/domain/statistics/figures'
import { type DayRange, daysWithin } from '@/lib/domain/statistics/period'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { CountedListing } from './listings-store'
import { findTakenNights } from './nights-store'

/** The nights of each listing that is sold by days over a range, by its id. */
export async function countNights(
  db: Db,
  listings: readonly CountedListing[],
  range: DayRange,
): Promise<Map<string, NightSums>> {
  const byDays = listings.filter(({ pricingMode }) => pricingMode === 'daily')
  if (byDays.length === 0) return new Map()
  const ids = byDays.map(({ id }) => id)
  const taken = new Map((await findTakenNights(db, ids, range)).map((row) => [row.listingId, row]))
  return new Map(
    byDays.map((listing) => {
      const { booked = 0, salesHalalas = 0, closed = 0 } = taken.get(listing.id) ?? {}
      const open = Math.max(0, offeredDays(listing, range) * listing.units - closed)
      return [listing.id, { booked, open, salesHalalas }]
    }),
  )
}

/** The days on which a listing was public and in its season. */
export function offeredDays(listing: CountedListing, range: DayRange): number {
  const { publishedAt, deletedAt, openFrom, openTo } = listing
  if (!publishedAt) return 0
  const days = [riyadhDay(publishedAt), ...(openFrom ? [openFrom] : [])]
  const ends: Day[] = [...(deletedAt ? [riyadhDay(deletedAt)] : []), ...(openTo ? [addDays(openTo, 1)] : [])]
  return daysWithin(range, days.sort().at(-1) ?? null, ends.sort()[0] ?? null)
}
