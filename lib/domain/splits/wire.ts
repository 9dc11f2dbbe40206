import type { BegunPayment, PaymentCheck } from '@/lib/domain/booking/lifecycle-wire'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { SplitState } from './split'

/** GET splits/{token}: what anybody with the link reads; money in SAR. Only a match names its payers, by the first name. */
export interface SplitWire {
  token: string
  /** of a match with open places; null: shares between friends */
  title: string | null
  state: SplitState
  /** what became of the booking */
  bookingState: BookingState
  /** the first name of the guest */
  guest: string
  service: { type: PropertyType; name: Bilingual }
  checkInAt: string
  checkOutAt: string
  amount: number
  /** of the shares that nobody has paid */
  remaining: number
  /** until when shares can be paid; null when they cannot */
  payBy: string | null
  shares: ShareWire[]
  /** what the reader paid of it, and what of that returns or has returned; null for who paid nothing */
  mine: { paid: number; returned: number; payments: SharePaymentWire[] } | null
  /** who reads it and may pay: the masked number of a reader without a session who proved it; null for a visitor */
  payer: { phone: string | null } | null
  /** the booking, for its guest only */
  bookingId: string | null
}

/** A receipt of a share. */
export interface SharePaymentWire {
  /** the payment at the provider, for questions about it */
  reference: string
  amount: number
  paidAt: string
  /** null where the provider named none */
  method: PaymentMethod | null
}

export interface ShareWire {
  number: number
  amount: number
  isPaid: boolean
  /** the first name of its payer in a match; null for all others */
  by: string | null
  /** paid by the reader */
  isMine: boolean
  /** the reader may pay it now */
  mayPay: boolean
}

/** GET and POST bookings/{id}/split, for the guest; null without a split. */
export interface OwnSplitWire {
  split: SplitWire | null
  /** whether the guest may start one now */
  mayStart: boolean
}

/** POST splits/{token}/pay: the page of the provider that the payer must open, or null. */
export interface SharePayAnswer {
  split: SplitWire
  payment: BegunPayment
}

/** POST splits/{token}/check: what became of the payer's last attempt, after the provider was asked. */
export type ShareCheck = Omit<PaymentCheck, 'purpose'>
