import type { PaymentReport, PaymentsPort } from './port'

const PROVIDER = 'test'
const ID = /^test_([\w-]+)_(\d+)$/

/**
 * Test payments, for the demo alone: every payment succeeds at once and no money moves. The amount is part of the id,
 * so that a restart forgets nothing.
 */
export function testPayments(): PaymentsPort {
  return {
    provider: PROVIDER,
    start: async ({ id, amountHalalas }) => paid(`${PROVIDER}_${id}_${amountHalalas}`, amountHalalas),
    find: async (providerId) => {
      const amount = ID.exec(providerId)?.[2]
      return amount === undefined ? null : paid(providerId, Number(amount))
    },
    refund: async () => true,
  }
}

function paid(providerId: string, amountHalalas: number): PaymentReport {
  return { providerId, status: 'paid', amountHalalas, currency: 'SAR', actionUrl: null }
}
