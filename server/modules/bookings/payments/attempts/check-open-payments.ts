import type { Deps } from '@/server/deps'
import { claimCheck, listUnchecked, type Payment } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { OUTSIDE, runEach } from '@/server/run-each'

export const FIRST_CHECK_MS = 30_000
/** Providers decide every payment long before; later only their dashboard helps. */
const GIVE_UP_MS = 72 * 3_600_000

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/** Asks the provider about attempts whose webhook and whose payer did not come back, with growing pauses. */
export async function checkOpenPayments(deps: CheckDeps): Promise<void> {
  const now = deps.clock.now()
  const due = await listUnchecked(deps.db, deps.payments.provider, now)
  await runEach(
    due,
    async (payment) => {
      if (await claimCheck(deps.db, payment, nextCheck(payment, now))) {
        await settlePayment(deps, payment.providerId)
      }
    },
    OUTSIDE,
  )
}

/** After half of its age again, so that an hour-old payment is asked about twice an hour. */
function nextCheck({ createdAt }: Payment, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime()
  return ageMs > GIVE_UP_MS ? null : new Date(now.getTime() + Math.max(FIRST_CHECK_MS, ageMs / 2))
}
