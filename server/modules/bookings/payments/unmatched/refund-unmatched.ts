import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findPaymentOfProvider } from '@/server/modules/bookings/payments/payment-store'
import { CURRENCY, settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { postUnmatchedResolved } from '@/server/modules/money/ledger/post-refund'
import { OUTSIDE, runEach } from '@/server/run-each'
import { listToRefund, type UnmatchedPayment, updateUnmatched } from './unmatched-store'

/** A provider may report a capture before our call has stored its id. */
const PATIENCE_MINUTES = 10

/** Refunds captures that match no attempt; one that matches by now is settled instead. */
export async function refundUnmatched(deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>): Promise<void> {
  const until = addMinutes(deps.clock.now(), -PATIENCE_MINUTES)
  const unknown = await listToRefund(deps.db, deps.payments.provider, until)
  await runEach(unknown, (one) => endOne(deps, one), OUTSIDE)
}

async function endOne(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
  unmatched: UnmatchedPayment,
): Promise<void> {
  const { db, payments } = deps
  const { id, provider, providerId, amount, reason, resends } = unmatched
  if (reason === 'unknown' && (await findPaymentOfProvider(db, provider, providerId))) {
    await settlePayment(deps, providerId)
    return resolve(deps, unmatched, 'matched')
  }
  try {
    // The provider remembers the refusal of an earlier key.
    const idempotencyKey = resends === 0 ? `unmatched-${id}` : `unmatched-${id}-${resends}`
    const order = { providerId, amountHalalas: amount, refundedBeforeHalalas: 0, idempotencyKey }
    await resolve(deps, unmatched, (await payments.refund(order)) ? 'refunded' : 'refused')
  } catch (error) {
    await updateUnmatched(db, id, { lastProblem: String(error) })
  }
}

/** A refused one is still owed: it stays in the ledger until an admin has ended it. */
async function resolve(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  unmatched: UnmatchedPayment,
  state: 'matched' | 'refunded' | 'refused',
): Promise<void> {
  await db.transaction((tx) => endUnmatched(tx, unmatched, state, clock.now()))
}

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
