import { type InferType, number, string } from 'yup'
import { isBuiltIn, type RoleKind } from '@/lib/domain/admin/roles'
import { exactObject } from '@/lib/domain/exact-object'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'

/**
 * Whose money is adjusted: a user's balance, a vendor's available money, or a vendor's debt, which is written off; or what is given
 * back of a booking, a part of its price or goodwill (`admin-refund.ts`).
 */
export const ADJUSTMENT_SUBJECTS = ['user', 'vendor', 'debt', 'refund', 'goodwill'] as const
export type AdjustmentSubject = (typeof ADJUSTMENT_SUBJECTS)[number]

export const ADJUSTMENT_DIRECTIONS = ['add', 'deduct'] as const
export type AdjustmentDirection = (typeof ADJUSTMENT_DIRECTIONS)[number]

const MAX_ADJUSTMENT_SAR = 100_000

/** POST admin/balances/{user}/adjustments and admin/earnings/{vendor}/adjustments; `amount` in SAR, always positive. */
export const adjustmentBody = exactObject({
  direction: string().oneOf(ADJUSTMENT_DIRECTIONS).required(),
  amount: number()
    .required()
    .min(0.01)
    .max(MAX_ADJUSTMENT_SAR)
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar),
  reason: userText(MAX_REASON).trim().required(),
})
export type AdjustmentBody = InferType<typeof adjustmentBody>

/** What the balance changes by, in halalas. */
export function changeOf({ direction, amount }: Pick<AdjustmentBody, 'direction' | 'amount'>): Halalas {
  return direction === 'add' ? fromSar(amount) : -fromSar(amount)
}

/** The subjects whose owner is a booking. */
export const BOOKING_SUBJECTS = ['refund', 'goodwill'] as const satisfies readonly AdjustmentSubject[]

export const isOfBooking = (subject: AdjustmentSubject): boolean =>
  BOOKING_SUBJECTS.some((one) => one === subject)

/**
 * What one admin gives back of bookings within a day without another one, by role in halalas, until the settings name other limits.
 * No other built-in role may write money; those that owners made share one limit.
 */
export const REFUND_LIMITS = {
  owner: 500_000,
  finance: 200_000,
  custom: 20_000,
} as const satisfies Partial<Record<RoleKind, Halalas>>
export type RefundLimits = Record<keyof typeof REFUND_LIMITS, Halalas>

/** The limit of a role in halalas; nothing for one that may not give money back. */
export function refundLimitOf({ id }: { id: string }, limits: RefundLimits): Halalas {
  if (!isBuiltIn(id)) return limits.custom
  return id === 'owner' || id === 'finance' ? limits[id] : 0
}

/** Until the settings name another limit. */
export const ADJUSTMENT_LIMIT_HALALAS = 50_000

/** How long adjustments of one admin for one user count together, so that a limit cannot be passed in parts. */
export const LIMIT_HOURS = 24

/** POST admin/write-offs/{vendor}: the whole debt as the admin saw it, in SAR. */
export const writeOffBody = exactObject({
  amount: number().required().min(0.01),
  reason: userText(MAX_REASON).trim().required(),
})
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
