import { Type } from '@sinclair/typebox'
import { is, keyOf, nullable, oneOf, tablePage, titled } from '@/lib/contract/schema'
import { AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import { AdminClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as adminWire from '@/lib/domain/booking/admin-wire'
import { UNMATCHED_REASONS, UNMATCHED_STATES } from '@/lib/domain/booking/admin-wire'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import { REFUND_STATES } from '@/lib/domain/booking/money/money-movements'
import { ATTEMPT_PURPOSES, DECLINE_REASONS, PAYMENT_STATES } from '@/lib/domain/booking/payment-states'
import { BOOKING_EVENTS, BOOKING_ROLES, BOOKING_STATES, BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import { PAYMENT_SOURCES, REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import { CANCELLATION_POLICIES, PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { BookingHistoryEvent } from './transitions'
import { BookedDates, DateChangeWire } from './wire'

export const PartyWire = Type.Object(
  { ...LocalizedName.properties, phone: nullable(Type.String()) },
  { title: 'PartyWire' },
)

export const Preview = Type.Object(
  { refund: Type.Number(), vendorKeeps: Type.Number() },
  { title: 'Preview', description: 'What an end of the booking refunds, in SAR.' },
)

export const ActedBooking = Type.Object(
  { _id: Type.String(), status: keyOf(BOOKING_STATES) },
  { title: 'ActedBooking', description: 'A booking after an act of an admin.' },
)

export const AdminBookingWire = is<adminWire.AdminBookingWire>()(
  Type.Object(
    {
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
    },
    { title: 'AdminBookingWire', description: 'A booking as an admin reads it; money in SAR.' },
  ),
)

export const ExceptionWire = is<adminWire.ExceptionWire>()(
  Type.Object(
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
    {
      title: 'ExceptionWire',
      description: "A guest's request to cancel after the deadline, with what an admin needs to decide.",
    },
  ),
)

export const PaymentAttemptWire = is<adminWire.PaymentAttemptWire>()(
  Type.Object(
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
  ),
)

export const RefundWire = is<adminWire.RefundWire>()(
  Type.Object(
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
  ),
)

export const SentNotification = is<adminWire.SentNotification>()(
  Type.Object(
    {
      _id: Type.String(),
      type: Type.String(),
      title: Bilingual,
      to: oneOf(['guest', 'vendor']),
      isRead: Type.Boolean(),
      at: Type.String(),
    },
    { title: 'SentNotification' },
  ),
)

export const BookingHistoryEntry = is<adminWire.BookingHistoryEntry>()(
  Type.Object(
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
    {
      title: 'BookingHistoryEntry',
      description: "A step in the life of a booking, with the admin's or the other side's reason.",
    },
  ),
)

export const LedgerLineWire = is<adminWire.LedgerLineWire>()(
  Type.Object(
    {
      _id: Type.String(),
      kind: oneOf(TRANSACTION_KINDS),
      account: Type.String(),
      amount: Type.Number(),
      at: Type.String(),
    },
    {
      title: 'LedgerLineWire',
      description: 'A line of the ledger; a positive amount is added to the account.',
    },
  ),
)

export const AdminBookingDetail = is<adminWire.AdminBookingDetail>()(
  Type.Object(
    {
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
    },
    { title: 'AdminBookingDetail', description: 'GET admin/bookings/{id}.' },
  ),
)

export const AdminBookingRow = is<adminWire.AdminBookingRow>()(
  Type.Object(
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
    { title: 'AdminBookingRow', description: "A row of the console's table of bookings; money in SAR." },
  ),
)

export const ExceptionListWire = is<adminWire.ExceptionListWire>()(
  Type.Object(
    { ...tablePage(ExceptionWire).properties, counts: Type.Object({ pending: Type.Number() }) },
    {
      title: 'ExceptionListWire',
      description: 'GET admin/cancellations: one page of the table, and how many wait for a decision.',
    },
  ),
)

export const FailedRefundWire = is<adminWire.FailedRefundWire>()(
  Type.Object(
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
    {
      title: 'FailedRefundWire',
      description: 'A refund that the provider refused for good; the money is still owed to the guest.',
    },
  ),
)

export const FailedRefundListWire = is<adminWire.FailedRefundListWire>()(
  titled(tablePage(FailedRefundWire), 'FailedRefundListWire'),
)

export const StaleBooking = is<adminWire.StaleBooking>()(
  Type.Object(
    {
      version: Type.Number(),
      status: keyOf(BOOKING_STATES),
      checkInAt: Type.String(),
      checkOutAt: Type.String(),
    },
    {
      title: 'StaleBooking',
      description: 'What a refused act of an admin answers: the booking as it is now.',
    },
  ),
)

export const UnmatchedPaymentWire = is<adminWire.UnmatchedPaymentWire>()(
  Type.Object(
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
    {
      title: 'UnmatchedPaymentWire',
      description: 'A capture of a provider that matches no payment attempt.',
    },
  ),
)

export const UnmatchedPaymentListWire = is<adminWire.UnmatchedPaymentListWire>()(
  titled(tablePage(UnmatchedPaymentWire), 'UnmatchedPaymentListWire'),
)
