import type { SecurityDeposit } from '@/lib/domain/deposit-claims/claim'
import type { Db } from '@/server/db/db'
import { findTimer, pauseTimer, sumOfBooking } from './store'

/** What is held of a booking's deposit, and when it returns by itself. */
export async function getSecurityDeposit(db: Db, bookingId: string): Promise<SecurityDeposit> {
  const timer = await findTimer(db, bookingId, 'deposit')
  return {
    heldHalalas: await sumOfBooking(db, bookingId, 'deposit_held'),
    returnsAt: timer?.dueAt ?? null,
    isClaimed: timer?.pausedAt != null,
    isSettled: timer?.doneAt != null,
  }
}

/** Stops the return of a deposit; false when it has returned, is due, or is stopped already. */
export const pauseDeposit = (tx: Db, bookingId: string, now: Date): Promise<boolean> =>
  pauseTimer(tx, bookingId, 'deposit', now)
