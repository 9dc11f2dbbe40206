import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { applyCapture } from '@/server/modules/bookings/payments/apply-capture'
import {
  BALANCE_PROVIDER,
  type Payment,
  writePayment,
} from '@/server/modules/bookings/payments/payment-store'
import type { Booking } from '@/server/modules/bookings/store'

type Attempt = Pick<
  Payment,
  'bookingId' | 'purpose' | 'dateChangeId' | 'amountHalalas' | 'depositHalalas' | 'createdAt'
>

/**
 * Pays the whole amount from the guest's balance, in the transaction that opens the attempt. Throws `balance_too_low`
 * and changes nothing where the balance holds less.
 */
export async function payFromBalance(
  tx: Db,
  booking: Booking,
  attempt: Attempt,
  now: Date,
): Promise<Payment> {
  const payment = await writePayment(tx, {
    ...attempt,
    provider: BALANCE_PROVIDER,
    providerId: `balance-${newId()}`,
    state: 'paid',
    paidAt: now,
  })
  await applyCapture(tx, booking, payment, now)
  return payment
}
