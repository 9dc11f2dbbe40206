import type { PaymentType } from '@/lib/domain/listing/vocabulary'

/** How a price is paid, as shown to users: `halfPayment` only for an exact half. */
type PaymentLabel = PaymentType | 'partPayment'

/** The label of a computed price; both amounts in SAR or both in halalas. */
export function paymentLabel({ total, dueNow }: { total: number; dueNow: number }): PaymentLabel {
  if (dueNow <= 0) return 'payAtCheckin'
  if (dueNow >= total) return 'fullPayment'
  return dueNow * 2 === total ? 'halfPayment' : 'partPayment'
}

/** The label before there is a price: the vendor's partial amount is rarely a half. */
export function offeredPaymentLabel(paymentType: PaymentType): PaymentLabel {
  return paymentType === 'halfPayment' ? 'partPayment' : paymentType
}
