import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { runEach } from '@/server/run-each'
import { finishRefund } from './finish-refund'
import { claimRefund, listDueRefunds, noteProblem } from './payment-store'

const FIRST_RETRY_MINUTES = 2
const LONGEST_RETRY_MINUTES = 6 * 60

/**
 * Sends due refunds, and credits those of what was paid from a balance. After a failure it retries with growing pauses and the same key; a final refusal leaves a failed
 * row for an admin.
 */
export async function sendRefunds(deps: Pick<Deps, 'db' | 'clock' | 'payments'>): Promise<void> {
  const due = await listDueRefunds(deps.db, deps.clock.now())
  const ours = due.filter(({ payment }) => payment.provider === deps.payments.provider)
  await runEach(ours, (due) => sendOne(deps, due))
  const credited = due.filter(({ refund }) => refund.destination === 'balance')
  await runEach(credited, ({ refund, payment }) =>
    deps.db.transaction((tx) => finishRefund(tx, refund, payment, true, deps.clock.now())),
  )
}

type DueRefund = Awaited<ReturnType<typeof listDueRefunds>>[number]

async function sendOne(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  { refund, payment, refundedBeforeHalalas }: DueRefund,
): Promise<void> {
  const wait = Math.min(FIRST_RETRY_MINUTES * 2 ** refund.attempts, LONGEST_RETRY_MINUTES)
  const isMine = await claimRefund(db, refund, addMinutes(clock.now(), wait))
  if (!isMine) return
  const { amountHalalas, idempotencyKey } = refund
  const { providerId } = payment
  const order = { providerId, amountHalalas, refundedBeforeHalalas, idempotencyKey }
  try {
    const isAccepted = await payments.refund(order)
    await db.transaction((tx) => finishRefund(tx, refund, payment, isAccepted, clock.now()))
  } catch (error) {
    await noteProblem(db, refund.id, String(error))
  }
}
