import type { BusyTime } from '@/lib/domain/time/ical-read'
import type { Db } from '@/server/db/open'
import { refreshBooked } from '@/server/db/refresh-booked'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/waiting-list/notify-waiting'
import {
  closeUnits,
  deleteAllocations,
  deleteEmptyBlocks,
  listTakenUnits,
  readImported,
  readUnitIds,
  type TakenUnit,
  writeBlock,
} from './block-store'
import { deleteStaleConflicts } from './feed-store'
import { type ImportedEvent, upcomingEvents } from './imported-events'
import { overlaps } from './nights'
import { notifyConflict } from './notify-conflict'
import { lockDates } from './settings-store'

/**
 * Makes the closed dates of a service those of a foreign calendar: each event takes one free unit, once, however often
 * it is read. An event that meets a booking of ours changes nothing: vendor and admins are told, once.
 */
export async function importEvents(
  tx: Db,
  own: Bookable,
  events: readonly BusyTime[],
  now: Date,
): Promise<void> {
  const serviceId = own.row.service.id
  await lockDates(tx, serviceId)
  const coming = upcomingEvents(own, events, now)
  const news = await dropChanged(tx, serviceId, coming)
  const unitIds = await readUnitIds(tx, serviceId)
  const inTheWay: string[] = []
  for (const event of news) {
    const held = await listTakenUnits(tx, serviceId, event.real, now)
    if (await closeOne(tx, serviceId, event, { held, unitIds }, now)) continue
    if (!held.some((one) => one.cause === 'booking')) continue
    inTheWay.push(event.key)
    await notifyConflict(tx, own, event, now)
  }
  await deleteStaleConflicts(tx, serviceId, inTheWay)
  await refreshBooked(tx, serviceId, now)
  await notifyWaiting(tx, serviceId, now)
}

/** Opens everything that a foreign calendar had closed. */
export async function deleteImported(tx: Db, serviceId: string): Promise<void> {
  await dropChanged(tx, serviceId, [])
  await deleteStaleConflicts(tx, serviceId, [])
}

/** Takes back what the feed no longer holds, or holds elsewhere; answers the events that are not yet closed here. */
async function dropChanged(
  tx: Db,
  serviceId: string,
  coming: readonly ImportedEvent[],
): Promise<ImportedEvent[]> {
  const imported = await readImported(tx, serviceId)
  const isSame = (event: ImportedEvent, row: { externalId: string; from: number; to: number }) =>
    event.key === row.externalId &&
    event.real.from.getTime() === row.from &&
    event.real.to.getTime() === row.to
  const gone = imported.filter((row) => !coming.some((event) => isSame(event, row)))
  await deleteAllocations(
    tx,
    gone.map((row) => row.id),
  )
  await deleteEmptyBlocks(tx, serviceId)
  return coming.filter((event) => !imported.some((row) => isSame(event, row)))
}

async function closeOne(
  tx: Db,
  serviceId: string,
  event: ImportedEvent,
  { held, unitIds }: { held: readonly TakenUnit[]; unitIds: readonly string[] },
  now: Date,
): Promise<boolean> {
  if (held.some((one) => one.externalId === event.key)) return true
  const busy = new Set(held.filter((one) => overlaps(one, event.real)).map((one) => one.unitId))
  const unitId = unitIds.find((id) => !busy.has(id))
  if (!unitId) return false
  const id = await writeBlock(tx, { serviceId, source: 'ical', externalId: event.key, createdAt: now })
  await closeUnits(tx, { id, serviceId }, [{ unitId, ...event.real }])
  return true
}
