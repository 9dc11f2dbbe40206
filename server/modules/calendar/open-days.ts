import { addDays, riyadhDay } from '@/lib/domain/days'
import type { Db } from '@/server/db/open'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { closeUnits, dropEmptyBlocks, dropHeld, readHeld } from './block-store'
import { type DayRange, nightsIn, overlaps } from './nights'

/** Opens days that the vendor closed; the rest of a longer closing stays closed, and so does what was imported. */
export async function openDays(tx: Db, { row, terms }: Bookable, range: DayRange, now: Date): Promise<void> {
  const serviceId = row.service.id
  const opened = nightsIn(terms, range)
  const [first, last] = [opened[0], opened.at(-1)]
  if (!first || !last) return
  const held = await readHeld(tx, serviceId, { from: first.from, to: last.to }, now)
  const closed = held.filter((one) => one.cause === 'vendor' && opened.some((night) => overlaps(night, one)))
  await dropHeld(
    tx,
    closed.map((one) => one.id),
  )
  for (const { blockId, unitId, from, to } of closed) {
    const days = { from: riyadhDay(from), to: addDays(riyadhDay(to), 1) }
    const left = nightsIn(terms, days).filter(
      (night) => overlaps(night, { from, to }) && !opened.some((one) => one.day === night.day),
    )
    const closings = left.map((night) => ({ unitId, from: night.from, to: night.to }))
    if (blockId) await closeUnits(tx, { id: blockId, serviceId }, closings)
  }
  await dropEmptyBlocks(tx, serviceId)
}
