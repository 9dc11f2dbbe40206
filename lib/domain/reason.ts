import { exactObject } from '@/lib/domain/exact-object'
import { userText } from './text/text'

export const MAX_REASON = 500

/** The reason of a refusal, cancellation or exception, read by the other side. */
export const reasonBody = exactObject({ reason: userText(MAX_REASON).trim().required() })
