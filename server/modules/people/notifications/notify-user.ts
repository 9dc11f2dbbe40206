import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { newId } from '@/server/db/schema/columns'
import { listMembers } from '@/server/modules/people/vendors/list-members'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Job } from '@/server/modules/platform/outbox/jobs'
import { type NewNotification, writeNotifications } from './store'
import { concerns } from './vendor-notifications'

/** To one user, or to those members of a vendor whom it concerns. */
export type Notice = Omit<NewNotification, 'userId'> & ({ userId: string } | { vendorId: string })

/**
 * Notifies a user; call it in the transaction of the cause. The row appears in the notification list; the job emits it
 * to open pages and sends it by the chosen channels.
 */
export function notifyUser(tx: Db, notification: NewNotification): Promise<void> {
  return notifyUsers(tx, [notification], [], notification.createdAt)
}

/** The same to the members of a vendor whom it concerns. */
export function notifyVendor(tx: Db, notice: Extract<Notice, { vendorId: string }>): Promise<void> {
  return notifyUsers(tx, [notice], [], notice.createdAt)
}

/** The same for several users and vendors, together with other jobs of the cause. */
export async function notifyUsers(
  tx: Db,
  notices: readonly Notice[],
  otherWork: readonly Job[],
  now: Date,
): Promise<void> {
  const addressed = await Promise.all(notices.map((one) => addressTo(tx, one)))
  const rows = addressed.flat().map((one) => ({ ...one, id: newId() }))
  const work = rows.map(({ id }): Job => ({ kind: 'notification', payload: { notificationId: id } }))
  await together([() => writeNotifications(tx, rows), () => enqueueJobs(tx, [...work, ...otherWork], now)])
}

async function addressTo(tx: Db, notice: Notice): Promise<NewNotification[]> {
  if ('userId' in notice) return [notice]
  const { vendorId, ...rest } = notice
  const shared = { ...rest, params: { ...rest.params, vendorId } }
  const members = (await listMembers(tx, vendorId)).filter(({ role }) => concerns(notice.type, role))
  return members.map(({ userId }) => ({ ...shared, userId }))
}
