import type { Db } from '@/server/db/db'
import { listAdminIds } from '@/server/modules/people/accounts/admin-roles'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import type { Difference } from './find-differences'
import { writeDifference } from './store'

/** Lists a difference that was found by day, and notifies finance of it once; the night resolves it when the sides are equal. */
export async function reportDifference(tx: Db, difference: Difference, now: Date): Promise<void> {
  if (await writeDifference(tx, difference, now)) await notifyOfDifferences(tx, 1, now)
}

/** Notifies those who look after the money of new differences. */
export async function notifyOfDifferences(tx: Db, count: number, createdAt: Date): Promise<void> {
  for (const userId of await listAdminIds(tx, 'money'))
    await notifyUser(tx, { userId, type: 'Ledger_difference', params: { count }, createdAt })
}
