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
import type { AdminClaimListWire, DepositClaimWire } from '@/lib/domain/deposit-claims/wire'
import type { AdjustmentListWire, UserBalanceWire } from '@/lib/domain/ledger/adjustments'
import type { AccountSums, LedgerRow } from '@/lib/domain/ledger/explorer'
import type { ReconciliationWire } from '@/lib/domain/ledger/reconciliation'
import type {
  AdminPayoutListWire,
  AdminPayoutWire,
  PayoutBatchListWire,
  PayoutBatchWire,
} from '@/lib/domain/payouts/payout'
import type { PromotionListWire, PromotionWire } from '@/lib/domain/promotions/wire'
import type { RateListWire } from '@/lib/domain/rates/wire'
import type { Changed, Created, Empty, FileOf, Under } from './kinds'

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
  'GET /rates': RateListWire
  'POST /rates': Empty
  'POST /rates/:id/withdraw': Empty
  'GET /unmatched-payments': UnmatchedPaymentListWire
  'POST /unmatched-payments/:id/retry': Changed
  'POST /unmatched-payments/:id/solve': Changed
  'GET /failed-refunds': FailedRefundListWire
  'POST /refunds/:id/retry': Changed
  'POST /refunds/:id/transfer': Changed
  'GET /deposit-claims': AdminClaimListWire
  'POST /deposit-claims/:id/decide': Pick<DepositClaimWire, 'state' | '_id'>
  'GET /balances': UserBalanceWire
  'POST /balances/:id/adjustments': Created<{ _id: string; state: 'proposed' | 'approved' }>
  'GET /adjustments': AdjustmentListWire
  'POST /adjustments/:id/approve': Empty
  'POST /adjustments/:id/refuse': Empty
  'POST /adjustments/:id/withdraw': Empty
  'GET /ledger': TablePage<LedgerRow>
  'GET /ledger-accounts': AccountSums
  'GET /payouts': AdminPayoutListWire
  'POST /payouts/:id/approve': AdminPayoutWire
  'POST /payouts/:id/pay': AdminPayoutWire
  'POST /payouts/:id/refuse': AdminPayoutWire
  'POST /payouts/:id/return': AdminPayoutWire
  'GET /payout-batches': PayoutBatchListWire
  'POST /payout-batches': Created<PayoutBatchWire>
  'POST /payout-batches/:id/send': PayoutBatchWire
  'POST /payout-batches/:id/pay': PayoutBatchWire
  'GET /payout-batches/:id.xml': FileOf<'application/xml'>
  'GET /promotions': PromotionListWire
  'POST /promotions': Created<PromotionWire>
  'POST /promotions/:id/end': PromotionWire
  'GET /reconciliation': ReconciliationWire
}

export type AdminMoneyAnswers = Under<'admin', Routes>
