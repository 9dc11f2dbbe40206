import type { BalanceEntryWire, BalanceWire } from '@/lib/contract/schemas/ledger/balance'
import { type BalanceFilter, balanceKindOf } from '@/lib/domain/ledger/balance'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { PageRequest } from '@/server/plugins/request-params'
import type { SignedIn } from '@/server/policy/signed-in'
import { countMovements, listMonths, listMovements, type Movement } from './store'

/** A user's balance and its movements, the newest first, page by page. */
export async function getBalance(
  db: Db,
  { _id, balance }: Pick<SignedIn, '_id' | 'balance'>,
  filter: BalanceFilter,
  { page, pageSize }: PageRequest,
): Promise<BalanceWire> {
  const rows = await listMovements(db, _id, filter, { limit: pageSize, offset: (page - 1) * pageSize })
  const total = await countMovements(db, _id, filter)
  const months = await listMonths(db, _id)
  return { balance, months, data: rows.map(toWire), page, pageSize, total }
}

/** The whole history, for a file of it and for the export of a user's data. */
export async function listAllMovements(
  db: Db,
  userId: string,
  filter?: BalanceFilter,
): Promise<BalanceEntryWire[]> {
  return (await listMovements(db, userId, filter)).map(toWire)
}

function toWire({ id, kind, reason, bookingId, code, ...movement }: Movement): BalanceEntryWire {
  return {
    _id: id,
    kind: balanceKindOf(kind),
    reason,
    amount: toSar(movement.amountHalalas),
    balance: toSar(movement.balanceHalalas),
    booking: bookingId && code ? { _id: bookingId, code } : null,
    createdAt: movement.createdAt.toISOString(),
  }
}
