import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { type Closing, closeUnits, type Held, readHeld, readUnitIds, writeBlock } from './block-store'
import { type DayRange, type Night, nightsIn, overlaps } from './nights'

export interface Close extends DayRange {
  /** how many units; absent: all */
  units?: number
  note?: string
}

/**
 * Closes days for guests. What is closed already stays so; where a booking is in the way nothing is closed, and the
 * refusal names the days. Runs under the lock of the service.
 */
export async function closeDays(tx: Db, { row, terms }: Bookable, close: Close, now: Date): Promise<void> {
  const serviceId = row.service.id
  const nights = nightsIn(terms, close)
  const [first, last] = [nights[0], nights.at(-1)]
  if (!first || !last) return
  const held = await readHeld(tx, serviceId, { from: first.from, to: last.to }, now)
  const unitIds = await readUnitIds(tx, serviceId)
  const asked = Math.min(close.units ?? unitIds.length, unitIds.length)
  const plans = nights.map((night) => planNight(night, held, unitIds, asked))
  const inTheWay = plans.filter((plan) => plan.missing > 0).map((plan) => plan.day)
  if (inTheWay.length > 0) throw new Refusal('dates_unavailable', { data: { nearest: [], days: inTheWay } })
  const closings = plans.flatMap((plan) => plan.closings)
  if (closings.length === 0) return
  const id = await writeBlock(tx, { serviceId, source: 'vendor', note: close.note, createdAt: now })
  await closeUnits(tx, { id, serviceId }, closings)
}

interface NightPlan {
  day: string
  closings: Closing[]
  /** units that bookings keep open */
  missing: number
}

function planNight(
  night: Night,
  held: readonly Held[],
  unitIds: readonly string[],
  asked: number,
): NightPlan {
  const taken = held.filter((one) => overlaps(one, night))
  const closed = new Set(taken.filter((one) => one.cause !== 'booking').map((one) => one.unitId))
  const busy = new Set(taken.map((one) => one.unitId))
  const wanted = Math.max(0, asked - closed.size)
  const free = unitIds.filter((id) => !busy.has(id)).slice(0, wanted)
  const { day, from, to } = night
  return { day, closings: free.map((unitId) => ({ unitId, from, to })), missing: wanted - free.length }
}
