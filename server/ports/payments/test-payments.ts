import type { TestSource } from '@/lib/domain/booking/money/test-payment-sources'
import type { PaymentReport, PaymentsPort } from './port'

const PROVIDER = 'test'
const ID = /^test_[\w-]+?_(\d+)(_declined)?$/
const DECLINED: TestSource = 'test_declined'

/**
 * Test payments for the demo: a payment succeeds unless the payer chose the declined card; no money moves. The id
 * contains amount and outcome, so that a restart loses nothing.
 */
export function testPayments(): PaymentsPort {
  return {
    provider: PROVIDER,
    start: async ({ id, amountHalalas, source }) =>
      decided(`${PROVIDER}_${id}_${amountHalalas}${source === DECLINED ? '_declined' : ''}`),
    find: async (providerId) => (ID.test(providerId) ? decided(providerId) : null),
    refund: async () => true,
  }
}

function decided(providerId: string): PaymentReport {
  const [, amount, declined] = ID.exec(providerId) ?? []
  const status = declined ? 'failed' : 'paid'
  return { providerId, status, amountHalalas: Number(amount), currency: 'SAR', actionUrl: null }
}
