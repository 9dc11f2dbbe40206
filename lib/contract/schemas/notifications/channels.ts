import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable } from '@/lib/contract/schema'
import type * as channels from '@/lib/domain/notifications/channels'

export const Channels = is<channels.Channels>()(
  Type.Object({ sms: Type.Boolean(), email: Type.Boolean() }, { title: 'Channels' }),
)

export const ChannelsWire = named(
  'ChannelsWire',
  'GET and PUT user/channels; without an address no mail is sent, whatever was chosen.',
  { ...Channels.properties, emailAddress: nullable(Type.String()) },
)
export type ChannelsWire = Static<typeof ChannelsWire>
