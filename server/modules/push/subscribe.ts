import type { PushBody } from '@/lib/domain/notifications/push'
import type { Deps } from '@/server/deps'
import { deleteSubscriptions, listSubscriptions, writeSubscription } from './store'

/** More browsers than one user uses. */
const AT_MOST = 10

/** Stores a browser's subscription for the lifetime of the session; the oldest beyond ten are deleted. */
export async function subscribe(
  { db, clock }: Deps,
  { userId, sessionHash }: { userId: string; sessionHash: string },
  { endpoint, keys: { p256dh, auth } }: PushBody,
): Promise<void> {
  await db.transaction(async (tx) => {
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
