import type { SandboxPaymentWire } from '@/lib/contract/schemas/booking/money/sandbox'
import type { CardForm, PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { PaymentMethod, PaymentWay } from '@/lib/domain/booking/money/payment-methods'
import type { SandboxOutcome } from '@/lib/domain/booking/money/sandbox'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { Halalas } from '@/lib/domain/money'
import type { Language } from '@/server/i18n'
import type { SettlementsPort } from './settlements-port'
import type { Announcement } from './webhook'

/**
 * The provider's status of a payment. `authorized`: reserved on the card, not taken. `voided`: given up before it was
 * taken, or taken back. `refunded`: in whole.
 */
export type PaymentStatus = 'initiated' | 'authorized' | 'paid' | 'failed' | 'voided' | 'refunded'

export interface PaymentOrder {
  /** the payment's id at the provider, from `newProviderId`: a repeated id is the same payment */
  providerId: string
  /** in halalas; the currency is always SAR */
  amountHalalas: Halalas
  /** the booking's code, shown to the payer */
  description: string
  /** the page of this site to which the payer returns, without its language */
  returnPath: string
  language: Language
  /**
   * What the payer handed over: a token of the provider's form, the encrypted token of a phone's wallet, or the mobile number
   * (`+9665…`) of a wallet that sends a code. Absent: the provider asks the payer on a page of its own.
   */
  source?: string
  way: PaymentWay
}

export interface PaymentReport {
  providerId: string
  status: PaymentStatus
  amountHalalas: Halalas
  currency: string
  /** what went back of it, by us or by others; all of it where a taken payment was voided */
  refundedHalalas: Halalas
  /** false: another shop's on the same account */
  isOurs: boolean
  /** the page on which the payer must go on, a path when it is one of this site's; null when the payer has nothing left to do */
  actionUrl: string | null
  /** the payer types a code that a wallet sent, in our page (`confirmCode`) */
  asksCode?: boolean
  /** the brand or wallet, where the provider names it */
  method?: PaymentMethod | null
  /** of a failed payment */
  declineReason: DeclineReason | null
}

export interface RefundOrder {
  providerId: string
  amountHalalas: Halalas
  /** refunded of this payment before: with it a provider without keys can see that an earlier try arrived */
  refundedBeforeHalalas: Halalas
  /** a repeated key is the same refund */
  idempotencyKey: string
}

/** What the test page reads and does; each call answers the payment afterwards, or null when there is none. */
export interface SandboxPage {
  read(id: string): Promise<SandboxPaymentWire | null>
  choose(id: string, method: PaymentMethod, outcome: SandboxOutcome): Promise<SandboxPaymentWire | null>
  /** confirms or refuses at the bank */
  confirm(id: string, isConfirmed: boolean): Promise<SandboxPaymentWire | null>
  cancel(id: string): Promise<SandboxPaymentWire | null>
}

/**
 * A payment provider (booking rules, Payments); amounts in halalas. Every method has a time limit and rejects when the
 * provider is unreachable; the caller retries with the same id or key.
 */
export interface PaymentsPort {
  /** stored beside each payment */
  readonly provider: PaymentProviderWire['provider']
  readonly methods: readonly PaymentMethod[]
  /** where the browser sends card data; null: the provider asks on a page of its own */
  readonly cardForm: CardForm | null
  /** the test page, of the sandbox only */
  readonly sandbox?: SandboxPage
  /** An unused id, stored with the attempt before the provider knows it, so that a crash loses no payment. */
  newProviderId(): string
  start(order: PaymentOrder): Promise<PaymentReport>
  /** Reads the payment from the provider, because browsers and webhooks are not trusted; null: unknown payment. */
  find(providerId: string): Promise<PaymentReport | null>
  /**
   * Hands over the code that a wallet sent; true: it was taken, false: refused, or nothing waits for one. What became of the
   * payment is read by `find`. Absent: no wallet of this provider sends codes.
   */
  confirmCode?(providerId: string, code: string): Promise<boolean>
  /** Apple's merchant session for this site, opaque to us; null: refused. Absent: Apple Pay is not taken. */
  applePaySession?(validationUrl: string): Promise<unknown>
  /** Takes an authorized amount. */
  capture(providerId: string, amountHalalas: Halalas): Promise<PaymentReport>
  /** Gives up a payment that is not captured, never a captured one; what the provider says of it afterwards counts. */
  void(providerId: string): Promise<PaymentReport | null>
  /** Resolves with true when the refund was accepted, false when it was finally refused. */
  refund(order: RefundOrder): Promise<boolean>
  /** its transfers to our bank; absent: known by no call of it */
  readonly settlements?: SettlementsPort
  /** What a webhook announces; null: not the provider's secret, or another shape. */
  readWebhook(body: unknown): Announcement | null
}
