import type { NotificationType } from '@/lib/domain/notifications/notification'
import type { Db } from '@/server/db/db'
import { listAdminIds } from '@/server/modules/people/accounts/admin-roles'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'

/** Notifies those who look after the money. */
export async function notifyFinance(
  tx: Db,
  type: NotificationType,
  params: Record<string, string | number>,
  createdAt: Date,
): Promise<void> {
  for (const userId of await listAdminIds(tx, 'money'))
    await notifyUser(tx, { userId, type, params, createdAt })
}
