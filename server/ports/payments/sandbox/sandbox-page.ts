import type { SandboxPaymentWire, SandboxStep } from '@/lib/contract/schemas/booking/money/sandbox'
import { ANSWER_DELAY_SECONDS, type SandboxOutcome } from '@/lib/domain/booking/money/sandbox'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { SandboxPage } from '@/server/ports/payments/port'
import type { PaymentEvent } from '@/server/ports/payments/webhook'
import { changeIn, chooseOnce, findSandboxPayment, type SandboxPayment } from './sandbox-store'

type SandboxDeps = Pick<Deps, 'db' | 'clock'>
type Change = Parameters<typeof changeIn>[3]

/** What each choice does at once, and the webhook that follows; a choice without an event only waits. */
const EFFECTS: Record<SandboxOutcome, { change: Change; event?: PaymentEvent }> = {
  approved: { change: { state: 'paid' }, event: 'payment_paid' },
  // The older of the two spellings that the real provider uses.
  funds: { change: { state: 'failed', declineReason: 'funds' }, event: 'payment_faild' },
  expired: { change: { state: 'failed', declineReason: 'expired' }, event: 'payment_failed' },
  captured: { change: { state: 'authorized' }, event: 'payment_authorized' },
  confirmed: { change: {} },
  late: { change: {}, event: 'payment_paid' },
  silent: { change: {} },
  unreturnable: { change: { state: 'paid' }, event: 'payment_paid' },
}

export function sandboxPage(deps: SandboxDeps): SandboxPage {
  const { db, clock } = deps
  const read = async (id: string) => {
    await settleDelayed(deps, id)
    const payment = await findSandboxPayment(db, id)
    return payment && toWire(payment)
  }
  return {
    read,
    choose: async (id, method, outcome) => {
      const { change, event } = EFFECTS[outcome]
      const delayMs = outcome === 'late' ? ANSWER_DELAY_SECONDS * 1000 : 0
      const answersAt = new Date(clock.now().getTime() + delayMs)
      await db.transaction(async (tx) => {
        const chosen = { ...change, method, outcome, ...(delayMs > 0 ? { answersAt } : {}) }
        if (!(await chooseOnce(tx, id, chosen)) || !event) return
        await enqueueJobs(tx, [webhookOf(id, event)], answersAt)
      })
      return read(id)
    },
    confirm: async (id, isConfirmed) => {
      const payment = await findSandboxPayment(db, id)
      if (payment && stepOf(payment) === 'confirm') {
        const change: Change = isConfirmed
          ? { state: 'paid' }
          : { state: 'failed', declineReason: 'unconfirmed' }
        await changeWith(deps, id, isConfirmed ? 'payment_paid' : 'payment_failed', ['initiated'], change)
      }
      return read(id)
    },
    cancel: async (id) => {
      const payment = await findSandboxPayment(db, id)
      if (payment && stepOf(payment) === 'wait') return read(id)
      const change: Change = { state: 'failed', declineReason: 'unconfirmed' }
      await changeWith(deps, id, 'payment_failed', ['initiated'], change)
      return read(id)
    },
  }
}

/** Changes the payment and enqueues its webhook, both or neither. */
export async function changeWith(
  { db, clock }: SandboxDeps,
  id: string,
  event: PaymentEvent,
  states: SandboxPayment['state'][],
  change: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await changeIn(tx, id, states, change)) await enqueueJobs(tx, [webhookOf(id, event)], clock.now())
  })
}

/** A late answer has no timer of its own: whoever asks after its time settles it. */
export async function settleDelayed({ db, clock }: SandboxDeps, id: string): Promise<void> {
  const payment = await findSandboxPayment(db, id)
  if (payment?.answersAt && payment.answersAt <= clock.now()) {
    await changeIn(db, id, ['initiated'], { state: 'paid' })
  }
}

export function stepOf({ state, outcome }: SandboxPayment): SandboxStep {
  if (state !== 'initiated') return 'done'
  if (outcome === null) return 'choose'
  return outcome === 'confirmed' ? 'confirm' : 'wait'
}

function toWire(payment: SandboxPayment): SandboxPaymentWire {
  const { amountHalalas, description, method, returnPath } = payment
  return { step: stepOf(payment), amount: toSar(amountHalalas), description, method, returnPath }
}

const webhookOf = (providerId: string, event: PaymentEvent) =>
  ({ kind: 'sandboxWebhook', payload: { providerId, event } }) as const
