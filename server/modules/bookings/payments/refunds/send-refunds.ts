import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { hasOpenChargeback } from '@/server/modules/bookings/chargebacks/store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { BALANCE_PROVIDER } from '@/server/modules/bookings/payments/payment-store'
import { OUTSIDE, runEach } from '@/server/run-each'
import { finishRefund } from './finish-refund'
import { recordReturns } from './record-returns'
import { beginRefund, claimRefund, listDueRefunds, listRefundsOf, noteProblem } from './refund-store'

export const FIRST_RETRY_MINUTES = 2
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

async function sendOne(deps: SendDeps, { refund, payment }: DueRefund): Promise<void> {
  const { db, clock, payments } = deps
  const wait = Math.min(FIRST_RETRY_MINUTES * 2 ** refund.attempts, LONGEST_RETRY_MINUTES)
  if (!(await claimRefund(db, refund, addMinutes(clock.now(), wait)))) return
  const { amountHalalas, idempotencyKey } = refund
  const { providerId } = payment
  try {
    const refundedBeforeHalalas = refund.refundedBeforeHalalas ?? (await begin(deps, { refund, payment }))
    if (refundedBeforeHalalas === null) return
    const order = { providerId, amountHalalas, refundedBeforeHalalas, idempotencyKey }
    const isAccepted = await payments.refund(order)
    await db.transaction((tx) => finishRefund(tx, refund, payment, isAccepted, clock.now()))
  } catch (error) {
    await noteProblem(db, refund.id, String(error))
  }
}

/**
 * What was refunded of the payment before the first try, so that a repeated one is known by the sum. What went back without us is
 * booked before; null: it was this refund, in part or whole, or a chargeback is open.
 */
async function begin(
  { db, clock, payments }: SendDeps,
  { refund, payment }: DueRefund,
): Promise<number | null> {
  const report = await payments.find(payment.providerId)
  const refundedHalalas = report?.refundedHalalas ?? 0
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, payment.bookingId, 'anybody')
    await recordReturns(tx, booking, payment, { refundedHalalas }, clock.now())
    if (await hasOpenChargeback(tx, { paymentId: payment.id })) return null
    const now = (await listRefundsOf(tx, payment.id)).find(({ id }) => id === refund.id)
    if (now?.amountHalalas !== refund.amountHalalas) return null
    return (await beginRefund(tx, refund.id, refundedHalalas)) ? refundedHalalas : null
  })
}
