import { guardClaim } from '@/lib/domain/deposit-claims/claim'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifyChange } from '@/server/modules/bookings/notify-booking'
import { runEach } from '@/server/run-each'
import { notifyAdmins } from './notify-admins'
import { changeClaim, listUnanswered } from './store'

/** Passes claims that the guest did not answer in time to the admins, each in its own transaction. */
export async function expireClaims({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await runEach(await listUnanswered(db, now), (claim) =>
    db.transaction(async (tx) => {
      const booking = await lockOwnBooking(tx, claim.bookingId, 'anybody')
      if (guardClaim(claim, 'expire', 'system', now)) return
      if (!(await changeClaim(tx, claim, { state: 'in_review' }))) return
      await notifyAdmins(tx, booking, now)
      await notifyChange(tx, booking, [], now)
    }),
  )
}
