import { BOOKING_TIMERS } from '@/lib/domain/booking/edges'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import { BOOKING_STATES, type BookingEvent } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { changeState } from '@/server/modules/bookings/change-state'
import { expireNewDates } from '@/server/modules/bookings/date-changes/expire-new-dates'
import { listDueDateChanges } from '@/server/modules/bookings/date-changes/store'
import { freeRunOutOptions } from '@/server/modules/bookings/options/end-option'
import { type Booking, listDue } from '@/server/modules/bookings/store'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { runEach } from '@/server/run-each'

const HOLD_TIMERS = BOOKING_TIMERS.filter(({ states }) =>
  states.every((state) => BOOKING_STATES[state].dates === 'held'),
)

/**
 * Releases expired holds, requests and new dates of some listings in the transaction that needs the dates. Returns the listings
 * of which dates were released, also of bookings of several room types; the caller notifies their waiting lists afterwards.
 */
export async function releaseExpiredHolds(
  tx: Db,
  listingIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const released = new Set<string>()
  for (const id of listingIds) {
    if (await freeRunOutOptions(tx, id, now)) released.add(id)
    for (const booking of await releaseHoldsOf(tx, id, now))
      for (const freed of listingIdsOf(booking)) released.add(freed)
  }
  // The caller takes or tells of its own listings; nobody else tells of these.
  for (const id of released) if (!listingIds.includes(id)) await notifyWaiting(tx, id, now)
  return released
}

async function releaseHoldsOf(tx: Db, listingId: string, now: Date): Promise<Booking[]> {
  const released: Booking[] = []
  for (const timer of HOLD_TIMERS) {
    for (const booking of await listDue(tx, timer, now, { listingId })) {
      const change = { event: timer.event, role: 'system', actorId: null, now, keepsQuiet: true } as const
      await changeState(tx, booking, change)
      released.push(booking)
    }
  }
  for (const due of await listDueDateChanges(tx, now, listingId)) {
    await expireNewDates(tx, due, now, true)
    released.push(due.booking)
  }
  return released
}

/**
 * One round of all timers, each booking in its own transaction; returns how many changed. State is in tables and
 * changes by compare-and-swap, so restarts and several processes are safe.
 */
export async function runTimers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  let changed = 0
  await runEach(BOOKING_TIMERS, async (timer) => {
    await runEach(await listDue(db, timer, now), async (booking) => {
      changed += await runOne(db, booking, timer.event, now)
    })
  })
  await runEach(await listDueDateChanges(db, now), async (due) => {
    changed += await changedOnce(db, (tx) => expireNewDates(tx, due, now))
  })
  return changed
}

async function runOne(db: Db, booking: Booking, event: BookingEvent, now: Date): Promise<number> {
  const change = { event, role: 'system', actorId: null, now } as const
  return changedOnce(db, async (tx) => Boolean(await changeState(tx, booking, change)))
}

async function changedOnce(db: Db, change: (tx: Db) => Promise<boolean>): Promise<number> {
  try {
    return (await db.transaction(change)) ? 1 : 0
  } catch (error) {
    // Another process changed it first.
    if (error instanceof DomainError) return 0
    throw error
  }
}
