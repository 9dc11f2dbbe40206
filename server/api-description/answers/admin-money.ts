import type { TablePage } from '@/lib/domain/admin/table'
import type {
  AdminBookingDetail,
  AdminBookingRow,
  ExceptionListWire,
  FailedRefundListWire,
  UnmatchedPaymentListWire,
} from '@/lib/domain/booking/admin-wire'
import type { DateChangeQuote } from '@/lib/domain/booking/lifecycle-wire'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { AdminClaimListWire } from '@/lib/domain/deposit-claims/wire'
import type { AdjustmentListWire } from '@/lib/domain/ledger/adjustments'
import type { LedgerRow } from '@/lib/domain/ledger/explorer'
import type { ReconciliationWire } from '@/lib/domain/ledger/reconciliation'
import type { AdminPayoutListWire, PayoutBatchListWire } from '@/lib/domain/payouts/payout'
import type { PromotionListWire } from '@/lib/domain/promotions/wire'
import type { Changed, Under } from './kinds'

/** A booking after an act of an admin. */
interface ActedBooking {
  _id: string
  status: BookingState
}

interface Routes {
  'GET /bookings': TablePage<AdminBookingRow>
  'GET /bookings/:id': AdminBookingDetail
  'POST /bookings/:id/cancel': ActedBooking
  'POST /bookings/:id/no-show': ActedBooking
  'GET /bookings/:id/for-guest/dates': DateChangeQuote
  'POST /bookings/:id/for-guest/dates': ActedBooking
  'POST /bookings/:id/for-guest/cancel': ActedBooking
  'POST /bookings/:id/for-guest/check-in': ActedBooking
  'POST /bookings/:id/for-guest/check-out': ActedBooking
  'GET /cancellations': ExceptionListWire
  'POST /cancellations/:id/approve': ActedBooking
  'POST /cancellations/:id/reject': ActedBooking
  'GET /unmatched-payments': UnmatchedPaymentListWire
  'POST /unmatched-payments/:id/retry': Changed
  'POST /unmatched-payments/:id/solve': Changed
  'GET /failed-refunds': FailedRefundListWire
  'POST /refunds/:id/retry': Changed
  'POST /refunds/:id/transfer': Changed
  'GET /deposit-claims': AdminClaimListWire
  'GET /adjustments': AdjustmentListWire
  'GET /ledger': TablePage<LedgerRow>
  'GET /payouts': AdminPayoutListWire
  'GET /payout-batches': PayoutBatchListWire
  'GET /promotions': PromotionListWire
  'GET /reconciliation': ReconciliationWire
}

export type AdminMoneyAnswers = Under<'admin', Routes>
