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
import * as tables from '@/lib/domain/admin/tables'
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
  'GET /admin/audit': { ...ofTable(tables.AUDIT_TABLE, 'audit'), answer: tablePage(AuditLineWire) },
  'GET /admin/audit.csv': fileOf(tables.AUDIT_TABLE, 'audit'),
  'GET /admin/bookings': { ...ofTable(tables.BOOKING_TABLE, 'bookings'), answer: tablePage(AdminBookingRow) },
  'GET /admin/bookings.csv': fileOf(tables.BOOKING_TABLE, 'bookings'),
  'GET /admin/cancellations': { ...ofTable(tables.EXCEPTION_TABLE, 'bookings'), answer: ExceptionListWire },
  'GET /admin/cancellations.csv': fileOf(tables.EXCEPTION_TABLE, 'bookings'),
  'GET /admin/deposit-claims': { ...ofTable(tables.CLAIM_TABLE, 'bookings'), answer: AdminClaimListWire },
  'GET /admin/deposit-claims.csv': fileOf(tables.CLAIM_TABLE, 'bookings'),
  'GET /admin/inbox': { ...ofTable(tables.INBOX_TABLE, 'inbox'), answer: tablePage(InboxRow) },
  'GET /admin/inbox.csv': fileOf(tables.INBOX_TABLE, 'inbox'),
  'GET /admin/services': { ...ofTable(tables.LISTING_TABLE, 'listings'), answer: ReviewListWire },
  'GET /admin/services.csv': fileOf(tables.LISTING_TABLE, 'listings'),
  'GET /admin/chargebacks': { ...ofTable(tables.CHARGEBACK_TABLE, 'money'), answer: ChargebackListWire },
  'GET /admin/chargebacks.csv': fileOf(tables.CHARGEBACK_TABLE, 'money'),
  'GET /admin/adjustments': { ...ofTable(tables.ADJUSTMENT_TABLE, 'money'), answer: AdjustmentListWire },
  'GET /admin/adjustments.csv': fileOf(tables.ADJUSTMENT_TABLE, 'money'),
  'GET /admin/bank-statement': { ...ofTable(tables.BANK_LINE_TABLE, 'money'), answer: BankLineListWire },
  'GET /admin/bank-statement.csv': fileOf(tables.BANK_LINE_TABLE, 'money'),
  'GET /admin/reconciliation': { ...ofTable(tables.DIFFERENCE_TABLE, 'money'), answer: ReconciliationWire },
  'GET /admin/reconciliation.csv': fileOf(tables.DIFFERENCE_TABLE, 'money'),
  'GET /admin/failed-refunds': {
    ...ofTable(tables.FAILED_REFUND_TABLE, 'money'),
    answer: FailedRefundListWire,
  },
  'GET /admin/failed-refunds.csv': fileOf(tables.FAILED_REFUND_TABLE, 'money'),
  'GET /admin/einvoices': { ...ofTable(tables.EINVOICE_TABLE, 'money'), answer: EinvoiceListWire },
  'GET /admin/einvoices.csv': fileOf(tables.EINVOICE_TABLE, 'money'),
  'GET /admin/ledger': { ...ofTable(tables.LEDGER_TABLE, 'money'), answer: tablePage(LedgerRow) },
  'GET /admin/ledger.csv': fileOf(tables.LEDGER_TABLE, 'money'),
  'GET /admin/payout-batches': { ...ofTable(tables.BATCH_TABLE, 'money'), answer: PayoutBatchListWire },
  'GET /admin/payout-batches.csv': fileOf(tables.BATCH_TABLE, 'money'),
  'GET /admin/payouts': { ...ofTable(tables.PAYOUT_TABLE, 'money'), answer: AdminPayoutListWire },
  'GET /admin/payouts.csv': fileOf(tables.PAYOUT_TABLE, 'money'),
  'GET /admin/promotions': { ...ofTable(tables.PROMOTION_TABLE, 'money'), answer: PromotionListWire },
  'GET /admin/promotions.csv': fileOf(tables.PROMOTION_TABLE, 'money'),
  'GET /admin/settlement-lines': {
    ...ofTable(tables.SETTLEMENT_LINE_TABLE, 'money'),
    answer: SettlementLineListWire,
  },
  'GET /admin/settlement-lines.csv': fileOf(tables.SETTLEMENT_LINE_TABLE, 'money'),
  'GET /admin/settlements': { ...ofTable(tables.SETTLEMENT_TABLE, 'money'), answer: SettlementListWire },
  'GET /admin/settlements.csv': fileOf(tables.SETTLEMENT_TABLE, 'money'),
  'GET /admin/unmatched-payments': {
    ...ofTable(tables.UNMATCHED_TABLE, 'money'),
    answer: UnmatchedPaymentListWire,
  },
  'GET /admin/unmatched-payments.csv': fileOf(tables.UNMATCHED_TABLE, 'money'),
  'GET /admin/earnings': { ...ofTable(tables.VENDOR_MONEY_TABLE, 'money'), answer: VendorMoneyListWire },
  'GET /admin/earnings.csv': fileOf(tables.VENDOR_MONEY_TABLE, 'money'),
  'GET /admin/write-offs': { ...ofTable(tables.DEBT_TABLE, 'money'), answer: DebtListWire },
  'GET /admin/write-offs.csv': fileOf(tables.DEBT_TABLE, 'money'),
  'GET /admin/privacy-requests': {
    ...ofTable(tables.PRIVACY_REQUEST_TABLE, 'users'),
    answer: PrivacyRequestListWire,
  },
  'GET /admin/privacy-requests.csv': fileOf(tables.PRIVACY_REQUEST_TABLE, 'users'),
  'GET /admin/users': { ...ofTable(tables.USER_TABLE, 'users'), answer: tablePage(AdminUserRow) },
  'GET /admin/users.csv': fileOf(tables.USER_TABLE, 'users'),
  'GET /admin/vendors': { ...ofTable(tables.VENDOR_TABLE, 'vendors'), answer: ApplicationListWire },
  'GET /admin/vendors.csv': fileOf(tables.VENDOR_TABLE, 'vendors'),
} as const satisfies Routes
