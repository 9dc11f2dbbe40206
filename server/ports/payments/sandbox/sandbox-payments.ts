import { SANDBOX_METHODS } from '@/lib/domain/booking/money/sandbox'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import type { PaymentOrder, PaymentReport, PaymentsPort } from '@/server/ports/payments/port'
import { readSignedWebhook } from '@/server/ports/payments/webhook'
import { changeWith, sandboxPage, settleDelayed, stepOf } from './sandbox-page'
import { sandboxSettlements } from './sandbox-settlements'
import { addRefund, findSandboxPayment, insertOnce, type SandboxPayment } from './sandbox-store'

type SandboxDeps = Pick<Deps, 'db' | 'clock'>

/**
 * The provider of the demo: it asks the payer on a test page of this site, moves no money and stores its payments in a
 * table, so that a restart loses nothing. Like the real one it announces every change by a webhook.
 */
export function sandboxPayments(deps: SandboxDeps, webhookSecret: string): PaymentsPort {
  const { db } = deps
  const find = async (id: string) => {
    await settleDelayed(deps, id)
    const payment = await findSandboxPayment(db, id)
    return payment && reportOf(payment)
  }
  const read = async (id: string) => {
    const report = await find(id)
    if (!report) throw new Error(`the sandbox knows no payment ${id}`)
    return report
  }
  return {
    provider: 'sandbox',
    methods: SANDBOX_METHODS,
    cardForm: null,
    sandbox: sandboxPage(deps),
    newProviderId: () => `sandbox_${newId()}`,
    find,
    start: async (order) => {
      await insertOnce(db, { ...rowOf(order), createdAt: deps.clock.now() })
      return read(order.providerId)
    },
    capture: async (id) => {
      await changeWith(deps, id, 'payment_captured', ['authorized'], { state: 'paid' })
      return read(id)
    },
    void: async (id) => {
      await changeWith(deps, id, 'payment_voided', ['initiated', 'authorized'], { state: 'voided' })
      return find(id)
    },
    refund: async ({ providerId, amountHalalas, refundedBeforeHalalas }) => {
      const before = await findSandboxPayment(db, providerId)
      if (before?.outcome === 'unreturnable') return false
      if (await addRefund(db, providerId, refundedBeforeHalalas, amountHalalas)) return true
      const payment = await findSandboxPayment(db, providerId)
      return (payment?.refundedHalalas ?? 0) >= refundedBeforeHalalas + amountHalalas
    },
    settlements: sandboxSettlements(deps),
    readWebhook: (body) => readSignedWebhook(body, webhookSecret),
  }
}

function rowOf({ providerId, amountHalalas, description, returnPath }: PaymentOrder) {
  return { id: providerId, amountHalalas, description, returnPath }
}

function reportOf(payment: SandboxPayment): PaymentReport {
  const { id, amountHalalas, refundedHalalas, declineReason } = payment
  return {
    providerId: id,
    status: statusOf(payment),
    amountHalalas,
    currency: 'SAR',
    refundedHalalas,
    isOurs: true,
    actionUrl: ['choose', 'confirm'].includes(stepOf(payment)) ? `/test-payment/${id}` : null,
    method: payment.method,
    declineReason,
  }
}

function statusOf({ state, amountHalalas, refundedHalalas }: SandboxPayment): PaymentReport['status'] {
  return state === 'paid' && refundedHalalas === amountHalalas ? 'refunded' : state
}
