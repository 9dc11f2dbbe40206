import type { Db } from '@/server/db/db'
import { depositDueAt, earningsDueAt } from './due-dates'
import type { PostedBooking } from './post-for-booking'
import { setTimer } from './store'

/** Plans when the vendor's earnings become available; again after a change of dates. */
export async function scheduleEarnings(tx: Db, booking: PostedBooking): Promise<void> {
  const { period, snapshot, checkInAt, checkOutAt } = booking
  const dueAt = earningsDueAt({ period, type: snapshot.service.type, checkInAt, checkOutAt })
  await setTimer(tx, booking.id, 'earnings', dueAt)
}

/** The stay is over: a deposit returns two days after its end unless the vendor claims it. */
export async function scheduleDeposit(tx: Db, booking: PostedBooking, endedAt: Date): Promise<void> {
  if (booking.depositPaidHalalas > 0) await setTimer(tx, booking.id, 'deposit', depositDueAt(endedAt))
}
