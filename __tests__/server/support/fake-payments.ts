import type { PaymentReport, PaymentsPort, RefundOrder } from '@/server/ports/payments/port'

export interface FakePayments extends PaymentsPort {
  /** what the next payments come to; `null`: the provider cannot be reached */
  next: PaymentReport['status'] | null
  reports: Map<string, PaymentReport>
  refunds: RefundOrder[]
  areRefundsDown: boolean
  forget(): void
}

/** A provider outside our machine that a test plays: it is idempotent by the order's id, as the real ones are. */
export function fakePayments(): FakePayments {
  const fake: FakePayments = {
    provider: 'test',
    next: 'paid',
    reports: new Map(),
    refunds: [],
    areRefundsDown: false,
    start: async ({ id, amountHalalas, source }) => {
      if (!fake.next) throw new Error('the provider cannot be reached')
      const isDeclined = source === 'test_declined'
      const providerId = `fake_${id}${isDeclined ? '_declined' : ''}`
      const known = fake.reports.get(providerId)
      const report = known ?? {
        providerId,
        status: isDeclined ? 'failed' : fake.next,
        amountHalalas,
        currency: 'SAR',
        actionUrl: fake.next === 'initiated' ? 'https://pay.example/3ds' : null,
      }
      fake.reports.set(providerId, report)
      return report
    },
    find: async (providerId) => fake.reports.get(providerId) ?? null,
    refund: async (order) => {
      if (fake.areRefundsDown) throw new Error('the provider cannot be reached')
      if (!fake.refunds.some((one) => one.idempotencyKey === order.idempotencyKey)) fake.refunds.push(order)
      return true
    },
    forget: () => {
      fake.next = 'paid'
      fake.areRefundsDown = false
      fake.reports.clear()
      fake.refunds.length = 0
    },
  }
  return fake
}
