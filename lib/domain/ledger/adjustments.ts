import { type InferType, number, object, string } from 'yup'
import type { ProposalState } from '@/lib/domain/admin/proposals'
import type { TablePage } from '@/lib/domain/admin/table'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import type { BalanceWire } from './balance'

/** Whose money is adjusted: a user's balance, a vendor's available money, or a vendor's debt, which is written off. */
export const ADJUSTMENT_SUBJECTS = ['user', 'vendor', 'debt'] as const
export type AdjustmentSubject = (typeof ADJUSTMENT_SUBJECTS)[number]

export const ADJUSTMENT_DIRECTIONS = ['add', 'deduct'] as const
export type AdjustmentDirection = (typeof ADJUSTMENT_DIRECTIONS)[number]

const MAX_ADJUSTMENT_SAR = 100_000

/** POST admin/balances/{user}/adjustments and admin/earnings/{vendor}/adjustments; `amount` in SAR, always positive. */
export const adjustmentBody = object({
  direction: string().oneOf(ADJUSTMENT_DIRECTIONS).required(),
  amount: number()
    .required()
    .min(0.01)
    .max(MAX_ADJUSTMENT_SAR)
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar),
  reason: userText(MAX_REASON).trim().required(),
})
  .noUnknown()
  .exact()
export type AdjustmentBody = InferType<typeof adjustmentBody>

/** What the balance changes by, in halalas. */
export function changeOf({ direction, amount }: Pick<AdjustmentBody, 'direction' | 'amount'>): Halalas {
  return direction === 'add' ? fromSar(amount) : -fromSar(amount)
}

/** Until the settings name another limit. */
export const ADJUSTMENT_LIMIT_HALALAS = 50_000

/** How long adjustments of one admin for one user count together, so that a limit cannot be passed in parts. */
export const LIMIT_HOURS = 24

/** POST admin/write-offs/{vendor}: the whole debt as the admin saw it, in SAR. */
export const writeOffBody = object({
  amount: number().required().min(0.01),
  reason: userText(MAX_REASON).trim().required(),
})
  .noUnknown()
  .exact()
export type WriteOffBody = InferType<typeof writeOffBody>

/**
 * Whether another admin must approve: what one admin moves for one owner alone, in the last day and now, stays within the
 * limit. Additions and deductions count alike.
 */
export function needsSecondPerson(
  changeHalalas: Halalas,
  { movedAloneHalalas, limitHalalas }: { movedAloneHalalas: Halalas; limitHalalas: Halalas },
): boolean {
  return movedAloneHalalas + Math.abs(changeHalalas) > limitHalalas
}

/** A user, or a vendor, whose number is empty here. */
export interface AdjustedUser {
  _id: string
  name: string
  phone: string
}

/** An adjustment as admins read it; `amount` in SAR, negative for a deduction. */
export interface AdjustmentWire {
  _id: string
  subject: AdjustmentSubject
  user: AdjustedUser
  amount: number
  reason: string
  state: ProposalState
  proposedBy: string
  decidedBy: string | null
  refusalReason: string | null
  createdAt: string
  decidedAt: string | null
  /** false for the admin who proposed it and for the one whose balance it is */
  mayDecide: boolean
  /** the admin who proposed it takes it back while nobody has decided */
  mayWithdraw: boolean
}

/** GET admin/adjustments: one page of the table. */
export type AdjustmentListWire = TablePage<AdjustmentWire> & { counts: Record<ProposalState, number> }

/** GET admin/balances: the balance of one user; above `limit` (SAR) another admin approves. */
export type UserBalanceWire = BalanceWire & { user: AdjustedUser; limit: number }
