import { type InferType, number } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import type { Halalas } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'

export const MAX_RESERVE_PERCENT = 50
export const MAX_RESERVE_DAYS = 180

/** POST admin/earnings/{vendor}/reserve: from now on; 0 per cent ends it. */
export const reserveBody = exactObject({
  percent: number().required().integer().min(0).max(MAX_RESERVE_PERCENT),
  days: number().required().integer().min(1).max(MAX_RESERVE_DAYS),
  reason: userText(MAX_REASON).trim().required(),
})
export type ReserveBody = InferType<typeof reserveBody>

/** The part of a release that goes into the reserve, rounded in favour of the vendor. */
export const reservePartOf = (releasedHalalas: Halalas, percent: number): Halalas =>
  Math.max(0, Math.floor((releasedHalalas * percent) / 100))
