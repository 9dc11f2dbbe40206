import type { PaymentCheck } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { listPayments, type Payment } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import type { SignedIn } from '@/server/policy/signed-in'

/** Asks the provider what became of the guest's last attempt, settles it and says so. */
export async function checkPayment(deps: Deps, guest: SignedIn, bookingId: string): Promise<PaymentCheck> {
  const before = await findOwnAttempt(deps, guest, bookingId)
  const report = before?.state === 'initiated' ? await settlePayment(deps, before.providerId) : null
  const last = await findLast(deps.db, bookingId)
  return {
    purpose: last && last.purpose !== 'share' ? last.purpose : 'due_now',
    outcome: outcomeOf(last?.state),
    declineReason: last?.declineReason ?? null,
    actionUrl: report?.actionUrl ?? null,
    asksCode: report?.asksCode ?? false,
  }
}

/** The guest's last attempt on a booking of theirs. */
export async function findOwnAttempt(
  { db }: Pick<Deps, 'db'>,
  guest: SignedIn,
  bookingId: string,
): Promise<Payment | undefined> {
  await getOwnBooking(db, bookingId, { guestId: guest._id })
  return findLast(db, bookingId)
}

/** The last attempt on the booking itself; shares are checked by those who pay them. */
async function findLast(db: Db, bookingId: string): Promise<Payment | undefined> {
  return (await listPayments(db, bookingId)).findLast((one) => one.shareId === null)
}

export function outcomeOf(state: string | undefined): PaymentCheck['outcome'] {
  if (state === undefined) return 'none'
  if (state === 'paid') return 'paid'
  return state === 'initiated' ? 'open' : 'declined'
}
