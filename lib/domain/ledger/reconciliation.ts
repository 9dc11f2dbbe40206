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
