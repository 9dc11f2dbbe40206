import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { CURRENCY } from '@/server/modules/bookings/payments/payment-store'
import { postUnmatchedResolved } from '@/server/modules/money/ledger/post-refund'
import { lockUnmatchedOf, type UnmatchedPayment, updateUnmatched } from './unmatched-store'

/** The state of one that nothing more is done about, with its posting. */
export async function endUnmatched(
  tx: Db,
  unmatched: UnmatchedPayment,
  state: 'matched' | 'refunded' | 'refused' | 'solved',
  now: Date,
): Promise<void> {
  await updateUnmatched(tx, unmatched.id, { state })
  if (unmatched.currency === CURRENCY && state !== 'refused') await postUnmatchedResolved(tx, unmatched, now)
}

/**
 * A capture that was reported before its attempt was stored, or otherwise than it was, is its attempt's after all: what was owed
 * back of it is not sent. In a transaction of its own, because one posting in each holds the order of locks.
 */
export async function endMatched(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  providerId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const unmatched = await lockUnmatchedOf(tx, payments.provider, providerId)
    if (unmatched) await endUnmatched(tx, unmatched, 'matched', clock.now())
  })
}
