import { type InferType, object } from 'yup'
import { userText } from './text/text'

export const MAX_REASON = 500

/** The reason of a refusal, cancellation or exception, read by the other side. */
export const reasonBody = object({ reason: userText(MAX_REASON).trim().required() })
  .noUnknown()
  .exact()
export type ReasonBody = InferType<typeof reasonBody>
