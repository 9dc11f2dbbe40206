import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import type * as channels from '@/lib/domain/notifications/channels'

export const Channels = is<channels.Channels>()(
  Type.Object({ sms: Type.Boolean(), email: Type.Boolean() }, { title: 'Channels' }),
)

export const ChannelsWire = is<channels.ChannelsWire>()(
  Type.Object(
    { ...Channels.properties, emailAddress: nullable(Type.String()) },
    {
      title: 'ChannelsWire',
      description: 'GET and PUT user/channels; without an address no mail is sent, whatever was chosen.',
    },
  ),
)
