import { overlaps } from '@/lib/domain/booking/period'
import { DomainError } from '@/lib/domain/issues'
import { riyadhDay, riyadhTime } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import {
  type Closing,
  closeUnits,
  listTakenUnits,
  listUnitIds,
  type TakenUnit,
  writeBlock,
} from './block-store'
import { type DayRange, type Night, slotsIn } from './nights'

export interface Close extends DayRange {
  /** how many units; absent: all */
  units?: number
  note?: string
}

/**
 * Closes days or hours. Closed ones stay closed; when a booking is in the way nothing changes and the refusal names its
 * days and hours. Runs under the listing's lock.
 */
export async function closeDays(tx: Db, own: Bookable, close: Close, now: Date): Promise<void> {
  const plans = await planClosing(tx, own, { slots: slotsIn(own.terms, close), units: close.units }, now)
  const inTheWay = plans.filter((plan) => plan.missing > 0).map((plan) => plan.slot)
  if (inTheWay.length > 0) throw refusalOf(inTheWay, close)
  await writeClosing(tx, own, plans, { note: close.note, now })
}

/** What closing these slots in the order of time would take, under the listing's lock; `units` absent: all. */
export async function planClosing(
  tx: Db,
  { row }: Bookable,
  { slots, units }: { slots: readonly Night[]; units?: number },
  now: Date,
): Promise<SlotPlan[]> {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  // A hold that has run out blocks nothing, but its rows are in the way of new ones.
  await releaseExpiredHolds(tx, [row.service.id], now)
  const taken = await listTakenUnits(tx, row.service.id, { from: first.from, to: last.to }, now)
  const unitIds = await listUnitIds(tx, row.service.id)
  const requested = Math.min(units ?? unitIds.length, unitIds.length)
  return slots.map((slot) => planSlot(slot, taken, unitIds, requested))
}

/** Writes a block of what the plans close; null where they close nothing that was open. */
export async function writeClosing(
  tx: Db,
  { row }: Bookable,
  plans: readonly SlotPlan[],
  { note, now }: { note?: string; now: Date },
): Promise<{ blockId: string; closings: Closing[] } | null> {
  const listingId = row.service.id
  const closings = joined(plans.flatMap((plan) => plan.closings))
  if (closings.length === 0) return null
  const blockId = await writeBlock(tx, { listingId, source: 'vendor', note, createdAt: now })
  await closeUnits(tx, { id: blockId, listingId }, closings)
  return { blockId, closings }
}

export interface SlotPlan {
  slot: Night
  closings: Closing[]
  /** units that bookings keep open */
  missing: number
}

function planSlot(
  slot: Night,
  takenUnits: readonly TakenUnit[],
  unitIds: readonly string[],
  requested: number,
): SlotPlan {
  const taken = takenUnits.filter((one) => overlaps(one, slot))
  const closed = new Set(taken.filter((one) => one.cause !== 'booking').map((one) => one.unitId))
  const busy = new Set(taken.map((one) => one.unitId))
  const wanted = Math.max(0, requested - closed.size)
  const free = unitIds.filter((id) => !busy.has(id)).slice(0, wanted)
  const { from, to } = slot
  return { slot, closings: free.map((unitId) => ({ unitId, from, to })), missing: wanted - free.length }
}

function refusalOf(inTheWay: readonly Night[], { start }: Close): DomainError {
  const days = [...new Set(inTheWay.map((slot) => slot.day))]
  const hours = inTheWay.map(({ from }) => ({ day: riyadhDay(from), start: riyadhTime(from) }))
  return new DomainError('dates_unavailable', { data: { nearest: [], days, ...(start ? { hours } : {}) } })
}

/** Joins consecutive hours of a unit into one row; they are in the order of time. */
function joined(closings: readonly Closing[]): Closing[] {
  const rows: Closing[] = []
  const latest = new Map<string, Closing>()
  for (const one of closings) {
    const before = latest.get(one.unitId)
    if (before?.to.getTime() === one.from.getTime()) {
      before.to = one.to
      continue
    }
    const row = { ...one }
    rows.push(row)
    latest.set(one.unitId, row)
  }
  return rows
}
