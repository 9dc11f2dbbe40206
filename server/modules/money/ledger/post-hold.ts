import { DomainError } from '@/lib/domain/issues'
import { walletOf } from '@/lib/domain/ledger/accounts'
import { balanceReleasedEntries, balanceReservedEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { postTransaction } from './post-transaction'
import { lockBalances } from './store'

interface Hold {
  id: string
  balanceHalalas: Halalas
}
type Holder = { id: string; guestId: string }

/**
 * The balance's part of an attempt leaves the balance. Throws `balance_too_low` where it holds less. Every posting of a booking that
 * touches a wallet locks `balance_held` first, so one may follow another in a transaction here.
 */
export async function postHold(
  tx: Db,
  { id: bookingId, guestId }: Holder,
  { id: subject, balanceHalalas }: Hold,
  now: Date,
): Promise<void> {
  const wallet = walletOf(guestId)
  const balances = await lockBalances(tx, ['balance_held', wallet])
  if ((balances.get(wallet) ?? 0) < balanceHalalas) throw new DomainError('balance_too_low')
  const posting = { kind: 'balance_held', subject, bookingId, now } as const
  await postTransaction(tx, posting, balanceReservedEntries(guestId, balanceHalalas))
}

/** An attempt that was not captured gives its part back to the balance. */
export async function postHoldReleased(
  tx: Db,
  { id: bookingId, guestId }: Holder,
  { id: subject, balanceHalalas }: Hold,
  now: Date,
): Promise<void> {
  const posting = { kind: 'balance_released', subject, bookingId, now } as const
  await postTransaction(tx, posting, balanceReleasedEntries(guestId, balanceHalalas))
}
