import type { NightSums } from '@/lib/domain/statistics/figures'
import { rangeWithin } from '@/lib/domain/statistics/period'
import { addDays, type Day, type DayRange, daysBetween, riyadhDay } from '@/lib/domain/time/days'
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
  const offers = byDays.map(({ id, units, ...facts }) => ({ id, units, offered: offeredDays(facts, range) }))
  const taken = new Map((await findTakenNights(db, offers, range)).map((row) => [row.listingId, row]))
  return new Map(
    offers.map(({ id, units, offered }) => {
      const { booked = 0, salesHalalas = 0, closed = 0 } = taken.get(id) ?? {}
      const open = Math.max(0, daysBetween(offered.from, offered.to) * units - closed)
      return [id, { booked, open, salesHalalas }]
    }),
  )
}

/** The days of a range on which a listing was public and in its season; maybe none. */
export function offeredDays(
  {
    publishedAt,
    deletedAt,
    openFrom,
    openTo,
  }: Pick<CountedListing, 'publishedAt' | 'deletedAt' | 'openFrom' | 'openTo'>,
  range: DayRange,
): DayRange {
  if (!publishedAt) return { from: range.from, to: range.from }
  const days = [riyadhDay(publishedAt), ...(openFrom ? [openFrom] : [])]
  const ends: Day[] = [...(deletedAt ? [riyadhDay(deletedAt)] : []), ...(openTo ? [addDays(openTo, 1)] : [])]
  return rangeWithin(range, days.sort().at(-1) ?? null, ends.sort()[0] ?? null)
}
