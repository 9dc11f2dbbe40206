import { type Static, Type } from '@sinclair/typebox'
import { is, keyOf, named, nullable, oneOf, tablePage, titled } from '@/lib/contract/schema'
import { AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import { BookedDates, DateChangeWire } from '@/lib/contract/schemas/booking/wire'
import { AdminClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { UNMATCHED_REASONS, UNMATCHED_STATES } from '@/lib/domain/booking/admin-wire'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import { REFUND_STATES } from '@/lib/domain/booking/money/money-movements'
import { ATTEMPT_PURPOSES, DECLINE_REASONS, PAYMENT_STATES } from '@/lib/domain/booking/payment-states'
import * as transitions from '@/lib/domain/booking/transitions'
import { BOOKING_EVENTS, BOOKING_ROLES, BOOKING_STATES, BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import { PAYMENT_SOURCES, REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import { CANCELLATION_POLICIES, PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

const BookingHistoryEvent = is<transitions.BookingHistoryEvent>()(oneOf(transitions.BOOKING_HISTORY_EVENTS))

export const PartyWire = Type.Object(
  { ...LocalizedName.properties, phone: nullable(Type.String()) },
  { title: 'PartyWire' },
)

export const Preview = named('Preview', 'What an end of the booking refunds, in SAR.', {
  refund: Type.Number(),
  vendorKeeps: Type.Number(),
})

export const ActedBooking = named('ActedBooking', 'A booking after an act of an admin.', {
  _id: Type.String(),
  status: keyOf(BOOKING_STATES),
})

export const AdminBookingWire = named('AdminBookingWire', 'A booking as an admin reads it; money in SAR.', {
  _id: Type.String(),
  code: Type.String(),
  status: keyOf(BOOKING_STATES),
  tab: oneOf(BOOKING_TABS),
  service: Bilingual,
  checkInAt: Type.String(),
  checkOutAt: Type.String(),
  total: Type.Number(),
  paid: Type.Number({ description: 'of the total; the deposit is beside both' }),
  depositPaid: Type.Number(),
  guest: PartyWire,
  host: PartyWire,
  cancellation: nullable(Preview, {
    description: 'what cancelling by an admin refunds now; null when it is too late',
  }),
  allowed: Type.Array(oneOf(BOOKING_EVENTS)),
})
export type AdminBookingWire = Static<typeof AdminBookingWire>

export const ExceptionWire = named(
  'ExceptionWire',
  "A guest's request to cancel after the deadline, with what an admin needs to decide.",
  {
    _id: Type.String(),
    reason: Type.String(),
    state: oneOf(EXCEPTION_STATES),
    percent: nullable(Type.Number(), { description: 'the share of the payment that was granted' }),
    at: Type.String(),
    decidedAt: nullable(Type.String()),
    booking: Type.Object({
      _id: Type.String(),
      code: Type.String(),
      status: keyOf(BOOKING_STATES),
      service: Bilingual,
      policy: oneOf(CANCELLATION_POLICIES),
      checkInAt: Type.String(),
      total: Type.Number(),
      paid: Type.Number(),
      depositPaid: Type.Number(),
      cleaning: Type.Number({
        description: 'of the total: returned in full, because the stay has not begun; 0 afterwards',
      }),
    }),
  },
)
export type ExceptionWire = Static<typeof ExceptionWire>

export const PaymentAttemptWire = Type.Object(
  {
    _id: Type.String(),
    state: oneOf(PAYMENT_STATES),
    purpose: oneOf(ATTEMPT_PURPOSES),
    amount: Type.Number(),
    from: oneOf(PAYMENT_SOURCES),
    declineReason: nullable(oneOf(DECLINE_REASONS)),
    at: Type.String(),
  },
  { title: 'PaymentAttemptWire' },
)
export type PaymentAttemptWire = Static<typeof PaymentAttemptWire>

export const RefundWire = Type.Object(
  {
    _id: Type.String(),
    state: oneOf(REFUND_STATES),
    amount: Type.Number(),
    to: oneOf(REFUND_DESTINATIONS),
    bankReference: nullable(Type.String()),
    at: Type.String(),
    endedAt: nullable(Type.String()),
  },
  { title: 'RefundWire' },
)
export type RefundWire = Static<typeof RefundWire>

export const SentNotification = Type.Object(
  {
    _id: Type.String(),
    type: Type.String(),
    title: Bilingual,
    to: oneOf(['guest', 'vendor']),
    isRead: Type.Boolean(),
    at: Type.String(),
  },
  { title: 'SentNotification' },
)
export type SentNotification = Static<typeof SentNotification>

export const BookingHistoryEntry = named(
  'BookingHistoryEntry',
  "A step in the life of a booking, with the admin's or the other side's reason.",
  {
    _id: Type.String(),
    event: BookingHistoryEvent,
    role: oneOf(BOOKING_ROLES),
    actor: nullable(LocalizedName),
    isForGuest: Type.Boolean({ description: "an admin took the step with the guest's rights" }),
    from: nullable(keyOf(BOOKING_STATES)),
    to: keyOf(BOOKING_STATES),
    reason: nullable(Type.String()),
    at: Type.String(),
  },
)
export type BookingHistoryEntry = Static<typeof BookingHistoryEntry>

export const LedgerLineWire = named(
  'LedgerLineWire',
  'A line of the ledger; a positive amount is added to the account.',
  {
    _id: Type.String(),
    kind: oneOf(TRANSACTION_KINDS),
    account: Type.String(),
    amount: Type.Number(),
    at: Type.String(),
  },
)
export type LedgerLineWire = Static<typeof LedgerLineWire>

export const AdminBookingDetail = named('AdminBookingDetail', 'GET admin/bookings/{id}.', {
  ...AdminBookingWire.properties,
  createdAt: Type.String(),
  paymentType: oneOf(PAYMENT_TYPES),
  policy: oneOf(CANCELLATION_POLICIES),
  version: Type.Number({
    description: 'grows with each change; an act of an admin names the one that was shown',
  }),
  listing: Type.Object({ _id: Type.String(), type: oneOf(PROPERTY_TYPES) }),
  current: BookedDates,
  forGuest: Type.Object(
    {
      allowed: Type.Array(oneOf(BOOKING_EVENTS)),
      cancellation: nullable(Preview),
    },
    {
      description:
        "what an admin may do for the guest now, and what a cancellation by the guest's policy refunds",
    },
  ),
  noShow: nullable(Preview, { description: 'what a no-show refunds; null while none can be recorded' }),
  exception: nullable(ExceptionWire, {
    description: "the guest's open request to cancel after the deadline",
  }),
  claim: nullable(AdminClaimWire),
  dateChange: nullable(DateChangeWire, {
    description: 'the last change to dearer dates that had to be paid first; null without one',
  }),
  attempts: Type.Array(PaymentAttemptWire),
  refunds: Type.Array(RefundWire),
  messages: Type.Number({ description: 'between the two sides about this listing' }),
  notifications: Type.Array(SentNotification),
  history: Type.Array(BookingHistoryEntry),
  audit: Type.Array(AuditLineWire),
  ledger: Type.Array(LedgerLineWire),
})
export type AdminBookingDetail = Static<typeof AdminBookingDetail>

export const AdminBookingRow = named(
  'AdminBookingRow',
  "A row of the console's table of bookings; money in SAR.",
  {
    _id: Type.String(),
    code: Type.String(),
    status: keyOf(BOOKING_STATES),
    service: Bilingual,
    type: oneOf(PROPERTY_TYPES),
    city: Bilingual,
    guest: LocalizedName,
    host: LocalizedName,
    checkInAt: Type.String(),
    checkOutAt: Type.String(),
    paymentType: oneOf(PAYMENT_TYPES),
    total: Type.Number(),
    paid: Type.Number({ description: 'of the total; the deposit is beside both' }),
    depositPaid: Type.Number(),
    createdAt: Type.String(),
  },
)
export type AdminBookingRow = Static<typeof AdminBookingRow>

export const ExceptionListWire = named(
  'ExceptionListWire',
  'GET admin/cancellations: one page of the table, and how many wait for a decision.',
  { ...tablePage(ExceptionWire).properties, counts: Type.Object({ pending: Type.Number() }) },
)
export type ExceptionListWire = Static<typeof ExceptionListWire>

export const FailedRefundWire = named(
  'FailedRefundWire',
  'A refund that the provider refused for good; the money is still owed to the guest.',
  {
    _id: Type.String(),
    amount: Type.Number(),
    problem: nullable(Type.String(), {
      description:
        'what stopped it, in the words of the provider or of the server; null where the provider only refused',
    }),
    failedAt: Type.String(),
    booking: Type.Object({ _id: Type.String(), code: Type.String(), service: Bilingual }),
    guest: PartyWire,
  },
)
export type FailedRefundWire = Static<typeof FailedRefundWire>

/** GET admin/failed-refunds. */
export const FailedRefundListWire = titled(tablePage(FailedRefundWire), 'FailedRefundListWire')
export type FailedRefundListWire = Static<typeof FailedRefundListWire>

export const StaleBooking = named(
  'StaleBooking',
  'What a refused act of an admin answers: the booking as it is now.',
  {
    version: Type.Number(),
    status: keyOf(BOOKING_STATES),
    checkInAt: Type.String(),
    checkOutAt: Type.String(),
  },
)
export type StaleBooking = Static<typeof StaleBooking>

export const UnmatchedPaymentWire = named(
  'UnmatchedPaymentWire',
  'A capture of a provider that matches no payment attempt.',
  {
    _id: Type.String(),
    provider: Type.String(),
    providerId: Type.String(),
    reason: oneOf(UNMATCHED_REASONS),
    state: oneOf(UNMATCHED_STATES),
    amount: Type.Number(),
    currency: Type.String(),
    lastProblem: nullable(Type.String()),
    isWaiting: Type.Boolean({
      description:
        'nothing more happens to it by itself: an admin sends the refund, or notes how it was solved',
    }),
    createdAt: Type.String(),
  },
)
export type UnmatchedPaymentWire = Static<typeof UnmatchedPaymentWire>

/** GET admin/unmatched-payments. */
export const UnmatchedPaymentListWire = titled(tablePage(UnmatchedPaymentWire), 'UnmatchedPaymentListWire')
export type UnmatchedPaymentListWire = Static<typeof UnmatchedPaymentListWire>
