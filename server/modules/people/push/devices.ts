import type { PushBody, PushPayload } from '@/lib/domain/notifications/push'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockUser } from '@/server/modules/people/accounts/lock-user'
import { newPushKeys, type PushKeys } from '@/server/ports/push'
import {
  deleteSubscriptions,
  findKeys,
  findSubscription,
  listSubscriptions,
  writeKeysOnce,
  writeSubscription,
} from './store'

/** More browsers than one user uses. */
const AT_MOST = 10

/** Stores a browser's subscription for the lifetime of the session; the oldest beyond ten are deleted. */
export async function subscribe(
  { db, clock }: Deps,
  { userId, sessionHash }: { userId: string; sessionHash: string },
  { endpoint, keys: { p256dh, auth } }: PushBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two that subscribe at once neither would count the other's.
    await lockUser(tx, userId)
    await writeSubscription(tx, { userId, sessionHash, endpoint, p256dh, auth, createdAt: clock.now() })
    const own = await listSubscriptions(tx, userId)
    await deleteSubscriptions(
      tx,
      own.slice(AT_MOST).map(({ id }) => id),
    )
  })
}

/** The ids of a user's push subscriptions. */
export async function devicesOf(db: Deps['db'], userId: string): Promise<string[]> {
  return (await listSubscriptions(db, userId)).map(({ id }) => id)
}

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

/** The VAPID keys: generated at first use and stored in the database, shared by all processes. */
export async function ensurePushKeys(db: Db): Promise<PushKeys> {
  const known = await findKeys(db)
  if (known) return known
  await writeKeysOnce(db, newPushKeys())
  const stored = await findKeys(db)
  if (!stored) throw new Error('the database took the keys of push and has none')
  return stored
}
