import type { Db } from '@/server/db/db'
import { listAdminIds } from '@/server/modules/people/accounts/admin-roles'
import { notifyUsers } from '@/server/modules/people/notifications/notify-user'
import type { ClaimedBooking } from './store'

/** Notifies every admin of a claim that waits for a decision. */
export async function notifyAdmins(tx: Db, { code }: Pick<ClaimedBooking, 'code'>, now: Date): Promise<void> {
  const admins = await listAdminIds(tx, 'bookings')
  const notifications = admins.map((userId) => ({
    userId,
    type: 'Deposit_claim_waiting' as const,
    params: { code },
    createdAt: now,
  }))
  await notifyUsers(tx, notifications, [], now)
}
