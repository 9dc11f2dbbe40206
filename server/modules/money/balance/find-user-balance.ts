import type { UserBalanceWire } from '@/lib/contract/schemas/ledger/adjustments'
import { normalisePhone } from '@/lib/domain/account/phone'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { findLimit } from '@/server/modules/money/find-limit'
import type { PageRequest } from '@/server/plugins/request-params'
import { adjustedUser } from './adjusted-user'
import { findUserByPhone } from './adjustment-store'
import { getBalance } from './get-balance'

/** The balance of the user with a mobile number, for admins. Throws `not_found`. */
export async function findUserBalance(db: Db, typed: string, page: PageRequest): Promise<UserBalanceWire> {
  const phone = normalisePhone(typed)
  const user = phone === null ? null : await findUserByPhone(db, phone)
  if (!user) throw new DomainError('not_found')
  const owner = { _id: user.id, balance: toSar(user.balanceHalalas) }
  return {
    user: adjustedUser(user),
    limit: toSar(await findLimit(db)),
    ...(await getBalance(db, owner, {}, page)),
  }
}
