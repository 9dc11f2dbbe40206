import type { Deps } from '@/server/deps'
import { decideException, listUndecided } from '@/server/modules/bookings/admin/exception-store'
import { guardBooking } from '@/server/modules/bookings/booking-guards'
import { changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { runEach } from '@/server/run-each'

/** Refuses complaints that nobody decided in time, each in its own transaction: the money of their bookings moves on. */
export async function refuseUndecided({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await runEach(await listUndecided(db, now), ({ id, bookingId }) =>
    db.transaction(async (tx) => {
      const booking = await lockOwnBooking(tx, bookingId, 'anybody')
      if (guardBooking(booking, 'refuse_exception', 'admin', now) === null) return
      const isFirst = await decideException(tx, id, { state: 'refused', decidedBy: null, decidedAt: now })
      if (isFirst)
        await changeState(tx, booking, { event: 'refuse_exception', role: 'system', actorId: null, now })
    }),
  )
}
