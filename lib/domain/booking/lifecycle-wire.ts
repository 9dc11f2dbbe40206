import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { Period } from './bookable'
import type { GuardCode } from './guards'
import type { MoneySum } from './money/money-movements'
import type { PaymentMethod } from './money/payment-methods'
import type { PaymentProvider } from './money/payment-providers'
import type { DeclineReason, PaymentPurpose } from './payment-states'
import type { BookingWire, QuoteWire, StayAvailability } from './wire'

/** A payment that was begun: the page of the provider that the payer must open, or the code that a wallet sent to be typed. */
export interface BegunPayment {
  _id: string
  actionUrl: string | null
  asksCode: boolean
}

/** POST bookings/{id}/pay, and …/pay/code. */
export interface PayAnswer {
  booking: BookingWire
  payment: BegunPayment
}

/** GET bookings/{id}/pay/balance in SAR: what the balance can pay, and what the last attempt by card took of it. */
export interface PayableBalance {
  balance: number
  /** 0 where the card alone was to pay; a declined attempt has given it back */
  chosen: number
}

/**
 * POST bookings/{id}/pay/check, after the provider was asked: paid, still open, or the last attempt failed; `none`: there
 * was no attempt.
 */
export interface PaymentCheck {
  purpose: PaymentPurpose
  outcome: 'paid' | 'open' | 'declined' | 'none'
  declineReason: DeclineReason | null
  /** where an open payment goes on; null when only the provider's answer is awaited */
  actionUrl: string | null
  /** an open payment waits for the code that a wallet sent */
  asksCode: boolean
}

/** Where the browser sends card data: the provider's address for tokens, and the key that may create them. */
export interface CardForm {
  tokensUrl: string
  publishableKey: string
}

/** GET payments/provider; `sandbox` moves no money. */
export interface PaymentProviderWire {
  provider: PaymentProvider
  methods: readonly PaymentMethod[]
  /** null: the provider asks for the card on a page of its own */
  cardForm: CardForm | null
}

/** The states of a guest's request to cancel after the deadline. */
export const EXCEPTION_STATES = ['pending', 'granted', 'refused'] as const
export type ExceptionState = (typeof EXCEPTION_STATES)[number]

/** GET bookings/{id}/cancellation: what cancelling at the instant `at` refunds; money in SAR. */
export interface CancellationPreview {
  at: string
  freeUntil: string | null
  /** what returns to the guest, and what to friends who paid shares */
  refund: number
  refundToFriends: number
  /** friends paid shares: refunds go to the cards of all payers only */
  isShared: boolean
  vendorKeeps: number
  /** why it cannot be cancelled now; null when it can */
  refusal: GuardCode | null
  mayAskException: boolean
  exception: {
    state: ExceptionState
    reason: string
    percent: number | null
    at: string
  } | null
}

/** POST bookings/{id}/dates/quote: the new quote, the refund, and the amounts due before the change and at check-in; money in SAR. */
export interface DateChangeQuote {
  quote: QuoteWire
  totalBefore: number
  refund: number
  /** the new dates are held until it is paid; 0: they change at once */
  difference: number
  dueAtCheckIn: number
  /** of the new dates, without the booking's own allocation */
  availability: StayAvailability
}

/** GET bookings/{id}/receipt: line items, seller, buyer and all money movements; money in SAR. */
export interface ReceiptWire
  extends MoneySum,
    Pick<
      BookingWire,
      'code' | 'status' | 'lines' | 'total' | 'deposit' | 'checkInAt' | 'checkOutAt' | 'money'
    > {
  /** the last instant at which money moved */
  issuedAt: string
  /** when the booking entered its state */
  statusSince: string
  service: Bilingual
  /** `vatNumber` is of whoever accounts for the VAT; null where nobody does */
  seller: LocalizedName & { vatNumber: string | null }
  buyer: LocalizedName
  /** inside what stays paid of the price; null for a vendor who charges none */
  vat: number | null
  /** of the moment of booking */
  vatPercent: number
  stayVat: StayVat
}

/** GET waiting: the user's waiting-list entries that have not passed, the soonest first. */
export interface WaitingEntry {
  serviceId: string
  service: { type: PropertyType; name: Bilingual }
  period: Period
  /** whether the dates can be booked now */
  isFree: boolean
}
