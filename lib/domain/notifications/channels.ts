import { boolean, type InferType, object } from 'yup'

/** How a user wants to hear of things while away; the bell always has them all. */
export const channelsBody = object({
  sms: boolean().required(),
  email: boolean().required(),
}).noUnknown()
export type Channels = InferType<typeof channelsBody>

/** GET and PUT user/channels; without an address no mail is sent, whatever was chosen. */
export interface ChannelsWire extends Channels {
  emailAddress: string | null
}

/** Until somebody chooses: a booking that nobody hears of is worse than a message too many. */
export const DEFAULT_CHANNELS: Channels = { sms: true, email: true }
