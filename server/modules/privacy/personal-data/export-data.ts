import type { Deps } from '@/server/deps'
import { listAllMovements } from '@/server/modules/money/balance/get-balance'
import { getEverything } from './store'

/** All data of a user in one file (Saudi Personal Data Protection Law, right of access). */
export async function exportData({ db, clock }: Deps, user: { _id: string; balance: number }) {
  const { account, vendor, ...rest } = await getEverything(db, user._id)
  return {
    exportedAt: clock.now().toISOString(),
    account: account[0] ?? null,
    vendor: vendor[0] ?? null,
    balance: { balance: user.balance, movements: await listAllMovements(db, user._id) },
    ...rest,
  }
}

export type UserData = Awaited<ReturnType<typeof exportData>>
