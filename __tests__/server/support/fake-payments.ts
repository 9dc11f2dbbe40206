import { randomUUID } from 'node:crypto'
import type { PaymentReport, PaymentsPort, RefundOrder } from '@/server/ports/payments/port'
import { readSignedWebhook } from '@/server/ports/payments/webhook'

export const FAKE_SECRET = 'the secret of the fake provider'

export interface FakePayments extends PaymentsPort {
  /** what the next payments come to; `null`: the provider cannot be reached */
  next: PaymentReport['status'] | null
  reports: Map<string, PaymentReport>
  refunds: RefundOrder[]
  /** the payments that were given up */
  voided: string[]
  areRefundsDown: boolean
  forget(): void
}

/** A provider outside our machine that a test plays: it is idempotent by the payment's id, as the real ones are. */
export function fakePayments(): FakePayments {
  const fake: FakePayments = {
    provider: 'sandbox',
    methods: ['mada'],
    cardForm: null,
    next: 'paid',
    reports: new Map(),
    refunds: [],
    voided: [],
    areRefundsDown: false,
    newProviderId: () => `fake_${randomUUID().slice(0, 18)}`,
    start: async ({ providerId, amountHalalas, source }) => {
      if (!fake.next) throw new Error('the provider cannot be reached')
      const isDeclined = source === 'test_declined'
      const known = fake.reports.get(providerId)
      const report: PaymentReport = known ?? {
        providerId,
        status: isDeclined ? 'failed' : fake.next,
        amountHalalas,
        currency: 'SAR',
        actionUrl: fake.next === 'initiated' ? 'https://pay.example/3ds' : null,
        declineReason: isDeclined ? 'funds' : null,
      }
      fake.reports.set(providerId, report)
      return report
    },
    find: async (providerId) => fake.reports.get(providerId) ?? null,
    capture: async (providerId) => {
      const report = fake.reports.get(providerId)
      if (!report) throw new Error('nothing to capture')
      fake.reports.set(providerId, { ...report, status: 'paid' })
      return { ...report, status: 'paid' }
    },
    void: async (providerId) => {
      fake.voided.push(providerId)
      return fake.reports.get(providerId) ?? null
    },
    refund: async (order) => {
      if (fake.areRefundsDown) throw new Error('the provider cannot be reached')
      if (!fake.refunds.some((one) => one.idempotencyKey === order.idempotencyKey)) fake.refunds.push(order)
      return true
    },
    readWebhook: (body) => readSignedWebhook(body, FAKE_SECRET),
    forget: () => {
      fake.next = 'paid'
      fake.areRefundsDown = false
      fake.reports.clear()
      fake.refunds.length = 0
      fake.voided.length = 0
    },
  }
  return fake
}
