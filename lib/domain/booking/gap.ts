import { daysBetween, riyadhDay } from '@/lib/domain/time/days'
import type { Taken } from './availability'
import type { BookableListing, Period } from './bookable'
import { occupiedSpan } from './occupied-span'
import { endOfNights, overlaps, type Span } from './period'

/** An allocation, and whether it is of a confirmed booking. */
export interface TakenByCause extends Taken {
  isBooking: boolean
}

const HOUR_MS = 3_600_000

/** Whether a listing has a discount that depends on the gap of a stay. */
export const hasGapFiller = ({ discounts }: Pick<BookableListing, 'discounts'>): boolean =>
  discounts?.rules.some(({ kind }) => kind === 'gapFiller') ?? false

/**
 * The nights or hours of the gap between two bookings in which a stay lies; null unless each unit that is free for it has such a
 * gap, of which the longest counts: any of them may become the guest's.
 */
export function gapAround(
  listing: BookableListing,
  period: Period,
  taken: readonly TakenByCause[],
): number | null {
  const stay = occupiedSpan(period, listing)
  const unitIds = [...new Set(taken.map(({ unitId }) => unitId))]
  const free = unitIds
    .map((id) => taken.filter(({ unitId }) => unitId === id))
    .filter((those) => those.every((one) => !overlaps(one, stay)))
  const others = listing.units - unitIds.length
  const gaps = free.map((those) => gapOf(those, stay, listing))
  const longest = Math.max(...gaps.map((gap) => gap ?? Number.POSITIVE_INFINITY))
  return others > 0 || !Number.isFinite(longest) ? null : longest
}

function gapOf(
  taken: readonly TakenByCause[],
  stay: Span,
  { pricingMode, checkInTime }: BookableListing,
): number | null {
  const before = taken
    .filter(({ to }) => to <= stay.from)
    .toSorted((a, b) => b.to.getTime() - a.to.getTime())[0]
  const behind = taken
    .filter(({ from }) => from >= stay.to)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())[0]
  if (!before?.isBooking || !behind?.isBooking) return null
  if (pricingMode === 'daily') return daysBetween(endOfNights(before.to, checkInTime), riyadhDay(behind.from))
  return Math.floor((behind.from.getTime() - before.to.getTime()) / HOUR_MS)
}
