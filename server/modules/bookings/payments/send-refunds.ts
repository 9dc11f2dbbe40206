import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { OUTSIDE, runEach } from '@/server/run-each'
import { finishRefund } from './finish-refund'
import { BALANCE_PROVIDER, claimRefund, listDueRefunds, noteProblem } from './payment-store'

const FIRST_RETRY_MINUTES = 2
const LONGEST_RETRY_MINUTES = 6 * 60

/**
 * Sends due refunds, and credits those of what was paid from a balance. After a failure it retries with growing pauses and the same key; a final refusal leaves a failed
 * row for an admin.
 */
export async function sendRefunds(deps: SendDeps): Promise<void> {
  const { provider } = deps.payments
  const steps = [
    { providers: [provider], work: sendOne },
    { providers: [BALANCE_PROVIDER], work: creditOne },
    { providers: [provider, BALANCE_PROVIDER], isOther: true, work: refuseOne },
  ]
  await runEach(steps, async ({ work, ...by }) => {
    const due = await listDueRefunds(deps.db, by, deps.clock.now())
    await runEach(due, (one) => work(deps, one), OUTSIDE)
  })
}

type SendDeps = Pick<Deps, 'db' | 'clock' | 'payments'>

async function creditOne({ db, clock }: SendDeps, { refund, payment }: DueRefund): Promise<void> {
  await db.transaction((tx) => finishRefund(tx, refund, payment, true, clock.now()))
}

/** Only the provider that took a payment can refund it: where it is not configured any more, an admin looks after it. */
async function refuseOne({ db, clock }: SendDeps, { refund, payment }: DueRefund): Promise<void> {
  await noteProblem(db, refund.id, `the provider ${payment.provider} is not configured`)
  await db.transaction((tx) => finishRefund(tx, refund, payment, false, clock.now()))
}

type DueRefund = Awaited<ReturnType<typeof listDueRefunds>>[number]

async function sendOne(
  { db, clock, payments }: SendDeps,
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
