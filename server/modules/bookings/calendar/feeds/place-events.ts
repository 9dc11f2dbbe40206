import { overlaps, type Span } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import {
  type Closing,
  closeUnits,
  listUnitIds,
  listUnitsWithRunOut,
} from '@/server/modules/bookings/calendar/block-store'
import { deleteStaleConflicts } from '@/server/modules/bookings/calendar/conflict-store'
import { without } from '@/server/modules/bookings/calendar/nights'
import { notifyConflict } from '@/server/modules/bookings/calendar/notify-conflict'
import { type FeedEvent, listFeedEvents } from './event-store'

type Placed = Awaited<ReturnType<typeof listUnitsWithRunOut>>[number]

/** Later than any event. */
const END_OF_TIME = new Date('9999-01-01T00:00:00Z')

/**
 * Gives the events of a listing's feeds the dates that they do not hold yet, in the transaction that made some free. An event that
 * overlaps a booking changes nothing, and vendor and admins are notified once; an expired hold places it when it is released.
 */
export async function placeEvents(tx: Db, listingId: string, now: Date): Promise<number> {
  await lockListing(tx, listingId)
  const events = await listFeedEvents(tx, listingId, { from: now, to: END_OF_TIME })
  const inTheWay: FeedEvent[] = []
  let placed = 0
  if (events.length > 0) {
    const taken = await listUnitsWithRunOut(tx, listingId, windowOf(events), now)
    const unitIds = await listUnitIds(tx, listingId)
    const held = new Map<string | null, Span[]>()
    for (const one of taken) held.set(one.blockId, [...(held.get(one.blockId) ?? []), one])
    for (const event of events) {
      const gaps = without(event, held.get(event.id) ?? [])
      const { closings, isBooked } = planGaps(gaps, taken, unitIds)
      if (isBooked) inTheWay.push(event)
      if (isBooked || closings.length === 0) continue
      await closeUnits(tx, { id: event.id, listingId }, closings)
      taken.push(...closings.map((one) => takenBy(event, one)))
      placed += 1
    }
  }
  for (const event of inTheWay) await notifyConflict(tx, listingId, event, now)
  await deleteStaleConflicts(tx, listingId, inTheWay)
  return placed
}

const windowOf = (events: readonly FeedEvent[]): Span => ({
  from: new Date(Math.min(...events.map(({ from }) => from.getTime()))),
  to: new Date(Math.max(...events.map(({ to }) => to.getTime()))),
})

/**
 * The first unit that is free for all of a gap; where none is, the free parts of the one that has most. Nothing where a
 * booking that has not run out is the reason.
 */
function planGaps(
  gaps: readonly Span[],
  taken: readonly Placed[],
  unitIds: readonly string[],
): { closings: Closing[]; isBooked: boolean } {
  const closings: Closing[] = []
  for (const gap of gaps) {
    const here = taken.filter((one) => overlaps(one, gap))
    const whole = unitIds.find((id) => here.every((one) => one.unitId !== id))
    if (whole) closings.push({ unitId: whole, ...gap })
    else if (here.some((one) => one.cause === 'booking' && !one.isRunOut))
      return { closings: [], isBooked: true }
    else closings.push(...mostOf(gap, here, unitIds))
  }
  return { closings, isBooked: false }
}

function mostOf(gap: Span, here: readonly Placed[], unitIds: readonly string[]): Closing[] {
  const lengthOf = (spans: readonly Span[]) =>
    spans.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0)
  const plans = unitIds.map((unitId) =>
    without(
      gap,
      here.filter((one) => one.unitId === unitId),
    ).map((part) => ({ unitId, ...part })),
  )
  return plans.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? []
}

function takenBy({ id, feedId }: FeedEvent, closing: Closing): Placed {
  return { id, ...closing, cause: 'ical', blockId: id, feedId, note: null, isRunOut: false }
}
