import type { TestSource } from '@/lib/domain/booking/money/test-sources'
import type { PaymentReport, PaymentsPort } from './port'

const PROVIDER = 'test'
const ID = /^test_[\w-]+?_(\d+)(_declined)?$/
const DECLINED: TestSource = 'test_declined'

/**
 * Test payments, for the demo alone: a payment succeeds at once unless the payer chose the card that is declined, and
 * no money moves. Amount and outcome are part of the id, so that a restart forgets nothing.
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
