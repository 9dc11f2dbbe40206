import type { Channels, ChannelsWire } from '@/lib/domain/channels'
import { http } from './browser'

export const CHANNELS_PATH = 'user/channels'

export const chooseChannels = (channels: Channels) => http.send<ChannelsWire>('put', CHANNELS_PATH, channels)
