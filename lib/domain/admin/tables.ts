import { USER_ROLES, VENDOR_TYPES } from '@/lib/domain/account/account'
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES } from '@/lib/domain/account/privacy-request'
import { VENDOR_REVIEW_TABS } from '@/lib/domain/account/vendor'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import { BANK_LINE_STATES } from '@/lib/domain/bank-statement/bank-statement'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import { BOOKING_STATE_NAMES } from '@/lib/domain/booking/transitions'
import { CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import { INBOX_KINDS, INBOX_STATES } from '@/lib/domain/inbox/inbox'
import { EINVOICE_PROFILES, EINVOICE_STATES } from '@/lib/domain/invoices/einvoice'
import { ACCOUNT_KINDS, TRANSACTION_KINDS } from '@/lib/domain/ledger/accounts'
import { ADJUSTMENT_DIRECTIONS, ADJUSTMENT_SUBJECTS } from '@/lib/domain/ledger/adjustments'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'
import { LICENCE_FILTERS, REVIEW_TABS } from '@/lib/domain/listing/listing-review'
import { PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { BATCH_STATES, PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import { VENDOR_MONEY_VIEWS } from '@/lib/domain/payouts/vendor-money'
import { PROMOTION_PAYERS } from '@/lib/domain/promotions/promotion'
import { PROMOTION_STATES } from '@/lib/domain/promotions/wire'
import {
  SETTLEMENT_LINE_KINDS,
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_STATES,
} from '@/lib/domain/settlements/settlement'
import { AUDIT_ACTION_NAMES, AUDIT_SUBJECTS } from './audit-actions'
import type { TableSpec } from './table'
import { USER_STATES } from './user-wire'

const NEWEST_FIRST = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
/** What waits for a decision is the oldest first, other views the newest. */
const OLDEST_WAITING_FIRST = {
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
  otherSort: '-createdAt',
} as const

/** `from` and `until` are days of a stay: bookings that have a part of it between them. */
export const BOOKING_TABLE = {
  name: 'bookings',
  sorts: ['createdAt', 'checkInAt'],
  defaultSort: '-createdAt',
  filters: {
    state: { kind: 'choice', values: BOOKING_STATE_NAMES },
    city: { kind: 'text' },
    type: { kind: 'choice', values: PROPERTY_TYPES },
    payment: { kind: 'choice', values: PAYMENT_TYPES },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
} as const satisfies TableSpec

export const USER_TABLE = {
  name: 'users',
  ...NEWEST_FIRST,
  filters: {
    role: { kind: 'choice', values: USER_ROLES },
    state: { kind: 'choice', values: USER_STATES },
  },
} as const satisfies TableSpec

/** `actor` is the id of a user, or SYSTEM_ACTOR; `from` and `until` are days of the acts. */
export const AUDIT_TABLE = {
  name: 'audit',
  ...NEWEST_FIRST,
  filters: {
    actor: { kind: 'text' },
    action: { kind: 'choice', values: AUDIT_ACTION_NAMES },
    kind: { kind: 'choice', values: AUDIT_SUBJECTS },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
} as const satisfies TableSpec

/** Transactions of the ledger; `from` and `until` are days of their posting. */
export const LEDGER_TABLE = {
  name: 'ledger',
  ...NEWEST_FIRST,
  filters: {
    account: { kind: 'choice', values: ACCOUNT_KINDS },
    kind: { kind: 'choice', values: TRANSACTION_KINDS },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
} as const satisfies TableSpec

/** `assignee`: the id of an admin, or `unassigned`. */
export const INBOX_TABLE = {
  name: 'inbox',
  ...NEWEST_FIRST,
  filters: {
    kind: { kind: 'choice', values: INBOX_KINDS },
    state: { kind: 'choice', values: INBOX_STATES },
    assignee: { kind: 'text' },
  },
} as const satisfies TableSpec

/** Listings; what waits for a decision is the oldest first. */
export const LISTING_TABLE = {
  name: 'services',
  sorts: ['waitingSince', 'createdAt'],
  defaultSort: 'waitingSince',
  otherSort: '-createdAt',
  filters: {
    state: { kind: 'choice', values: REVIEW_TABS, initial: 'waiting' },
    city: { kind: 'text' },
    type: { kind: 'choice', values: PROPERTY_TYPES },
    licence: { kind: 'choice', values: LICENCE_FILTERS },
  },
} as const satisfies TableSpec

export const PAYOUT_TABLE = {
  name: 'payouts',
  ...OLDEST_WAITING_FIRST,
  filters: { state: { kind: 'choice', values: PAYOUT_STATES, initial: 'requested' } },
} as const satisfies TableSpec

export const PROMOTION_TABLE = {
  name: 'promotions',
  sorts: ['createdAt', 'lastDay'],
  defaultSort: '-createdAt',
  filters: {
    state: { kind: 'choice', values: PROMOTION_STATES, initial: 'active' },
    payer: { kind: 'choice', values: PROMOTION_PAYERS },
  },
} as const satisfies TableSpec

/** Changes of balances by admins; its page finds a user's balance with the same search. */
export const ADJUSTMENT_TABLE = {
  name: 'adjustments',
  page: 'balances',
  words: 'balances',
  ...OLDEST_WAITING_FIRST,
  filters: {
    state: { kind: 'choice', values: PROPOSAL_STATES, initial: 'proposed' },
    direction: { kind: 'choice', values: ADJUSTMENT_DIRECTIONS },
    subject: { kind: 'choice', values: ADJUSTMENT_SUBJECTS },
  },
} as const satisfies TableSpec

/** Claims on deposits. */
export const CLAIM_TABLE = {
  name: 'deposit-claims',
  words: 'depositClaims',
  ...OLDEST_WAITING_FIRST,
  filters: { state: { kind: 'choice', values: CLAIM_STATES, initial: 'in_review' } },
} as const satisfies TableSpec

/** What cardholders' banks took back. */
export const CHARGEBACK_TABLE = {
  name: 'chargebacks',
  sorts: ['createdAt', 'evidenceBy'],
  defaultSort: 'evidenceBy',
  otherSort: '-createdAt',
  filters: { state: { kind: 'choice', values: CHARGEBACK_STATES, initial: 'opened' } },
} as const satisfies TableSpec

/** Refunds that the provider refused for good, and that are still owed. */
export const FAILED_REFUND_TABLE = {
  name: 'failed-refunds',
  words: 'failedRefunds',
  sorts: ['failedAt'],
  defaultSort: 'failedAt',
  filters: {},
} as const satisfies TableSpec

/** Captures that match no payment attempt. */
export const UNMATCHED_TABLE = {
  name: 'unmatched-payments',
  words: 'unmatched',
  ...NEWEST_FIRST,
  filters: { only: { kind: 'choice', values: ['waiting'], initial: 'waiting' } },
} as const satisfies TableSpec

/** What ledger, provider and bookings do not agree on. */
export const DIFFERENCE_TABLE = {
  name: 'reconciliation',
  page: 'money',
  words: 'money',
  ...NEWEST_FIRST,
  filters: {
    state: { kind: 'choice', values: DIFFERENCE_STATES, initial: 'open' },
    kind: { kind: 'choice', values: DIFFERENCE_KINDS },
  },
} as const satisfies TableSpec

/** Electronic invoices at ZATCA. */
export const EINVOICE_TABLE = {
  name: 'einvoices',
  ...NEWEST_FIRST,
  filters: {
    state: { kind: 'choice', values: EINVOICE_STATES, initial: 'refused' },
    profile: { kind: 'choice', values: EINVOICE_PROFILES },
  },
} as const satisfies TableSpec

/** Vendors and applications. */
export const VENDOR_TABLE = {
  name: 'vendors',
  ...OLDEST_WAITING_FIRST,
  filters: {
    state: { kind: 'choice', values: VENDOR_REVIEW_TABS, initial: 'waiting' },
    type: { kind: 'choice', values: VENDOR_TYPES },
  },
} as const satisfies TableSpec

/** Requests about personal data; of those that wait the nearest deadline is the first. */
export const PRIVACY_REQUEST_TABLE = {
  name: 'privacy-requests',
  words: 'privacyRequests',
  sorts: ['dueAt', 'decidedAt'],
  defaultSort: 'dueAt',
  otherSort: '-decidedAt',
  filters: {
    state: { kind: 'choice', values: PRIVACY_REQUEST_STATES, initial: 'waiting' },
    kind: { kind: 'choice', values: PRIVACY_REQUEST_KINDS },
  },
} as const satisfies TableSpec

/** Requests of guests to cancel after the deadline. */
export const EXCEPTION_TABLE = {
  name: 'cancellations',
  page: 'exceptions',
  words: 'exceptions',
  ...OLDEST_WAITING_FIRST,
  filters: { state: { kind: 'choice', values: EXCEPTION_STATES, initial: 'pending' } },
} as const satisfies TableSpec

/** Bank files. */
export const BATCH_TABLE = {
  name: 'payout-batches',
  words: 'payoutBatches',
  ...NEWEST_FIRST,
  filters: { state: { kind: 'choice', values: BATCH_STATES } },
} as const satisfies TableSpec

/** Vendors with their money, and what stops their payouts. */
export const VENDOR_MONEY_TABLE = {
  name: 'earnings',
  words: 'vendorBalances',
  ...NEWEST_FIRST,
  filters: { only: { kind: 'choice', values: VENDOR_MONEY_VIEWS } },
} as const satisfies TableSpec

/** What vendors owe; ascending, because the balance of a debt is negative. */
export const DEBT_TABLE = {
  name: 'write-offs',
  words: 'writeOffs',
  sorts: ['amount'],
  defaultSort: 'amount',
  filters: {},
} as const satisfies TableSpec

/** Transfers of the payment provider to our bank. */
export const SETTLEMENT_TABLE = {
  name: 'settlements',
  sorts: ['settledAt'],
  defaultSort: '-settledAt',
  filters: { state: { kind: 'choice', values: SETTLEMENT_STATES } },
} as const satisfies TableSpec

/** Their lines; `settlement` is our id of one. */
export const SETTLEMENT_LINE_TABLE = {
  name: 'settlement-lines',
  words: 'settlementLines',
  ...OLDEST_WAITING_FIRST,
  filters: {
    state: { kind: 'choice', values: SETTLEMENT_LINE_STATES, initial: 'open' },
    kind: { kind: 'choice', values: SETTLEMENT_LINE_KINDS },
    settlement: { kind: 'text' },
  },
} as const satisfies TableSpec

/** Lines of our bank's statement. */
export const BANK_LINE_TABLE = {
  name: 'bank-statement',
  words: 'bankStatement',
  sorts: ['bookedOn'],
  defaultSort: 'bookedOn',
  otherSort: '-bookedOn',
  filters: { state: { kind: 'choice', values: BANK_LINE_STATES, initial: 'open' } },
} as const satisfies TableSpec

export const ADMIN_TABLES: readonly TableSpec[] = [
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
]
