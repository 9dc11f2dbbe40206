import type { PushBody } from '@/lib/domain/notifications/push'
import type { Deps } from '@/server/deps'
import { deleteSubscriptions, listSubscriptions, writeSubscription } from './store'

/** More browsers than one user uses. */
const AT_MOST = 10

/** Remembers a browser of a user, for as long as the session lives; the oldest beyond ten are forgotten. */
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

/** The browsers that want to hear of a user's news. */
export async function devicesOf(db: Deps['db'], userId: string): Promise<string[]> {
  return (await listSubscriptions(db, userId)).map(({ id }) => id)
}
