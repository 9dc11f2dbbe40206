import { type Static, Type } from '@sinclair/typebox'
import { is, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { Period } from '@/lib/contract/schemas/booking/bookable'
import { MoneySum } from '@/lib/contract/schemas/booking/money/money-movements'
import { BookingWire, QuoteWire, StayAvailability } from '@/lib/contract/schemas/booking/wire'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as guards from '@/lib/domain/booking/guards'
import type * as lifecycleWire from '@/lib/domain/booking/lifecycle-wire'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import { DECLINE_REASONS, PAYMENT_PURPOSES } from '@/lib/domain/booking/payment-states'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'

const GuardCode = is<guards.GuardCode>()(
  oneOf(['not_in_this_state', 'deadline_passed', 'too_early', 'still_free_to_cancel']),
)

export const CancellationPreview = named(
  'CancellationPreview',
  'GET bookings/{id}/cancellation: what cancelling at the instant `at` refunds; money in SAR.',
  {
    at: Type.String(),
    freeUntil: nullable(Type.String()),
    refund: Type.Number({ description: 'what returns to the guest, and what to friends who paid shares' }),
    refundToFriends: Type.Number(),
    isShared: Type.Boolean({
      description: 'friends paid shares: refunds go to the cards of all payers only',
    }),
    vendorKeeps: Type.Number(),
    refusal: nullable(GuardCode, { description: 'why it cannot be cancelled now; null when it can' }),
    mayAskException: Type.Boolean(),
    exception: nullable(
      Type.Object({
        state: oneOf(EXCEPTION_STATES),
        reason: Type.String(),
        percent: nullable(Type.Number()),
        at: Type.String(),
      }),
    ),
  },
)
export type CancellationPreview = Static<typeof CancellationPreview>

export const CardForm = is<lifecycleWire.CardForm>()(
  named(
    'CardForm',
    "Where the browser sends card data: the provider's address for tokens, and the key that may create them.",
    { tokensUrl: Type.String(), publishableKey: Type.String() },
  ),
)

export const DateChangeQuote = named(
  'DateChangeQuote',
  'POST bookings/{id}/dates/quote: the new quote, the refund, and the amounts due before the change and at check-in; money in SAR.',
  {
    quote: QuoteWire,
    totalBefore: Type.Number(),
    refund: Type.Number(),
    difference: Type.Number({
      description: 'the new dates are held until it is paid; 0: they change at once',
    }),
    dueAtCheckIn: Type.Number(),
    availability: noted(StayAvailability, "of the new dates, without the booking's own allocation"),
  },
)
export type DateChangeQuote = Static<typeof DateChangeQuote>

export const BegunPayment = named(
  'BegunPayment',
  'A payment that was begun: the page of the provider that the payer must open, or the code that a wallet sent to be typed.',
  { _id: Type.String(), actionUrl: nullable(Type.String()), asksCode: Type.Boolean() },
)
export type BegunPayment = Static<typeof BegunPayment>

export const PayAnswer = named('PayAnswer', 'POST bookings/{id}/pay, and …/pay/code.', {
  booking: BookingWire,
  payment: BegunPayment,
})
export type PayAnswer = Static<typeof PayAnswer>

export const PayableBalance = named(
  'PayableBalance',
  'GET bookings/{id}/pay/balance in SAR: what the balance can pay, and what the last attempt by card took of it.',
  {
    balance: Type.Number(),
    chosen: Type.Number({
      description: '0 where the card alone was to pay; a declined attempt has given it back',
    }),
  },
)
export type PayableBalance = Static<typeof PayableBalance>

export const PaymentCheck = named(
  'PaymentCheck',
  'POST bookings/{id}/pay/check, after the provider was asked: paid, still open, or the last attempt failed; `none`: there\nwas no attempt.',
  {
    purpose: oneOf(PAYMENT_PURPOSES),
    outcome: oneOf(['paid', 'open', 'declined', 'none']),
    declineReason: nullable(oneOf(DECLINE_REASONS)),
    actionUrl: nullable(Type.String(), {
      description: "where an open payment goes on; null when only the provider's answer is awaited",
    }),
    asksCode: Type.Boolean({ description: 'an open payment waits for the code that a wallet sent' }),
  },
)
export type PaymentCheck = Static<typeof PaymentCheck>

export const ReceiptWire = named(
  'ReceiptWire',
  'GET bookings/{id}/receipt: line items, seller, buyer and all money movements; money in SAR.',
  {
    ...MoneySum.properties,
    ...Type.Pick(BookingWire, [
      'status',
      'money',
      'code',
      'deposit',
      'lines',
      'total',
      'checkInAt',
      'checkOutAt',
    ]).properties,
    issuedAt: Type.String({ description: 'the last instant at which money moved' }),
    statusSince: Type.String({ description: 'when the booking entered its state' }),
    service: Bilingual,
    seller: Type.Object(
      { ...LocalizedName.properties, vatNumber: nullable(Type.String()) },
      { description: '`vatNumber` is of whoever accounts for the VAT; null where nobody does' },
    ),
    buyer: LocalizedName,
    vat: nullable(Type.Number(), {
      description: 'inside what stays paid of the price; null for a vendor who charges none',
    }),
    vatPercent: Type.Number({ description: 'of the moment of booking' }),
    stayVat: oneOf(STAY_VATS),
  },
)
export type ReceiptWire = Static<typeof ReceiptWire>

export const WaitingEntry = named(
  'WaitingEntry',
  "GET waiting: the user's waiting-list entries that have not passed, the soonest first.",
  {
    serviceId: Type.String(),
    service: Type.Object({ type: oneOf(PROPERTY_TYPES), name: Bilingual }),
    period: Period,
    isFree: Type.Boolean({ description: 'whether the dates can be booked now' }),
  },
)
export type WaitingEntry = Static<typeof WaitingEntry>
