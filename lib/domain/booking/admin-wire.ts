import { object } from 'yup'
import type { TablePage } from '@/lib/domain/admin/table'
import type { Page } from '@/lib/domain/catalogue'
import type { TransactionKind } from '@/lib/domain/ledger/accounts'
import type { CancellationPolicyName, PaymentType, PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import { userText } from '@/lib/domain/text/text'
import type { MoneyMovement } from './money/money-movements'
import type { BookingEvent, BookingHistoryEvent, BookingRole, BookingState, BookingTab } from './transitions'

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
  paid: number
  createdAt: string
}

export type AdminBookingList = TablePage<AdminBookingRow>

/** A step in the life of a booking, with the admin's or the other side's reason. */
export interface BookingHistoryEntry {
  _id: string
  event: BookingHistoryEvent
  role: BookingRole
  actor: LocalizedName | null
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
  history: BookingHistoryEntry[]
  movements: MoneyMovement[]
  ledger: LedgerLineWire[]
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
  paid: number
  guest: PartyWire
  host: PartyWire
  /** what cancelling by an admin refunds now; null when it is too late */
  cancellation: { refund: number; vendorKeeps: number } | null
  allowed: BookingEvent[]
}

/** A guest's request to cancel after the deadline, with what an admin needs to decide. */
export interface ExceptionWire {
  _id: string
  reason: string
  at: string
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
  }
}

export interface ExceptionListWire {
  data: ExceptionWire[]
  page: number
  pageSize: number
  total: number
}

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

export interface UnmatchedPaymentListWire {
  data: UnmatchedPaymentWire[]
  page: number
  pageSize: number
  total: number
}

/** A refund that the provider refused for good; the money is still owed to the guest. */
export interface FailedRefundWire {
  _id: string
  amount: number
  failedAt: string
  booking: { _id: string; code: string; service: Bilingual }
  guest: PartyWire
}

/** GET admin/failed-refunds. */
export type FailedRefundListWire = Page<FailedRefundWire>

/** POST admin/refunds/{id}/transfer: the reference of the bank transfer. */
export const transferBody = object({ reference: userText(MAX_TRANSFER_REFERENCE).trim().required() })
  .noUnknown()
  .exact()
