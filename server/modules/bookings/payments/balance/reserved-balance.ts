import { and, eq, gt, lte } from 'drizzle-orm'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { Db } from '@/server/db/db'
import { payments } from '@/server/db/schema/money/payments'
import { decidePayment } from '@/server/modules/bookings/payments/attempts/decide-payment'
import {
  BALANCE_PROVIDER,
  type Payment,
  writePayment,
} from '@/server/modules/bookings/payments/payment-store'
import type { Booking } from '@/server/modules/bookings/store'
import { postHoldReleased } from '@/server/modules/money/ledger/post-hold'

const RESERVING = [eq(payments.state, 'initiated'), gt(payments.balanceHalalas, 0)]

/** An attempt holds its part of the balance as long as it is open, and only then. */
export const hasReservation = ({
  state,
  balanceHalalas,
}: Pick<Payment, 'state' | 'balanceHalalas'>): boolean => state === 'initiated' && balanceHalalas > 0

/** It comes too late: the part of it that the balance held is the guest's again. */
export const hasLostReservation = ({
  state,
  balanceHalalas,
}: Pick<Payment, 'state' | 'balanceHalalas'>): boolean => state !== 'initiated' && balanceHalalas > 0

/** Price and deposit of an attempt, from both card and balance. */
export function wholeOf(payment: Payment) {
  const depositHalalas = payment.depositHalalas + payment.balanceDepositHalalas
  const amountHalalas = payment.amountHalalas + payment.balanceHalalas
  return { amountHalalas, depositHalalas, priceHalalas: amountHalalas - depositHalalas }
}

interface Ending {
  state: 'failed' | 'voided'
  now: Date
  declineReason?: DeclineReason | null
}

/** Ends an attempt without a capture, with what it held of the balance, once; false when it was decided before. */
export async function endAttempt(
  tx: Db,
  booking: Pick<Booking, 'id' | 'guestId'>,
  payment: Pick<Payment, 'id' | 'balanceHalalas'>,
  { state, now, declineReason = null }: Ending,
): Promise<boolean> {
  if (!(await decidePayment(tx, payment.id, state, now, { declineReason }))) return false
  if (payment.balanceHalalas > 0) await postHoldReleased(tx, booking, payment, now)
  return true
}

/** A booking that changes is not paid by the attempt that holds a balance for it: the balance is free at once. */
export async function endReservingAttempt(
  tx: Db,
  booking: Pick<Booking, 'id' | 'guestId'>,
  now: Date,
): Promise<void> {
  const holding = await findReserving(tx, booking.id)
  if (holding) await endAttempt(tx, booking, holding, { state: 'voided', now })
}

/** The attempt on a booking that holds a part of a balance: at most one is open. */
export async function findReserving(tx: Db, bookingId: string): Promise<Payment | null> {
  const [holding] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), ...RESERVING))
  return holding ?? null
}

/** Attempts since before an instant that still hold a part of a balance. */
export function listReserving(db: Db, until: Date, limit = 50): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(lte(payments.createdAt, until), ...RESERVING))
    .orderBy(payments.createdAt)
    .limit(limit)
}

/** The balance's part of a capture is a payment of its own, because refunds return each part to where it came from. */
export async function writeBalancePart(tx: Db, payment: Payment, paidAt: Date): Promise<void> {
  const { id, bookingId, purpose, balanceHalalas, balanceDepositHalalas } = payment
  await writePayment(tx, {
    bookingId,
    purpose,
    provider: BALANCE_PROVIDER,
    providerId: `${BALANCE_PROVIDER}-${id}`,
    state: 'paid',
    amountHalalas: balanceHalalas,
    depositHalalas: balanceDepositHalalas,
    cardPaymentId: id,
    paidAt,
    createdAt: paidAt,
  })
}
