import { boolean, type InferType, object } from 'yup'

/** The channels that a user chose for notifications; the bell always has them all. */
export const channelsBody = object({
  sms: boolean().required(),
  email: boolean().required(),
}).noUnknown()
export type Channels = InferType<typeof channelsBody>

/** On by default, because an unnoticed booking is worse than an unwanted message. */
export const DEFAULT_CHANNELS: Channels = { sms: true, email: true }
