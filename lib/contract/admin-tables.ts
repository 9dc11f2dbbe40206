import { PrivacyRequestListWire } from '@/lib/contract/schemas/account/privacy-request'
import { ApplicationListWire } from '@/lib/contract/schemas/account/vendor'
import { AuditLineWire } from '@/lib/contract/schemas/admin/audit-wire'
import { AdminUserRow } from '@/lib/contract/schemas/admin/user-wire'
import { BankLineListWire } from '@/lib/contract/schemas/bank-statement/bank-statement'
import {
  AdminBookingRow,
  ExceptionListWire,
  FailedRefundListWire,
  UnmatchedPaymentListWire,
} from '@/lib/contract/schemas/booking/admin-wire'
import { ChargebackListWire } from '@/lib/contract/schemas/chargebacks/wire'
import { AdminClaimListWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { InboxRow } from '@/lib/contract/schemas/inbox/inbox'
import { EinvoiceListWire } from '@/lib/contract/schemas/invoices/einvoice'
import { AdjustmentListWire } from '@/lib/contract/schemas/ledger/adjustments'
import { LedgerRow } from '@/lib/contract/schemas/ledger/explorer'
import { ReconciliationWire } from '@/lib/contract/schemas/ledger/reconciliation'
import { ReviewListWire } from '@/lib/contract/schemas/listing/listing-review'
import { AdminPayoutListWire, PayoutBatchListWire } from '@/lib/contract/schemas/payouts/payout'
import { DebtListWire, VendorMoneyListWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { PromotionListWire } from '@/lib/contract/schemas/promotions/wire'
import { SettlementLineListWire, SettlementListWire } from '@/lib/contract/schemas/settlements/settlement'
import type { AdminArea } from '@/lib/domain/admin/areas'
import type { TableSpec } from '@/lib/domain/admin/table'
import {
  ADJUSTMENT_TABLE,
  AUDIT_TABLE,
  BANK_LINE_TABLE,
  BATCH_TABLE,
  BOOKING_TABLE,
  CHARGEBACK_TABLE,
  CLAIM_TABLE,
  DEBT_TABLE,
  DIFFERENCE_TABLE,
  EINVOICE_TABLE,
  EXCEPTION_TABLE,
  FAILED_REFUND_TABLE,
  INBOX_TABLE,
  LEDGER_TABLE,
  LISTING_TABLE,
  PAYOUT_TABLE,
  PRIVACY_REQUEST_TABLE,
  PROMOTION_TABLE,
  SETTLEMENT_LINE_TABLE,
  SETTLEMENT_TABLE,
  UNMATCHED_TABLE,
  USER_TABLE,
  VENDOR_MONEY_TABLE,
  VENDOR_TABLE,
} from '@/lib/domain/admin/tables'
import { file, type Routes } from './route'
import { tablePage } from './schema'
import { fileQuery, listQuery } from './table-query'

const ofTable = <const Area extends AdminArea>(spec: TableSpec, area: Area) =>
  ({ access: 'admin', area, query: listQuery(spec) }) as const

/** All rows of the view as a file, by the same parameters. */
const fileOf = <const Area extends AdminArea>(spec: TableSpec, area: Area) =>
  ({ access: 'admin', area, query: fileQuery(spec), answer: file('text/csv') }) as const

/** The tables of the console: each is read by `admin/<name>` and as a file by `admin/<name>.csv`. */
export const adminTableRoutes = {
  'GET /admin/audit': { ...ofTable(AUDIT_TABLE, 'audit'), answer: tablePage(AuditLineWire) },
  'GET /admin/audit.csv': fileOf(AUDIT_TABLE, 'audit'),
  'GET /admin/bookings': { ...ofTable(BOOKING_TABLE, 'bookings'), answer: tablePage(AdminBookingRow) },
  'GET /admin/bookings.csv': fileOf(BOOKING_TABLE, 'bookings'),
  'GET /admin/cancellations': { ...ofTable(EXCEPTION_TABLE, 'bookings'), answer: ExceptionListWire },
  'GET /admin/cancellations.csv': fileOf(EXCEPTION_TABLE, 'bookings'),
  'GET /admin/deposit-claims': { ...ofTable(CLAIM_TABLE, 'bookings'), answer: AdminClaimListWire },
  'GET /admin/deposit-claims.csv': fileOf(CLAIM_TABLE, 'bookings'),
  'GET /admin/inbox': { ...ofTable(INBOX_TABLE, 'inbox'), answer: tablePage(InboxRow) },
  'GET /admin/inbox.csv': fileOf(INBOX_TABLE, 'inbox'),
  'GET /admin/services': { ...ofTable(LISTING_TABLE, 'listings'), answer: ReviewListWire },
  'GET /admin/services.csv': fileOf(LISTING_TABLE, 'listings'),
  'GET /admin/chargebacks': { ...ofTable(CHARGEBACK_TABLE, 'money'), answer: ChargebackListWire },
  'GET /admin/chargebacks.csv': fileOf(CHARGEBACK_TABLE, 'money'),
  'GET /admin/adjustments': { ...ofTable(ADJUSTMENT_TABLE, 'money'), answer: AdjustmentListWire },
  'GET /admin/adjustments.csv': fileOf(ADJUSTMENT_TABLE, 'money'),
  'GET /admin/bank-statement': { ...ofTable(BANK_LINE_TABLE, 'money'), answer: BankLineListWire },
  'GET /admin/bank-statement.csv': fileOf(BANK_LINE_TABLE, 'money'),
  'GET /admin/reconciliation': { ...ofTable(DIFFERENCE_TABLE, 'money'), answer: ReconciliationWire },
  'GET /admin/reconciliation.csv': fileOf(DIFFERENCE_TABLE, 'money'),
  'GET /admin/failed-refunds': { ...ofTable(FAILED_REFUND_TABLE, 'money'), answer: FailedRefundListWire },
  'GET /admin/failed-refunds.csv': fileOf(FAILED_REFUND_TABLE, 'money'),
  'GET /admin/einvoices': { ...ofTable(EINVOICE_TABLE, 'money'), answer: EinvoiceListWire },
  'GET /admin/einvoices.csv': fileOf(EINVOICE_TABLE, 'money'),
  'GET /admin/ledger': { ...ofTable(LEDGER_TABLE, 'money'), answer: tablePage(LedgerRow) },
  'GET /admin/ledger.csv': fileOf(LEDGER_TABLE, 'money'),
  'GET /admin/payout-batches': { ...ofTable(BATCH_TABLE, 'money'), answer: PayoutBatchListWire },
  'GET /admin/payout-batches.csv': fileOf(BATCH_TABLE, 'money'),
  'GET /admin/payouts': { ...ofTable(PAYOUT_TABLE, 'money'), answer: AdminPayoutListWire },
  'GET /admin/payouts.csv': fileOf(PAYOUT_TABLE, 'money'),
  'GET /admin/promotions': { ...ofTable(PROMOTION_TABLE, 'money'), answer: PromotionListWire },
  'GET /admin/promotions.csv': fileOf(PROMOTION_TABLE, 'money'),
  'GET /admin/settlement-lines': {
    ...ofTable(SETTLEMENT_LINE_TABLE, 'money'),
    answer: SettlementLineListWire,
  },
  'GET /admin/settlement-lines.csv': fileOf(SETTLEMENT_LINE_TABLE, 'money'),
  'GET /admin/settlements': { ...ofTable(SETTLEMENT_TABLE, 'money'), answer: SettlementListWire },
  'GET /admin/settlements.csv': fileOf(SETTLEMENT_TABLE, 'money'),
  'GET /admin/unmatched-payments': { ...ofTable(UNMATCHED_TABLE, 'money'), answer: UnmatchedPaymentListWire },
  'GET /admin/unmatched-payments.csv': fileOf(UNMATCHED_TABLE, 'money'),
  'GET /admin/earnings': { ...ofTable(VENDOR_MONEY_TABLE, 'money'), answer: VendorMoneyListWire },
  'GET /admin/earnings.csv': fileOf(VENDOR_MONEY_TABLE, 'money'),
  'GET /admin/write-offs': { ...ofTable(DEBT_TABLE, 'money'), answer: DebtListWire },
  'GET /admin/write-offs.csv': fileOf(DEBT_TABLE, 'money'),
  'GET /admin/privacy-requests': {
    ...ofTable(PRIVACY_REQUEST_TABLE, 'users'),
    answer: PrivacyRequestListWire,
  },
  'GET /admin/privacy-requests.csv': fileOf(PRIVACY_REQUEST_TABLE, 'users'),
  'GET /admin/users': { ...ofTable(USER_TABLE, 'users'), answer: tablePage(AdminUserRow) },
  'GET /admin/users.csv': fileOf(USER_TABLE, 'users'),
  'GET /admin/vendors': { ...ofTable(VENDOR_TABLE, 'vendors'), answer: ApplicationListWire },
  'GET /admin/vendors.csv': fileOf(VENDOR_TABLE, 'vendors'),
} as const satisfies Routes
