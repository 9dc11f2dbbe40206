import type { CancellationPolicyName } from '@/lib/domain/listing/vocabulary'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { BookingEvent, BookingState, BookingTab } from './transitions'

/** The lists of the console: requests for an exception, and all bookings by tab. */
export const ADMIN_LISTS = [
  'exceptions',
  'upcoming',
  'waiting',
  'approved',
  'completed',
  'cancelled',
] as const
export type AdminList = (typeof ADMIN_LISTS)[number]

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

export interface AdminBookingListWire {
  data: AdminBookingWire[]
  page: number
  pageSize: number
  total: number
  counts: Record<BookingTab, number>
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
export const UNMATCHED_STATES = ['open', 'matched', 'refunded', 'refused'] as const

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
  createdAt: string
}

export interface UnmatchedPaymentListWire {
  data: UnmatchedPaymentWire[]
  page: number
  pageSize: number
  total: number
}
