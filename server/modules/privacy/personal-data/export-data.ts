import type { Deps } from '@/server/deps'
import { exportCleaning } from '@/server/modules/bookings/cleaning/personal-data'
import { exportBookings } from '@/server/modules/bookings/personal-data'
import { exportConversations } from '@/server/modules/conversations/personal-data'
import { exportListings } from '@/server/modules/listings/personal-data'
import { listAllMovements } from '@/server/modules/money/balance/get-balance'
import { exportMoney } from '@/server/modules/money/personal-data'
import { exportPeople } from '@/server/modules/people/personal-data'
import { exportRequests } from '@/server/modules/privacy/privacy-requests/export-requests'

/**
 * All data of a user in one file (Saudi Personal Data Protection Law, right of access): each area names its own,
 * without secrets and hashes.
 */
export async function exportData(
  { db, clock }: Deps,
  { _id: id, balance }: { _id: string; balance: number },
) {
  const { account, vendor, ...people } = await exportPeople(db, id)
  return {
    exportedAt: clock.now().toISOString(),
    account: account[0] ?? null,
    vendor: vendor[0] ?? null,
    balance: { balance, movements: await listAllMovements(db, id) },
    ...people,
    ...(await exportMoney(db, id)),
    ...(await exportListings(db, id)),
    ...(await exportBookings(db, id)),
    ...(await exportCleaning(db, id)),
    ...(await exportConversations(db, id)),
    ...(await exportRequests(db, id)),
  }
}

export type UserData = Awaited<ReturnType<typeof exportData>>
