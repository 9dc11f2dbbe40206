import { walletOf } from '@/lib/domain/ledger/accounts'
import { adjustmentEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { postTransaction } from './post-transaction'
import { lockBalances } from './store'

/** An approved adjustment of a balance, once; false when the balance holds less than is deducted. */
export async function postAdjustment(
  tx: Db,
  adjustment: { id: string; userId: string; amountHalalas: Halalas; reason: string },
  now: Date,
): Promise<boolean> {
  const { id: subject, userId, amountHalalas, reason } = adjustment
  const wallet = walletOf(userId)
  const balances = await lockBalances(tx, ['adjustments', wallet])
  if ((balances.get(wallet) ?? 0) + amountHalalas < 0) return false
  const posting = { kind: 'balance_adjusted', subject, bookingId: null, reason, now } as const
  await postTransaction(tx, posting, adjustmentEntries(userId, amountHalalas))
  return true
}
