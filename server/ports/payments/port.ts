import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { Halalas } from '@/lib/domain/money'

/** The provider's status of a payment; `initiated` covers everything that is neither paid nor failed. */
type PaymentStatus = 'initiated' | 'paid' | 'failed'

interface PaymentOrder {
  /** our id of the payment attempt: a repeated id is the same payment */
  id: string
  /** in halalas; the currency is always SAR */
  amountHalalas: Halalas
  /** the booking's code, shown to the payer */
  description: string
  /** the payment source in the provider's format (a token of its form); absent: the provider asks the payer */
  source?: string
}

export interface PaymentReport {
  providerId: string
  status: PaymentStatus
  amountHalalas: Halalas
  currency: string
  /** the page on which the payer must confirm; null when nothing is left to do */
  actionUrl: string | null
}

export interface RefundOrder {
  providerId: string
  amountHalalas: Halalas
  /** a repeated key is the same refund */
  idempotencyKey: string
}

/**
 * A payment provider (booking rules, Payments); amounts in halalas. Every method has a time limit and rejects when the
 * provider is unreachable; the caller retries with the same id or key.
 */
export interface PaymentsPort {
  /** stored beside each payment */
  readonly provider: PaymentProviderWire['provider']
  start(order: PaymentOrder): Promise<PaymentReport>
  /** Reads the payment from the provider, because browsers and webhooks are not trusted; null: unknown payment. */
  find(providerId: string): Promise<PaymentReport | null>
  /** Resolves with true when the refund was accepted, false when it was finally refused. */
  refund(order: RefundOrder): Promise<boolean>
}
