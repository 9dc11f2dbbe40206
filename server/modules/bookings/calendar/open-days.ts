import { overlaps, type Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { closeUnits, deleteAllocations, deleteEmptyBlocks, listTakenUnits } from './block-store'
import { closedNights, type DayRange, type Night, slotsIn, without } from './nights'

/** Deletes the vendor's blocks on these days; the rest of a longer block and imported blocks stay. */
export async function openDays(tx: Db, own: Bookable, range: DayRange, now: Date): Promise<void> {
  const listingId = own.row.service.id
  const opened = slotsIn(own.terms, range)
  const [first, last] = [opened[0], opened.at(-1)]
  if (!first || !last) return
  const taken = await listTakenUnits(tx, listingId, { from: first.from, to: last.to }, now)
  const closed = taken.filter((one) => one.cause === 'vendor' && opened.some((slot) => overlaps(slot, one)))
  await deleteAllocations(
    tx,
    closed.map((one) => one.id),
  )
  for (const { blockId, unitId, ...span } of closed) {
    const closings = leftOf(own, span, opened).map(({ from, to }) => ({ unitId, from, to }))
    if (blockId) await closeUnits(tx, { id: blockId, listingId }, closings)
  }
  await deleteEmptyBlocks(tx, listingId)
}

/**
 * Hours are cut to the minute. A night stays closed at the hours of its closing, which may be others than those of today, up to
 * an opened one.
 */
function leftOf({ terms }: Bookable, closed: Span, opened: readonly Night[]): Span[] {
  if (terms.pricingMode === 'hourly') return without(closed, opened)
  return closedNights(closed)
    .filter((night) => !opened.some((one) => one.day === night.day))
    .flatMap((night) => without(night, opened))
}
