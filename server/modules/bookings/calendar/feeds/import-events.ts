import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { refreshBooked } from '@/server/db/refresh-booked'
import type { BusyTime } from '@/server/modules/bookings/calendar/ical/read-calendar'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { deleteEvents, deleteSummaries, insertEvents, listEvents } from './event-store'
import { deleteFeed, type ImportedFeed } from './feed-store'
import { type ImportedEvent, upcomingEvents } from './imported-events'
import { placeEvents } from './place-events'

/**
 * Makes the events of a feed equal to an outside calendar: each takes one free unit, once. Those that are over stay, as nights that
 * were not open, without their names. Runs under the listing's lock.
 */
export async function importEvents(
  tx: Db,
  own: Bookable,
  feed: ImportedFeed,
  events: readonly BusyTime[],
  now: Date,
): Promise<void> {
  const coming = upcomingEvents(own, events, now)
  const before = await listEvents(tx, feed.id)
  const isSame = (event: ImportedEvent, row: (typeof before)[number]) =>
    event.key === row.externalId &&
    event.real.from.getTime() === row.startsAt?.getTime() &&
    event.real.to.getTime() === row.endsAt?.getTime()
  const byKey = new Map(coming.map((event) => [event.key, event]))
  const known = new Map(before.map((row) => [row.externalId, row]))
  const isOver = (row: (typeof before)[number]) => row.endsAt !== null && row.endsAt <= now
  // A site may leave a stay out from the beginning of its day of departure.
  const isNights = own.terms.pricingMode === 'daily'
  const mayBeLeftOut = (row: (typeof before)[number]) =>
    isOver(row) || (isNights && row.endsAt !== null && riyadhDay(row.endsAt) <= riyadhDay(now))
  const gone = before.filter((row) => {
    const event = byKey.get(row.externalId ?? '')
    return event ? !isSame(event, row) : !mayBeLeftOut(row)
  })
  const news = coming.filter((event) => {
    const row = known.get(event.key)
    return !row || !isSame(event, row)
  })
  await deleteEvents(
    tx,
    gone.map((row) => row.id),
  )
  await insertEvents(tx, feed, news, now)
  await deleteSummaries(
    tx,
    before.filter((row) => row.summary !== null && isOver(row)).map(({ id }) => id),
  )
  await settleDates(tx, own, gone.length, now)
}

/** Deletes the events of a feed that are not over; those of other feeds take their dates where they name them as well. */
export async function deleteComing(tx: Db, own: Bookable, feedId: string, now: Date): Promise<void> {
  const events = await listEvents(tx, feedId)
  const coming = events.filter(({ endsAt }) => endsAt === null || endsAt > now)
  await deleteAndSettle(tx, own, coming, now)
}

/** Removes a feed with all its events. Runs under the listing's lock. */
export async function dropFeed(tx: Db, own: Bookable, { id }: ImportedFeed, now: Date): Promise<void> {
  await deleteAndSettle(tx, own, await listEvents(tx, id), now)
  await deleteFeed(tx, id)
}

async function deleteAndSettle(tx: Db, own: Bookable, events: { id: string }[], now: Date): Promise<void> {
  await deleteEvents(
    tx,
    events.map(({ id }) => id),
  )
  await settleDates(tx, own, events.length, now)
}

async function settleDates(tx: Db, { row }: Bookable, gone: number, now: Date): Promise<void> {
  const { id: listingId, vendorId } = row.service
  const placed = await placeEvents(tx, listingId, now)
  if (gone + placed === 0) return
  await refreshBooked(tx, listingId, now)
  await notifyWaiting(tx, listingId, now)
  await emitWholeCalendar(tx, { listingId, vendorId }, now)
}
