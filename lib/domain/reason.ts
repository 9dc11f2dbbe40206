import { type InferType, object } from 'yup'
import { userText } from './text/text'

export const MAX_REASON = 500

/** The body of a refusal by an admin or vendor; the user concerned reads the reason. */
export const reasonBody = object({ reason: userText(MAX_REASON).trim().required() })
  .noUnknown()
  .exact()
export type ReasonBody = InferType<typeof reasonBody>
