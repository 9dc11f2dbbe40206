import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { refreshBooked } from '@/server/db/refresh-booked'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import {
  closeUnits,
  deleteAllocations,
  deleteEmptyBlocks,
  listImported,
  listTakenUnits,
  listUnitIds,
  type TakenUnit,
  writeBlock,
} from './block-store'
import { notifyConflict } from './conflicts'
import { deleteStaleConflicts } from './feed-store'
import type { BusyTime } from './ical-read'
import { type ImportedEvent, upcomingEvents } from './imported-events'
import { overlaps } from './nights'

/**
 * Makes the imported blocks of a listing equal to an outside calendar: each event takes one free unit, once. An event
 * that overlaps a booking changes nothing; vendor and admins are notified once.
 */
export async function importEvents(
  tx: Db,
  own: Bookable,
  events: readonly BusyTime[],
  now: Date,
): Promise<void> {
  const listingId = own.row.service.id
  await lockListing(tx, listingId)
  const coming = upcomingEvents(own, events, now)
  const { gone, news } = await dropChanged(tx, listingId, coming)
  const unitIds = await listUnitIds(tx, listingId)
  const inTheWay: string[] = []
  let closed = 0
  for (const event of news) {
    const taken = await listTakenUnits(tx, listingId, event.real, now)
    if (taken.some((one) => one.externalId === event.key)) continue
    if (await closeOne(tx, listingId, event, { held: taken, unitIds }, now)) {
      closed += 1
      continue
    }
    if (!taken.some((one) => one.cause === 'booking')) continue
    inTheWay.push(event.key)
    await notifyConflict(tx, own, event, now)
  }
  await deleteStaleConflicts(tx, listingId, inTheWay)
  await refreshBooked(tx, listingId, now)
  await notifyWaiting(tx, listingId, now)
  if (gone + closed > 0) await emitWholeCalendar(tx, { listingId, vendorId: own.row.service.vendorId }, now)
}

/** Deletes all imported blocks. */
export async function deleteImported(tx: Db, listingId: string): Promise<void> {
  await dropChanged(tx, listingId, [])
  await deleteStaleConflicts(tx, listingId, [])
}

/** Deletes blocks of removed or changed events; returns how many, and the events that have no block yet. */
async function dropChanged(
  tx: Db,
  listingId: string,
  coming: readonly ImportedEvent[],
): Promise<{ gone: number; news: ImportedEvent[] }> {
  const imported = await listImported(tx, listingId)
  const isSame = (event: ImportedEvent, row: { externalId: string; from: number; to: number }) =>
    event.key === row.externalId &&
    event.real.from.getTime() === row.from &&
    event.real.to.getTime() === row.to
  const gone = imported.filter((row) => !coming.some((event) => isSame(event, row)))
  await deleteAllocations(
    tx,
    gone.map((row) => row.id),
  )
  await deleteEmptyBlocks(tx, listingId)
  const news = coming.filter((event) => !imported.some((row) => isSame(event, row)))
  return { gone: gone.length, news }
}

async function closeOne(
  tx: Db,
  listingId: string,
  event: ImportedEvent,
  { held: taken, unitIds }: { held: readonly TakenUnit[]; unitIds: readonly string[] },
  now: Date,
): Promise<boolean> {
  const busy = new Set(taken.filter((one) => overlaps(one, event.real)).map((one) => one.unitId))
  const unitId = unitIds.find((id) => !busy.has(id))
  if (!unitId) return false
  const id = await writeBlock(tx, { listingId, source: 'ical', externalId: event.key, createdAt: now })
  await closeUnits(tx, { id, listingId }, [{ unitId, ...event.real }])
  return true
}
