import type { PayableBalance } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { listPayments, sourceOf } from '@/server/modules/bookings/payments/payment-store'
import type { SignedIn } from '@/server/policy/signed-in'
import { hasReservation } from './reserved-balance'

/** What the guest's balance can pay of a booking: with the part that an open attempt on it holds, which a new one releases. */
export async function getPayableBalance(db: Db, guest: SignedIn, bookingId: string): Promise<PayableBalance> {
  await getOwnBooking(db, bookingId, { guestId: guest._id })
  const attempts = (await listPayments(db, bookingId)).filter((one) => one.shareId === null)
  const last = attempts.findLast((one) => sourceOf(one) === 'card')
  const chosen = last?.balanceHalalas ?? 0
  const held = last && hasReservation(last) ? chosen : 0
  return { balance: toSar(fromSar(guest.balance) + held), chosen: toSar(chosen) }
}
