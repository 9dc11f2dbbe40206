import type { PaymentsPort } from './port'

/** Production without a provider: every method rejects, so that no test payment settles a real booking. */
export function closedPayments(): PaymentsPort {
  const refuse = async () => {
    throw new Error('no payment provider is set')
  }
  return { provider: 'closed', start: refuse, find: refuse, refund: refuse }
}
