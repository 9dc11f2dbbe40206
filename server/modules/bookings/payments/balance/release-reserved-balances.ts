import { BALANCE_RESERVED_MINUTES } from '@/lib/domain/booking/money/balance-part'
import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { giveUpPayment } from '@/server/modules/bookings/payments/attempts/give-up-payment'
import { OUTSIDE, runEach } from '@/server/run-each'
import { endAttempt, listReserving } from './reserved-balance'

/**
 * Gives up attempts that nobody finished and returns what they held of a balance. A capture that comes after all is
 * refunded to the card.
 */
export async function releaseReservedBalances(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
): Promise<void> {
  const now = deps.clock.now()
  const old = await listReserving(deps.db, addMinutes(now, -BALANCE_RESERVED_MINUTES))
  await runEach(
    old,
    async (payment) => {
      await giveUpPayment(deps, payment)
      await deps.db.transaction(async (tx) => {
        const booking = await lockOwnBooking(tx, payment.bookingId, 'anybody')
        await endAttempt(tx, booking, payment, { state: 'voided', now })
      })
    },
    OUTSIDE,
  )
}
