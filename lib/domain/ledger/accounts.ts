import type { Halalas } from '@/lib/domain/money'

/**
 * The accounts of the ledger (docs/payments.md, Ledger). A positive balance is owed to its owner; negative are money at the
 * provider, a vendor's debt, and `promotion_cost`, what Diyar paid of prices. `bank_clearing` is what our bank has paid to
 * vendors and to guests whose card took no refund, less what settlements of the provider brought, `adjustments` what admins took less what they gave, `split_held` what friends paid of splits that are not whole,
 * `balance_held` the part of open attempts that a balance pays beside a card. `provider_fees` and `input_vat` are what the provider
 * charged, `settlement_open` what of its settlements is not explained yet, `chargeback_held` what it holds while a chargeback is
 * open, `chargeback_loss` and `debt_written_off` what Diyar lost, `goodwill_cost` what it gave guests of its own, `stay_vat_payable` VAT of stays that Diyar owes as the deemed
 * supplier. The database holds the bounds.
 */
export const SHARED_ACCOUNTS = [
  'psp_clearing',
  'deposit_held',
  'commission_income',
  'vat_payable',
  'refund_clearing',
  'payout_clearing',
  'adjustments',
  'promotion_cost',
  'bank_clearing',
  'split_held',
  'balance_held',
  'provider_fees',
  'input_vat',
  'settlement_open',
  'chargeback_held',
  'chargeback_loss',
  'debt_written_off',
  'stay_vat_payable',
  'goodwill_cost',
] as const
export type SharedAccount = (typeof SHARED_ACCOUNTS)[number]
/** The wallet of a user, and four accounts of a vendor. */
export const PERSONAL_ACCOUNTS = [
  'guest_wallet',
  'vendor_pending',
  'vendor_available',
  'vendor_debt',
  'vendor_reserve',
] as const
type PersonalAccount = (typeof PERSONAL_ACCOUNTS)[number]
/** An account without its owner. */
export type AccountKind = SharedAccount | PersonalAccount
export const ACCOUNT_KINDS: readonly AccountKind[] = [...SHARED_ACCOUNTS, ...PERSONAL_ACCOUNTS]
export type AccountName = SharedAccount | `${PersonalAccount}:${string}`

export const walletOf = (userId: string) => `guest_wallet:${userId}` as const
export const pendingOf = (vendorId: string) => `vendor_pending:${vendorId}` as const
export const availableOf = (vendorId: string) => `vendor_available:${vendorId}` as const
export const debtOf = (vendorId: string) => `vendor_debt:${vendorId}` as const
/** what is kept back of a vendor's earnings */
export const reserveOf = (vendorId: string) => `vendor_reserve:${vendorId}` as const

/** `vendor_debt:42` is the debt of vendor 42; shared accounts have no owner. */
export function readAccount(name: AccountName): { kind: AccountKind; ownerId: string | null } {
  const [kind, ownerId = null] = name.split(':') as [AccountKind, string?]
  return { kind, ownerId }
}

/** One line of a transaction: positive adds to the account. */
export interface Entry {
  account: AccountName
  amountHalalas: Halalas
}

/** What caused a transaction; one transaction of a kind is posted once by its key. */
export const TRANSACTION_KINDS = [
  'payment_captured',
  'payment_returned',
  'payment_reversed',
  'share_captured',
  'split_returned',
  'booking_ended',
  'dates_changed',
  'door_commission',
  'door_commission_returned',
  'earnings_available',
  'deposit_settled',
  'refund_done',
  'refund_credited',
  'unmatched_captured',
  'unmatched_resolved',
  'balance_adjusted',
  'payout_requested',
  'payout_paid',
  'payout_refused',
  'payout_returned',
  'balance_spent',
  'balance_held',
  'balance_released',
  'settlement_received',
  'settlement_explained',
  'chargeback_opened',
  'chargeback_won',
  'chargeback_lost',
  'reserve_held',
  'reserve_released',
  'vendor_adjusted',
  'debt_written_off',
  'price_reduced',
  'goodwill_given',
] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]
