import type { BalanceEntryWire, BalanceWire } from '@/lib/domain/account/profile'
import { walletOf } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageRequest } from '@/server/plugins/params'
import { countMovements, listMovements, type Movement } from './store'

/** A user's balance and its movements, the newest first, page by page. */
export async function getBalance(
  db: Db,
  user: SignedIn,
  { page, pageSize }: PageRequest,
): Promise<BalanceWire> {
  const account = walletOf(user._id)
  const rows = await listMovements(db, account, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    balance: user.balance,
    data: rows.map(toWire),
    page,
    pageSize,
    total: await countMovements(db, account),
  }
}

/** The whole history, for the export of a user's data. */
export async function listAllMovements(db: Db, userId: string): Promise<BalanceEntryWire[]> {
  return (await listMovements(db, walletOf(userId))).map(toWire)
}

function toWire({ entry, transaction }: Movement): BalanceEntryWire {
  return {
    _id: entry.id,
    kind: transaction.kind,
    reason: transaction.reason,
    amount: toSar(entry.amountHalalas),
    bookingId: transaction.bookingId,
    createdAt: transaction.createdAt.toISOString(),
  }
}
