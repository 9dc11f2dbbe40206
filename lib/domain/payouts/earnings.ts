import type { TransactionKind } from '@/lib/domain/ledger/accounts'
import { addDays, type Day, isDay, spanOfDays } from '@/lib/domain/time/days'

/** `2026-03`: a month of Riyadh. */
export type Month = string

export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)
}

/** A month as instants, `[from, to)`. */
export function spanOfMonth(month: Month): { from: Date; to: Date } {
  const first: Day = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  return spanOfDays({ from: first, to: `${next}-01` })
}

/** What a line of a vendor's earnings is about. */
export const EARNING_KINDS = [
  'paid',
  'reduced',
  'door',
  'doorReturned',
  'deposit',
  'chargeback',
  'payout',
  'payoutReturned',
  'adjusted',
  'writtenOff',
  'other',
] as const
export type EarningKind = (typeof EARNING_KINDS)[number]

const KINDS: Partial<Record<TransactionKind, EarningKind>> = {
  payment_captured: 'paid',
  booking_ended: 'reduced',
  dates_changed: 'reduced',
  price_reduced: 'reduced',
  door_commission: 'door',
  door_commission_returned: 'doorReturned',
  deposit_settled: 'deposit',
  chargeback_lost: 'chargeback',
  payout_requested: 'payout',
  payout_refused: 'payoutReturned',
  payout_returned: 'payoutReturned',
  vendor_adjusted: 'adjusted',
  debt_written_off: 'writtenOff',
}

export const earningKindOf = (kind: TransactionKind): EarningKind => KINDS[kind] ?? 'other'

/** Why no payout can be requested now; the first one that holds. */
export const PAYOUT_OBSTACLES = [
  'payouts_stopped',
  'bank_account_needed',
  'payouts_locked',
  'payouts_paused',
  'below_minimum_payout',
] as const
