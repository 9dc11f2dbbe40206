import { randomUUID } from 'node:crypto'
import { readMoyasarFile } from '@/server/ports/payments/moyasar-file'
import type { PaymentReport, PaymentsPort, RefundOrder } from '@/server/ports/payments/port'
import type { SettlementReport } from '@/server/ports/payments/settlements-port'
import { readSignedWebhook } from '@/server/ports/payments/webhook'

export const FAKE_SECRET = 'the secret of the fake provider'

export interface FakePayments extends PaymentsPort {
  /** what the next payments come to; `null`: the provider cannot be reached */
  next: PaymentReport['status'] | null
  /** `refundedHalalas` and `isOurs` count only in what `find` answers */
  reports: Map<string, StoredReport>
  /** what somebody refunded at the provider without us, by payment */
  byHand: Map<string, number>
  /** payments of another shop on the account */
  foreign: Set<string>
  refunds: RefundOrder[]
  /** the payments that were given up */
  voided: string[]
  areRefundsDown: boolean
  /** the transfers to our bank */
  settled: SettlementReport[]
  forget(): void
}

export type StoredReport = Omit<PaymentReport, 'refundedHalalas' | 'isOurs'>

/** A provider outside our machine that a test plays: it is idempotent by the payment's id, as the real ones are. */
export function fakePayments(): FakePayments {
  const fake: FakePayments = {
    provider: 'sandbox',
    methods: ['mada'],
    cardForm: null,
    next: 'paid',
    reports: new Map(),
    byHand: new Map(),
    foreign: new Set(),
    refunds: [],
    voided: [],
    areRefundsDown: false,
    settled: [],
    settlements: {
      list: async () => fake.settled.map(({ settlementId }) => settlementId),
      read: async (id) => fake.settled.find(({ settlementId }) => settlementId === id) ?? null,
      readFile: readMoyasarFile,
    },
    newProviderId: () => `fake_${randomUUID().slice(0, 18)}`,
    start: async ({ providerId, amountHalalas, source }) => {
      if (!fake.next) throw new Error('the provider cannot be reached')
      const isDeclined = source === 'test_declined'
      const known = fake.reports.get(providerId)
      const report: StoredReport = known ?? {
        providerId,
        status: isDeclined ? 'failed' : fake.next,
        amountHalalas,
        currency: 'SAR',
        actionUrl: fake.next === 'initiated' ? 'https://pay.example/3ds' : null,
        declineReason: isDeclined ? 'funds' : null,
      }
      fake.reports.set(providerId, report)
      return wholeOf(report)
    },
    find: async (providerId) => {
      const report = fake.reports.get(providerId)
      return report ? wholeOf(report) : null
    },
    capture: async (providerId) => {
      const report = fake.reports.get(providerId)
      if (!report) throw new Error('nothing to capture')
      fake.reports.set(providerId, { ...report, status: 'paid' })
      return wholeOf({ ...report, status: 'paid' })
    },
    void: async (providerId) => {
      fake.voided.push(providerId)
      return fake.find(providerId)
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
      fake.byHand.clear()
      fake.foreign.clear()
      fake.refunds.length = 0
      fake.voided.length = 0
      fake.settled.length = 0
    },
  }
  const wholeOf = (report: StoredReport): PaymentReport => {
    const { providerId, status, amountHalalas } = report
    const ordered = fake.refunds.filter((one) => one.providerId === providerId)
    const refunded = ordered.reduce((sum, one) => sum + one.amountHalalas, fake.byHand.get(providerId) ?? 0)
    const refundedHalalas = status === 'voided' ? amountHalalas : refunded
    return { ...report, refundedHalalas, isOurs: !fake.foreign.has(providerId) }
  }
  return fake
}
