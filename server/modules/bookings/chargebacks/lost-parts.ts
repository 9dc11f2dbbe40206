import { type ChargebackCarrier, carriersFor } from '@/lib/domain/chargebacks/carrier'
import type { ChargebackLoss } from '@/lib/domain/chargebacks/loss'
import { DomainError, issue } from '@/lib/domain/issues'
import { sumOf } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { type Refund, sumAtProvider } from '@/server/modules/bookings/payments/refunds/refund-store'
import { mayOweAgain } from '@/server/modules/bookings/payments/refunds/reverse-payment'
import type { Booking } from '@/server/modules/bookings/store'
import { getSecurityDeposit } from '@/server/modules/money/ledger/security-deposit'
import { isDepositClaimed } from './store'

/** What of a payment no refund returns or owes, price and deposit. */
export function leftOf({ amountHalalas, depositHalalas }: Payment, known: readonly Refund[]) {
  const returnedHalalas = sumOf(known.map((one) => one.amountHalalas))
  const returnedDeposit = sumOf(known.map((one) => one.depositHalalas))
  const left = Math.max(0, amountHalalas - returnedHalalas)
  const leftDepositHalalas = Math.min(left, Math.max(0, depositHalalas - returnedDeposit))
  return { leftPriceHalalas: left - leftDepositHalalas, leftDepositHalalas }
}

interface Decision {
  payment: Payment
  known: readonly Refund[]
  loss: ChargebackLoss
  carrier: ChargebackCarrier
}

/** What is still moving decides whom the money is taken from: it ends first. */
export async function assertDecidable(
  tx: Db,
  booking: Booking,
  { payment, known, loss, carrier }: Decision,
): Promise<void> {
  const takes = loss.priceHalalas + loss.depositHalalas > 0
  const owesAgain = await mayOweAgain(tx, booking, loss)
  const isUnderWay = booking.state === 'confirmed' || booking.state === 'checked_in'
  const isHeldShare = payment.purpose === 'share' && booking.state === 'awaiting_payment'
  const isOnItsWay = sumAtProvider(known.filter(({ destination }) => destination === 'card')) === null
  const isClaimed = loss.depositHalalas > 0 && (await isDepositClaimed(tx, booking.id))
  if (isOnItsWay || isClaimed || (takes && (isHeldShare || (isUnderWay && !owesAgain))))
    throw new DomainError('chargeback_waits')
  if (!carriersFor({ mayOweAgain: owesAgain }).includes(carrier))
    throw new DomainError('invalid', { issues: [issue('carrier', 'one_of')] })
}

/** Where the deposit of a lost chargeback is: held, forfeited with the price, or granted on a claim. */
export async function depositOf(tx: Db, booking: Booking, { depositHalalas }: ChargebackLoss) {
  const { heldHalalas } = await getSecurityDeposit(tx, booking.id)
  const heldDepositHalalas = Math.min(depositHalalas, heldHalalas)
  const kept = depositHalalas - heldDepositHalalas
  return {
    heldDepositHalalas,
    grantedDepositHalalas: booking.state === 'completed' ? kept : 0,
    forfeitedDepositHalalas: booking.state === 'completed' ? 0 : kept,
  }
}
