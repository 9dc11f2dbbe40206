import type { Bilingual } from '@/lib/domain/listing/listing'
import type { CancellationPolicyName } from '@/lib/domain/listing/vocabulary'
import type { BookingEvent, BookingState, BookingTab } from './transitions'

/** What the console may list: wishes to be let out, and all bookings by their tab. */
export const ADMIN_LISTS = [
  'exceptions',
  'upcoming',
  'waiting',
  'approved',
  'completed',
  'cancelled',
] as const
export type AdminList = (typeof ADMIN_LISTS)[number]

interface PersonWire {
  name: string
  name_ar: string
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
  guest: PersonWire
  host: PersonWire
  /** what an admin's cancelling now gives back; null when it is too late for that */
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

/** A guest's wish to be let out after the deadline, with what an admin needs to decide. */
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

/** Why a capture is unmatched: no attempt of ours has its name, or the amount is another one; and what became of it. */
export const UNMATCHED_REASONS = ['unknown', 'mismatch'] as const
export const UNMATCHED_STATES = ['open', 'matched', 'refunded', 'refused'] as const

/** Money that a provider took and that no attempt to pay explains. */
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
