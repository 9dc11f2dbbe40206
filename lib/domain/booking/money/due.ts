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

/** What was taken so far, in SAR: of the total, and the deposit where it came with it. */
export function takenSoFar(booking: { paymentType: PaymentType; paid: number; deposit: number }): number {
  return booking.paid > 0 ? payableNow({ ...booking, dueNow: booking.paid }) : 0
}

/** What the guest still brings to the door after paying what is due now, in SAR: the rest, and the deposit if it is left. */
export function dueAtDoor(booking: {
  paymentType: PaymentType
  total: number
  dueNow: number
  deposit: number
}): number {
  return toSar(fromSar(booking.total) + fromSar(booking.deposit) - fromSar(payableNow(booking)))
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
