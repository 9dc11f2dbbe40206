import type { TablePage } from '@/lib/domain/admin/table'

/** What is compared every night; each names the two sides of a difference (docs/payments.md, Reconciliation). */
export const DIFFERENCE_KINDS = [
  'account_sum',
  'user_balance',
  'booking_captures',
  'booking_refunds',
  'booking_holds',
  'chargebacks_open',
  'booking_commission',
  'booking_paid',
  'booking_documents',
  'booking_stay_vat',
  'unmatched_captures',
  'provider_capture',
  'payouts_open',
  'payouts_paid',
  'settlement_lines_open',
  'payment_settled',
  'refunds_settled',
  'settlement_at_bank',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

export const DIFFERENCE_STATES = ['open', 'resolved'] as const
export type DifferenceState = (typeof DIFFERENCE_STATES)[number]

/** A difference with both sides, in SAR; `subject` is the account, user, booking or payment. */
export interface DifferenceWire {
  _id: string
  kind: DifferenceKind
  subject: string
  bookingCode: string | null
  ours: number
  theirs: number
  state: DifferenceState
  foundAt: string
  checkedAt: string
}

/** GET admin/reconciliation: one page of the table; `lastRunAt` is null before the first night. */
export type ReconciliationWire = TablePage<DifferenceWire> & {
  counts: { open: number }
  lastRunAt: string | null
}
