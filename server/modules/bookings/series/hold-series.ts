import { seriesDeadline } from '@/lib/domain/booking/series'
import type { Db } from '@/server/db/db'
import { setAllocations } from '@/server/modules/bookings/dates-store'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import { hasPaidWeek, listUnpaidWeeks } from './series-store'

/**
 * Money for one week holds the others longer; without any, as when the guest cancels the last paid one, they are held
 * shortly. Runs under the lock of their listing, which they share.
 */
export async function holdSeries(tx: Db, { id, seriesId }: Booking, now: Date): Promise<void> {
  if (seriesId === null) return
  const isPaid = await hasPaidWeek(tx, seriesId)
  for (const week of await listUnpaidWeeks(tx, seriesId, id)) {
    const { expiresAt, checkInAt, state } = week
    if (!expiresAt) continue
    const until = seriesDeadline({ expiresAt, checkInAt }, isPaid, now)
    if (until.getTime() === expiresAt.getTime()) continue
    const moved = await transitionBooking(tx, week, { state, expiresAt: until })
    if (moved) await setAllocations(tx, week.id, 'held', until)
  }
}
