import type { Db } from '@/server/db/open'
import { promiseWork } from '@/server/modules/outbox/promise-work'
import type { Work } from '@/server/modules/outbox/work'
import { type NewNotification, writeNotification } from './store'

/**
 * Tells a person something: call it in the transaction of the cause. The row is what the bell shows in whichever
 * language its reader has; the work beside it carries it to open pages and to the channels that the reader chose.
 */
export async function tellPerson(tx: Db, notification: NewNotification): Promise<void> {
  await promiseWork(tx, [await noteFor(tx, notification)], notification.createdAt)
}

/** Writes the row alone and answers the work beside it, for a caller who promises more in the same breath. */
export async function noteFor(tx: Db, notification: NewNotification): Promise<Work> {
  const notificationId = await writeNotification(tx, notification)
  return { kind: 'notification', payload: { notificationId } }
}
