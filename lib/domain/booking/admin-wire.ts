import { type InferType, number } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'

/** A reference of a SARIE transfer has at most 35 characters; banks add some. */
export const MAX_TRANSFER_REFERENCE = 60

/** What an admin says with each act on a booking: why, and the version of it that was shown. */
export const adminActFields = {
  reason: userText(MAX_REASON).trim().required(),
  version: number().required().integer().min(0),
}
export const adminActBody = exactObject(adminActFields)
export type AdminActBody = InferType<typeof adminActBody>

/** Why a capture is unmatched (no payment attempt with its id, or another amount), and how it was resolved. */
export const UNMATCHED_REASONS = ['unknown', 'mismatch'] as const
export const UNMATCHED_STATES = ['open', 'matched', 'refunded', 'refused', 'solved'] as const

/** POST admin/refunds/{id}/transfer: the reference of the bank transfer. */
export const transferBody = exactObject({ reference: userText(MAX_TRANSFER_REFERENCE).trim().required() })
