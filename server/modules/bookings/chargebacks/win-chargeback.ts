import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { findPayment } from '@/server/modules/bookings/payments/captured-store'
import type { Booking } from '@/server/modules/bookings/store'
import { postChargebackWon } from '@/server/modules/money/ledger/post-chargeback'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { type Chargeback, changeChargeback } from './store'

type Decided = Chargeback & Record<'decidedAt' | 'decidedBy' | 'decisionReason', unknown>

/**
 * The money is at the provider again. What had been booked as returned to the payer before the chargeback was entered is the
 * payer's: it goes to the payer's balance, because a refund of it is done or its booking owes it again.
 */
export async function winChargeback(tx: Db, booking: Booking, chargeback: Decided, now: Date): Promise<void> {
  const { id, paymentId, amountHalalas, bookedHalalas } = chargeback
  const payment = await findPayment(tx, paymentId)
  const payerId = payment.payerId ?? booking.guestId
  const { decidedAt, decidedBy, decisionReason } = chargeback
  await changeChargeback(tx, id, { state: 'won', decidedAt, decidedBy, decisionReason })
  const heldHalalas = amountHalalas - bookedHalalas
  await postChargebackWon(tx, booking, { id, payerId, heldHalalas, bookedHalalas }, now)
  if (bookedHalalas === 0) return
  const { name } = booking.snapshot.service
  const params = {
    ...{ bookingId: booking.id, code: booking.code, amount: toSar(bookedHalalas) },
    ...{ service: name.en, service_ar: name.ar },
  }
  await notifyUser(tx, { userId: payerId, type: 'Balance_added', params, createdAt: now })
}
