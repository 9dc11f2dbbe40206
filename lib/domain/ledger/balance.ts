import { string } from 'yup'
import type { TransactionKind } from './accounts'

/** What a user reads about a movement of the balance, and the postings behind it. */
export const POSTED_AS = {
  payment: ['balance_spent', 'balance_held'],
  refund: ['booking_ended', 'refund_credited', 'balance_released'],
  adjustment: ['balance_adjusted', 'goodwill_given'],
} as const satisfies Record<string, readonly TransactionKind[]>

export type BalanceKind = keyof typeof POSTED_AS
export const BALANCE_KINDS = Object.keys(POSTED_AS) as BalanceKind[]

export const postedAs = (kind: BalanceKind): readonly TransactionKind[] => POSTED_AS[kind]

export function balanceKindOf(posted: TransactionKind): BalanceKind {
  return BALANCE_KINDS.find((kind) => postedAs(kind).includes(posted)) ?? 'adjustment'
}

/** A month of Riyadh: `2026-03`. */
export const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Which movements are listed; nothing means all. */
export const balanceFilter = {
  kind: string().oneOf(BALANCE_KINDS),
  month: string().matches(MONTH),
}
export interface BalanceFilter {
  kind?: BalanceKind
  month?: string
}
