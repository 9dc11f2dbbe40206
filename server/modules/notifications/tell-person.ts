import type { Db } from '@/server/db/open'
import { promiseWork } from '@/server/modules/outbox/promise-work'
import { type NewNotification, writeNotification } from './store'

/**
 * Tells a person something: call it in the transaction of the cause. The row is what the bell shows in whichever
 * language its reader has; the work beside it carries it to open pages and to the channels that the reader chose.
 */
export async function tellPerson(tx: Db, notification: NewNotification): Promise<void> {
  const notificationId = await writeNotification(tx, notification)
  await promiseWork(tx, [{ kind: 'notification', payload: { notificationId } }], notification.createdAt)
}
