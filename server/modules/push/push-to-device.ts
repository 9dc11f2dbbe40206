import type { PushPayload } from '@/lib/domain/notifications/push'
import type { Deps } from '@/server/deps'
import { ensurePushKeys } from './push-keys'
import { deleteSubscriptions, findSubscription } from './store'

/** Sends a push message to one browser; an ended subscription is deleted. */
export async function pushToDevice(
  { db, push }: Deps,
  deviceId: string,
  payload: PushPayload,
): Promise<void> {
  const device = await findSubscription(db, deviceId)
  if (!device) return
  const outcome = await push.send(device, JSON.stringify(payload), await ensurePushKeys(db))
  if (outcome === 'gone') await deleteSubscriptions(db, [deviceId])
}
