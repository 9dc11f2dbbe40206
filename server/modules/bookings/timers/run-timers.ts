import { ARRIVAL_QUESTION_MINUTES, type BookingEvent } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { changeState } from '@/server/modules/bookings/change-state'
import { type Booking, listDue, type Timer } from '@/server/modules/bookings/store'
import { runEach } from '@/server/run-each'

type BookingTimer = Timer & { event: BookingEvent }

const HOLD_TIMERS: readonly BookingTimer[] = [
  { event: 'expire', states: ['requested'], column: 'expiresAt' },
  { event: 'expire_payment', states: ['awaiting_payment'], column: 'expiresAt' },
]
/** The transitions by time, and when they are due. A confirmed booking with a deadline waits for the vendor's answer. */
const TIMERS: readonly BookingTimer[] = [
  ...HOLD_TIMERS,
  { event: 'check_out', states: ['checked_in'], column: 'checkOutAt' },
  { event: 'check_out', states: ['confirmed'], column: 'checkOutAt', atDoor: 'nothing' },
  { event: 'ask_arrival', states: ['confirmed'], column: 'checkOutAt', atDoor: 'unasked' },
  { event: 'check_out', states: ['confirmed'], column: 'expiresAt' },
]

/**
 * Releases expired holds and requests of one listing in the transaction that needs the dates; true when there were any.
 * The caller notifies the waiting list afterwards.
 */
export async function releaseExpiredHolds(tx: Db, listingId: string, now: Date): Promise<boolean> {
  let isAnyReleased = false
  for (const timer of HOLD_TIMERS) {
    for (const booking of await listDue(tx, timer, now, { listingId })) {
      const change = { event: timer.event, role: 'system', actorId: null, now, keepsQuiet: true } as const
      await changeState(tx, booking, change)
      isAnyReleased = true
    }
  }
  return isAnyReleased
}

/**
 * One round of all timers, each booking in its own transaction; returns how many changed. State is in tables and
 * changes by compare-and-swap, so restarts and several processes are safe.
 */
export async function runTimers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  let changed = 0
  await runEach(TIMERS, async (timer) => {
    await runEach(await listDue(db, timer, now), async (booking) => {
      changed += await runOne(db, booking, timer.event, now)
    })
  })
  return changed
}

async function runOne(db: Db, booking: Booking, event: BookingEvent, now: Date): Promise<number> {
  try {
    const patch = event === 'ask_arrival' ? { expiresAt: addMinutes(now, ARRIVAL_QUESTION_MINUTES) } : {}
    await db.transaction((tx) =>
      changeState(tx, booking, { event, role: 'system', actorId: null, now, patch }),
    )
    return 1
  } catch (error) {
    // Another process changed it first.
    if (error instanceof DomainError) return 0
    throw error
  }
}
