import type { BookingEvent } from '@/lib/domain/booking/lifecycle'
import { Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { changeState } from './change-state'
import { type Booking, readDue, type Timer } from './store'

/** What happens to a booking by itself, and when. */
export const TIMERS: readonly (Timer & { event: BookingEvent })[] = [
  { event: 'expire', states: ['requested'], column: 'expiresAt' },
  { event: 'expire_payment', states: ['awaiting_payment'], column: 'expiresAt' },
  { event: 'check_out', states: ['confirmed', 'checked_in'], column: 'checkOutAt' },
]

const HOLD_TIMERS = TIMERS.filter((timer) => timer.column === 'expiresAt')

/** Gives back the dates of one service that nobody paid for or answered in time, inside a booking's transaction. */
export async function releaseExpiredHolds(tx: Db, serviceId: string, now: Date): Promise<void> {
  for (const timer of HOLD_TIMERS) {
    for (const booking of await readDue(tx, timer, now, serviceId)) {
      await changeState(tx, booking, { event: timer.event, role: 'system', actorId: null, now })
    }
  }
}

/** One round of all timers, each booking in its own transaction; answers how many changed. */
export async function runTimers(db: Db, now: Date): Promise<number> {
  let changed = 0
  for (const timer of TIMERS) {
    for (const booking of await readDue(db, timer, now)) {
      changed += await runOne(db, booking, timer.event, now)
    }
  }
  return changed
}

async function runOne(db: Db, booking: Booking, event: BookingEvent, now: Date): Promise<number> {
  try {
    await db.transaction((tx) => changeState(tx, booking, { event, role: 'system', actorId: null, now }))
    return 1
  } catch (error) {
    // Somebody else moved it first: that is what was wanted.
    if (error instanceof Refusal) return 0
    throw error
  }
}
