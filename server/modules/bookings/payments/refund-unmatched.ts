import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { runEach } from '@/server/run-each'
import { findPaymentOfProvider } from './payment-store'
import { settlePayment } from './settle-payment'
import { listUnknownOf, type UnmatchedPayment, updateUnmatched } from './unmatched-store'

/** A provider may report a capture before our call has stored its id. */
const PATIENCE_MINUTES = 10

/** Refunds captures that match no attempt; one that matches by now is settled instead. */
export async function refundUnmatched(deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>): Promise<void> {
  const until = addMinutes(deps.clock.now(), -PATIENCE_MINUTES)
  const unknown = await listUnknownOf(deps.db, deps.payments.provider, until)
  await runEach(unknown, (one) => endOne(deps, one))
}

async function endOne(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
  { id, provider, providerId, amount }: UnmatchedPayment,
): Promise<void> {
  const { db, payments } = deps
  if (await findPaymentOfProvider(db, provider, providerId)) {
    await settlePayment(deps, providerId)
    return updateUnmatched(db, id, { state: 'matched' })
  }
  try {
    const order = { providerId, amountHalalas: amount, idempotencyKey: `unmatched-${id}` }
    await updateUnmatched(db, id, { state: (await payments.refund(order)) ? 'refunded' : 'refused' })
  } catch (error) {
    await updateUnmatched(db, id, { lastProblem: String(error) })
  }
}
