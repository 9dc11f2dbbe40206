import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { newId } from '@/server/db/schema/columns'
import { enqueueJobs } from '@/server/modules/outbox/enqueue-jobs'
import type { Job } from '@/server/modules/outbox/jobs'
import { type NewNotification, writeNotifications } from './store'

/**
 * Notifies a user; call it in the transaction of the cause. The row appears in the notification list; the job emits it
 * to open pages and sends it by the chosen channels.
 */
export function notifyUser(tx: Db, notification: NewNotification): Promise<void> {
  return notifyUsers(tx, [notification], [], notification.createdAt)
}

/** The same for several users, together with other jobs of the cause. */
export async function notifyUsers(
  tx: Db,
  notifications: readonly NewNotification[],
  otherWork: readonly Job[],
  now: Date,
): Promise<void> {
  const rows = notifications.map((one) => ({ ...one, id: newId() }))
  const work = rows.map(({ id }): Job => ({ kind: 'notification', payload: { notificationId: id } }))
  await together([() => writeNotifications(tx, rows), () => enqueueJobs(tx, [...work, ...otherWork], now)])
}
