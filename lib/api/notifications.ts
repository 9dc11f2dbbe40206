import type { Channels, ChannelsWire } from '@/lib/domain/notifications/channels'
import type { PushBody, PushKeyWire } from '@/lib/domain/notifications/push'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const NOTIFICATIONS_PATH = `${VENDOR_PATH}/notification`

const OTHER_TABS = 'diyar-notifications'

export async function markNotificationRead(id: string): Promise<void> {
  await http.get(`${VENDOR_PATH}/read-notification/${encodeURIComponent(id)}`)
  notifyOtherTabs()
}

export async function markAllNotificationsRead(): Promise<void> {
  await http.send('post', `${VENDOR_PATH}/read-notifications`)
  notifyOtherTabs()
}

/** Updates the other tabs of this browser; another device reloads when its page becomes visible. */
function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.postMessage('read')
  channel.close()
}

/** Subscribes to reads in other tabs; returns the function that unsubscribes. */
export function onReadElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.onmessage = listener
  return () => channel.close()
}

export const CHANNELS_PATH = 'user/channels'

export const chooseChannels = (channels: Channels) => http.send<ChannelsWire>('put', CHANNELS_PATH, channels)

const PUSH_PATH = 'user/push'

export const pushKey = () => http.get<PushKeyWire>(PUSH_PATH)
export const subscribeDevice = (body: PushBody) => http.send<void>('put', PUSH_PATH, body)
export const unsubscribeDevice = (endpoint: string) => http.send<void>('delete', PUSH_PATH, { endpoint })
