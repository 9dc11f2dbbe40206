import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'

/** The deposit due online, in halalas: with full payment only, otherwise it is due at check-in (booking rules, Quote 8). */
export function depositDueNow(paymentType: PaymentType, depositHalalas: Halalas): Halalas {
  return paymentType === 'fullPayment' ? depositHalalas : 0
}

/** The amount of the online payment in SAR: what is due now, and the deposit where it is due online. */
export function payableNow(booking: { paymentType: PaymentType; dueNow: number; deposit: number }): number {
  const deposit = depositDueNow(booking.paymentType, fromSar(booking.deposit))
  return toSar(fromSar(booking.dueNow) + deposit)
}

/** The amount taken so far in SAR: the paid part of the total, and the deposit where it was due online. */
export function takenSoFar(booking: { paymentType: PaymentType; paid: number; deposit: number }): number {
  return booking.paid > 0 ? payableNow({ ...booking, dueNow: booking.paid }) : 0
}

/** The amount in SAR due at check-in after the online payment: the rest of the total, and the deposit if not yet paid. */
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

/** The amount in halalas that is left at check-in: the rest of the total, and the deposit if not paid. */
export function amountToCollect(account: OpenAccount): Halalas {
  const rest = Math.max(0, account.totalHalalas - account.paidHalalas)
  return rest + depositToCollect(account)
}

/** The part of it that is the deposit. */
export function depositToCollect(
  account: Pick<OpenAccount, 'depositHalalas' | 'depositPaidHalalas'>,
): Halalas {
  return Math.max(0, account.depositHalalas - account.depositPaidHalalas)
}

/** What a payment page asks for, in SAR. */
export interface Bill {
  amount: number
  /** the part of it that is the deposit */
  deposit: number
  /** due at check-in afterwards */
  later: number
}

/** The payment that confirms a booking. */
export function billOfDueNow(booking: Parameters<typeof dueAtDoor>[0]): Bill {
  const amount = payableNow(booking)
  const deposit = toSar(depositDueNow(booking.paymentType, fromSar(booking.deposit)))
  return { amount, deposit, later: dueAtDoor(booking) }
}

/** The payment that carries out a change to dearer dates; a deposit in it went back before. */
export function billOfDifference(
  { paid }: { paid: number },
  { total, difference }: { total: number; difference: number },
): Bill {
  return billOfRest({ total, paid, rest: difference })
}

/** The payment of the rest before arrival. */
export function billOfRest({ total, paid, rest }: { total: number; paid: number; rest: number }): Bill {
  const price = Math.max(0, fromSar(total) - fromSar(paid))
  return { amount: rest, deposit: toSar(fromSar(rest) - price), later: 0 }
}
