import { addMinutes } from '@/lib/domain/days'
import type { Deps } from '@/server/deps'
import { oneByOne } from '@/server/one-by-one'
import { claimRefund, endRefund, noteProblem, type Payment, type Refund, readDueRefunds } from './money-store'

const FIRST_RETRY_MINUTES = 2
const LONGEST_RETRY_MINUTES = 6 * 60

/**
 * Sends what is due back to guests. A provider that cannot be reached is asked again, later each time and under the
 * same key; one that refuses for good leaves a failed row for a person.
 */
export async function sendRefunds(deps: Pick<Deps, 'db' | 'clock' | 'payments'>): Promise<void> {
  const due = await readDueRefunds(deps.db, deps.clock.now())
  const ours = due.filter(({ payment }) => payment.provider === deps.payments.provider)
  await oneByOne(ours, ({ refund, payment }) => sendOne(deps, refund, payment))
}

async function sendOne(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  refund: Refund,
  payment: Payment,
): Promise<void> {
  const wait = Math.min(FIRST_RETRY_MINUTES * 2 ** refund.attempts, LONGEST_RETRY_MINUTES)
  const isMine = await claimRefund(db, refund, addMinutes(clock.now(), wait))
  if (!isMine || !payment.providerId) return
  const { amountHalalas, idempotencyKey } = refund
  const order = { providerId: payment.providerId, amountHalalas, idempotencyKey }
  try {
    const isAccepted = await payments.refund(order)
    await endRefund(db, refund.id, isAccepted ? 'done' : 'failed')
  } catch (error) {
    await noteProblem(db, refund.id, String(error))
  }
}
