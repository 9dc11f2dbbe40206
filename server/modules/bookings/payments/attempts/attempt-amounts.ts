import { type DueSum, divideDue } from '@/lib/domain/booking/money/balance-part'
import { amountToCollect, depositDueNow, depositToCollect } from '@/lib/domain/booking/money/due'
import type { PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Halalas } from '@/lib/domain/money'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import type { Booking } from '@/server/modules/bookings/store'

type Owing = Parameters<typeof amountToCollect>[0] &
  Pick<Booking, 'paymentType' | 'depositHalalas' | 'dueNowHalalas'>

/** The amount of an attempt and the deposit in it; of a difference on the booking with its new dates. */
export function amountsOf(booking: Owing, purpose: PaymentPurpose) {
  if (purpose !== 'due_now') {
    return { amountHalalas: amountToCollect(booking), depositHalalas: depositToCollect(booking) }
  }
  const depositHalalas = depositDueNow(booking.paymentType, booking.depositHalalas)
  return { amountHalalas: booking.dueNowHalalas + depositHalalas, depositHalalas }
}

/** The same source that pays the same part is the same attempt. */
export function isSameAttempt(
  inFlight: Payment,
  asked: Pick<Payment, 'sourceHash' | 'purpose' | 'balanceHalalas'>,
): boolean {
  const { sourceHash, purpose, balanceHalalas } = inFlight
  return (
    sourceHash === asked.sourceHash && purpose === asked.purpose && balanceHalalas === asked.balanceHalalas
  )
}

/** What the card pays, and what the balance pays beside it. */
export function columnsOf(due: DueSum, balanceHalalas: Halalas) {
  if (balanceHalalas === 0) return due
  const parts = divideDue(due, balanceHalalas)
  if (!parts) throw new DomainError('bad_request', { issues: [issue('balancePart', 'max')] })
  const { card, balance } = parts
  return { ...card, balanceHalalas, balanceDepositHalalas: balance.depositHalalas }
}
