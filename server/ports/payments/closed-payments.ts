import type { PaymentsPort } from './port'

/** Production without a provider: nobody can pay, and no test payment can ever settle a real booking. */
export function closedPayments(): PaymentsPort {
  const refuse = async () => {
    throw new Error('no payment provider is set')
  }
  return { provider: 'closed', start: refuse, find: refuse, refund: refuse }
}
