import type { PaymentType } from '@/lib/domain/listing/vocabulary'

/** How a price is paid, as a user is told: a half only where it is one. */
export type PaymentLabel = PaymentType | 'partPayment'

/** By the money itself, in SAR or halalas: what is due online of a total, whatever the terms were called. */
export function paymentLabel({ total, dueNow }: { total: number; dueNow: number }): PaymentLabel {
  if (dueNow <= 0) return 'payAtCheckin'
  if (dueNow >= total) return 'fullPayment'
  return dueNow * 2 === total ? 'halfPayment' : 'partPayment'
}

/** Before there is a price: the part that a listing asks for is seldom a half. */
export function offeredPaymentLabel(paymentType: PaymentType): PaymentLabel {
  return paymentType === 'halfPayment' ? 'partPayment' : paymentType
}
