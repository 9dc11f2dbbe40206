import { type InferType, number, object } from 'yup'
import type { AuditLineWire } from '@/lib/domain/admin/audit-wire'
import type { TablePage } from '@/lib/domain/admin/table'
import type { AdminClaimWire } from '@/lib/domain/deposit-claims/wire'
import type { TransactionKind } from '@/lib/domain/ledger/accounts'
import type { PaymentSource, RefundDestination } from '@/lib/domain/ledger/postings'
import type { CancellationPolicyName, PaymentType, PropertyType } from '@/lib/domain/listing/vocabulary'
import { MAX_REASON } from '@/lib/domain/reason'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import { userText } from '@/lib/domain/text/text'
import type { ExceptionState } from './lifecycle-wire'
import type { RefundState } from './money/money-movements'
import type { AttemptPurpose, DeclineReason, PaymentState } from './payment-states'
import type { BookingEvent, BookingHistoryEvent, BookingRole, BookingState, BookingTab } from './transitions'
import type { BookedDates, DateChangeWire } from './wire'

/** A reference of a SARIE transfer has at most 35 characters; banks add some. */
export const MAX_TRANSFER_REFERENCE = 60

/** A row of the console's table of bookings; money in SAR. */
export interface AdminBookingRow {
  _id: string
  code: string
  status: BookingState
  service: Bilingual
  type: PropertyType
  city: Bilingual
  guest: LocalizedName
  host: LocalizedName
  checkInAt: string
  checkOutAt: string
  paymentType: PaymentType
  total: number
  /** of the total; the deposit is beside both */
  paid: number
  depositPaid: number
  createdAt: string
}

export type AdminBookingList = TablePage<AdminBookingRow>

/** A step in the life of a booking, with the admin's or the other side's reason. */
export interface BookingHistoryEntry {
  _id: string
  event: BookingHistoryEvent
  role: BookingRole
  actor: LocalizedName | null
  /** an admin took the step with the guest's rights */
  isForGuest: boolean
  from: BookingState | null
  to: BookingState
  reason: string | null
  at: string
}

/** A line of the ledger; a positive amount is added to the account. */
export interface LedgerLineWire {
  _id: string
  kind: TransactionKind
  account: string
  amount: number
  at: string
}

/** GET admin/bookings/{id}. */
export interface AdminBookingDetail extends AdminBookingWire {
  createdAt: string
  paymentType: PaymentType
  policy: CancellationPolicyName
  /** grows with each change; an act of an admin names the one that was shown */
  version: number
  listing: { _id: string; type: PropertyType }
  current: BookedDates
  /** what an admin may do for the guest now, and what a cancellation by the guest's policy refunds */
  forGuest: { allowed: BookingEvent[]; cancellation: Preview | null }
  /** what a no-show refunds; null while none can be recorded */
  noShow: Preview | null
  /** the guest's open request to cancel after the deadline */
  exception: ExceptionWire | null
  claim: AdminClaimWire | null
  /** the last change to dearer dates that had to be paid first; null without one */
  dateChange: DateChangeWire | null
  attempts: PaymentAttemptWire[]
  refunds: RefundWire[]
  /** between the two sides about this listing */
  messages: number
  notifications: SentNotification[]
  history: BookingHistoryEntry[]
  audit: AuditLineWire[]
  ledger: LedgerLineWire[]
}

/** What an end of the booking refunds, in SAR. */
interface Preview {
  refund: number
  vendorKeeps: number
}

export interface PaymentAttemptWire {
  _id: string
  state: PaymentState
  purpose: AttemptPurpose
  amount: number
  from: PaymentSource
  declineReason: DeclineReason | null
  at: string
}

export interface RefundWire {
  _id: string
  state: RefundState
  amount: number
  to: RefundDestination
  bankReference: string | null
  at: string
  endedAt: string | null
}

export interface SentNotification {
  _id: string
  type: string
  title: Bilingual
  to: 'guest' | 'vendor'
  isRead: boolean
  at: string
}

/** What an admin says with each act on a booking: why, and the version of it that was shown. */
export const adminActFields = {
  reason: userText(MAX_REASON).trim().required(),
  version: number().required().integer().min(0),
}
export const adminActBody = object(adminActFields).noUnknown().exact()
export type AdminActBody = InferType<typeof adminActBody>

/** What a refused act of an admin answers: the booking as it is now. */
export interface StaleBooking {
  version: number
  status: BookingState
  checkInAt: string
  checkOutAt: string
}

interface PartyWire extends LocalizedName {
  phone: string | null
}

/** A booking as an admin reads it; money in SAR. */
export interface AdminBookingWire {
  _id: string
  code: string
  status: BookingState
  tab: BookingTab
  service: Bilingual
  checkInAt: string
  checkOutAt: string
  total: number
  /** of the total; the deposit is beside both */
  paid: number
  depositPaid: number
  guest: PartyWire
  host: PartyWire
  /** what cancelling by an admin refunds now; null when it is too late */
  cancellation: Preview | null
  allowed: BookingEvent[]
}

/** A guest's request to cancel after the deadline, with what an admin needs to decide. */
export interface ExceptionWire {
  _id: string
  reason: string
  state: ExceptionState
  /** the share of the payment that was granted */
  percent: number | null
  at: string
  decidedAt: string | null
  booking: {
    _id: string
    code: string
    status: BookingState
    service: Bilingual
    policy: CancellationPolicyName
    checkInAt: string
    total: number
    paid: number
    depositPaid: number
    /** of the total: returned in full, because the stay has not begun; 0 afterwards */
    cleaning: number
  }
}

/** GET admin/cancellations: one page of the table, and how many wait for a decision. */
export type ExceptionListWire = TablePage<ExceptionWire> & { counts: { pending: number } }

/** Why a capture is unmatched (no payment attempt with its id, or another amount), and how it was resolved. */
export const UNMATCHED_REASONS = ['unknown', 'mismatch'] as const
export const UNMATCHED_STATES = ['open', 'matched', 'refunded', 'refused', 'solved'] as const

/** A capture of a provider that matches no payment attempt. */
export interface UnmatchedPaymentWire {
  _id: string
  provider: string
  providerId: string
  reason: (typeof UNMATCHED_REASONS)[number]
  state: (typeof UNMATCHED_STATES)[number]
  amount: number
  currency: string
  lastProblem: string | null
  /** nothing more happens to it by itself: an admin sends the refund, or notes how it was solved */
  isWaiting: boolean
  createdAt: string
}

/** GET admin/unmatched-payments. */
export type UnmatchedPaymentListWire = TablePage<UnmatchedPaymentWire>

/** A refund that the provider refused for good; the money is still owed to the guest. */
export interface FailedRefundWire {
  _id: string
  amount: number
  /** what stopped it, in the words of the provider or of the server; null where the provider only refused */
  problem: string | null
  failedAt: string
  booking: { _id: string; code: string; service: Bilingual }
  guest: PartyWire
}

/** GET admin/failed-refunds. */
export type FailedRefundListWire = TablePage<FailedRefundWire>

/** POST admin/refunds/{id}/transfer: the reference of the bank transfer. */
export const transferBody = object({ reference: userText(MAX_TRANSFER_REFERENCE).trim().required() })
  .noUnknown()
  .exact()
