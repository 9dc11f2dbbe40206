import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { Halalas } from '@/lib/domain/money'

/** What a provider may say of a payment; anything that is neither paid nor failed is still on its way. */
type PaymentStatus = 'initiated' | 'paid' | 'failed'

interface PaymentOrder {
  /** our own id of the payment: the same id is the same payment, however often it is sent */
  id: string
  /** in halalas; the currency is always SAR */
  amountHalalas: Halalas
  /** the booking's code, as the payer sees it */
  description: string
  /** what the payer pays with, in the provider's own words (a token of its form); absent: the provider asks the payer */
  source?: string
}

export interface PaymentReport {
  providerId: string
  status: PaymentStatus
  amountHalalas: Halalas
  currency: string
  /** where the payer must go before anything is decided; null when nothing is asked of them */
  actionUrl: string | null
}

export interface RefundOrder {
  providerId: string
  amountHalalas: Halalas
  /** the same key is the same refund */
  idempotencyKey: string
}

/**
 * A payment provider (booking rules, Payments). Every method has a time limit and rejects when the provider cannot be
 * reached; the caller tries again with the same id or key.
 */
export interface PaymentsPort {
  /** stored beside each payment */
  readonly provider: PaymentProviderWire['provider']
  start(order: PaymentOrder): Promise<PaymentReport>
  /** What the provider itself says now: neither a browser nor a webhook is believed. Null: it knows no such payment. */
  find(providerId: string): Promise<PaymentReport | null>
  /** Resolves when the money is on its way; false when the provider refuses it for good. */
  refund(order: RefundOrder): Promise<boolean>
}
