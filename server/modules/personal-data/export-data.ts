import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { everyMovement } from '@/server/modules/balance/tell-balance'
import { readEverything } from './store'

/** Everything that is kept about a person in one piece, as the Saudi personal-data law lets them ask for. */
export async function exportData({ db, clock }: Deps, user: SignedIn) {
  const { account, vendor, ...rest } = await readEverything(db, user._id)
  return {
    exportedAt: clock.now().toISOString(),
    account: account[0] ?? null,
    vendor: vendor[0] ?? null,
    balance: { balance: user.balance, movements: await everyMovement(db, user._id) },
    ...rest,
  }
}
