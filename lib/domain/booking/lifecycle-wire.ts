import type { Bilingual } from '@/lib/domain/listing/listing'
import type { GuardCode } from './guards'
import type { MoneySum } from './money/money-movements'
import type { BookingWire, QuoteWire, StayAvailability } from './wire'

/** POST bookings/{id}/pay: where the payer must go, or null when nothing more is asked of them. */
export interface PayAnswer {
  booking: BookingWire
  payment: { _id: string; actionUrl: string | null }
}

/** GET payments/provider: who takes the money. A test payment moves none; where it is closed nobody can pay. */
export interface PaymentProviderWire {
  provider: 'test' | 'moyasar' | 'closed'
}

/** What became of a guest's wish to be let out after the deadline. */
export const EXCEPTION_STATES = ['pending', 'granted', 'refused'] as const

/** GET bookings/{id}/cancellation: what cancelling at the instant `at` gives back. */
export interface CancellationPreview {
  at: string
  freeUntil: string | null
  refund: number
  vendorKeeps: number
  /** why it cannot be cancelled now; null when it can */
  refusal: GuardCode | null
  mayAskException: boolean
  exception: {
    state: (typeof EXCEPTION_STATES)[number]
    reason: string
    percent: number | null
    at: string
  } | null
}

/** POST bookings/{id}/dates/quote: the new stay, what comes back at once and what is left to the door. */
export interface DateChangeQuote {
  quote: QuoteWire
  totalBefore: number
  refund: number
  dueAtCheckIn: number
  /** of the new dates; the booking itself is not in its own way */
  availability: StayAvailability
}

/** GET bookings/{id}/receipt: what was bought, from whom, and every riyal that moved. */
export interface ReceiptWire
  extends MoneySum,
    Pick<
      BookingWire,
      'code' | 'status' | 'lines' | 'total' | 'deposit' | 'checkInAt' | 'checkOutAt' | 'money'
    > {
  /** the last instant at which money moved */
  issuedAt: string
  /** since when the booking is in its state */
  statusSince: string
  service: Bilingual
  /** `vatNumber` is null for a vendor who charges no VAT */
  seller: { name: string; name_ar: string; vatNumber: string | null }
  buyer: { name: string; name_ar: string }
  /** inside what stays paid of the price; null for a vendor who charges none */
  vat: number | null
}
