import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { findPaymentOfProvider } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { OUTSIDE, runEach } from '@/server/run-each'
import { endUnmatched } from './end-unmatched'
import { isOpen, listToRefund, type UnmatchedPayment, updateUnmatched } from './unmatched-store'

/** A provider may report a capture before our call has stored its id. */
const PATIENCE_MINUTES = 10

/** Refunds captures that match no attempt; one that matches by now, by what the provider says of it now, is settled instead. */
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
  const { id, provider, providerId, amount, resends } = unmatched
  if (await findPaymentOfProvider(db, provider, providerId)) {
    const report = await settlePayment(deps, providerId)
    if (!(await isOpen(db, id))) return
    if (report?.status !== 'paid') return refuseUncaptured(deps, unmatched)
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
  state: 'refunded' | 'refused',
): Promise<void> {
  await db.transaction((tx) => endUnmatched(tx, unmatched, state, clock.now()))
}

/** What the provider does not call captured now cannot go back: an admin looks after it. */
async function refuseUncaptured(
  deps: Pick<Deps, 'db' | 'clock'>,
  unmatched: UnmatchedPayment,
): Promise<void> {
  await updateUnmatched(deps.db, unmatched.id, { lastProblem: 'the provider reports no capture of it now' })
  await resolve(deps, unmatched, 'refused')
}
