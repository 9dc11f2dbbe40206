import type { PaymentCheck } from '@/lib/domain/booking/lifecycle-wire'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { listPayments } from './payment-store'
import { settlePayment } from './settle-payment'

/** Asks the provider what became of the guest's last attempt, settles it and says so. */
export async function checkPayment(deps: Deps, guest: SignedIn, bookingId: string): Promise<PaymentCheck> {
  await getOwnBooking(deps.db, bookingId, { guestId: guest._id })
  const before = (await listPayments(deps.db, bookingId)).at(-1)
  const report = before?.state === 'initiated' ? await settlePayment(deps, before.providerId) : null
  const last = (await listPayments(deps.db, bookingId)).at(-1)
  return {
    purpose: last?.purpose ?? 'due_now',
    outcome: outcomeOf(last?.state),
    declineReason: last?.declineReason ?? null,
    actionUrl: report?.actionUrl ?? null,
  }
}

function outcomeOf(state: string | undefined): PaymentCheck['outcome'] {
  if (state === undefined) return 'none'
  if (state === 'paid') return 'paid'
  return state === 'initiated' ? 'open' : 'declined'
}
