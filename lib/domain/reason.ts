import { type InferType, object } from 'yup'
import { userText } from './text/text'

export const MAX_REASON = 500

/** Why an admin says no; the user concerned reads it. */
export const reasonBody = object({ reason: userText(MAX_REASON).trim().required() })
  .noUnknown()
  .exact()
export type ReasonBody = InferType<typeof reasonBody>
