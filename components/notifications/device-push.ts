import { call } from '@/lib/api/call'

/** `blocked`: the user denied the permission, which only the browser's settings can change. */
export type DevicePush = 'on' | 'off' | 'blocked' | 'unsupported'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readDevicePush(): Promise<DevicePush> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await currentSubscription()) ? 'on' : 'off'
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for the permission, then sends the subscription to the server. */
export async function startDevicePush(): Promise<DevicePush> {
  const answer = await Notification.requestPermission()
  if (answer === 'denied') return 'blocked'
  if (answer !== 'granted') return 'off'
  const { publicKey } = await call('GET /user/push')
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  await sendToServer(await pushManager.subscribe(options))
  return 'on'
}

export async function endDevicePush(): Promise<DevicePush> {
  const subscription = await currentSubscription()
  if (subscription) {
    await call('DELETE /user/push', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'off'
}

/** After signing in again: a subscribed device gets the notifications of the new session. */
export async function renewDevicePush(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const subscription = await currentSubscription()
  if (subscription) await sendToServer(subscription)
}

async function sendToServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  await call('PUT /user/push', { body })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
