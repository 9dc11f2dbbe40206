import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'

/** The deposit comes with a full payment, otherwise at check-in (booking rules, Quote 8). */
export function depositDueNow(paymentType: PaymentType, depositHalalas: Halalas): Halalas {
  return paymentType === 'fullPayment' ? depositHalalas : 0
}

/** What one payment takes now, in SAR: what is due, and the deposit where it comes with it. */
export function payableNow(booking: { paymentType: PaymentType; dueNow: number; deposit: number }): number {
  const deposit = depositDueNow(booking.paymentType, fromSar(booking.deposit))
  return toSar(fromSar(booking.dueNow) + deposit)
}

interface OpenAccount {
  totalHalalas: Halalas
  paidHalalas: Halalas
  depositHalalas: Halalas
  depositPaidHalalas: Halalas
}

/** What the vendor still takes at the door: the rest of the total, and the deposit if it was not taken. */
export function amountToCollect(account: OpenAccount): Halalas {
  const rest = Math.max(0, account.totalHalalas - account.paidHalalas)
  return rest + Math.max(0, account.depositHalalas - account.depositPaidHalalas)
}
