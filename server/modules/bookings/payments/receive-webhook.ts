import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { queueSettlement } from '@/server/modules/money/settlements/queue-settlement'
import type { Announcement } from '@/server/ports/payments/webhook'
import { CURRENCY, findPaymentOfProvider, type Payment } from './payment-store'
import { settlePayment } from './settle-payment'

/**
 * A webhook only causes a question to the provider, of a settlement by the outbox. One without the secret, or about another amount than the attempt's,
 * is refused and logged; a capture that really differs is found by the sweeper.
 */
export async function receiveWebhook(deps: Deps, body: unknown): Promise<void> {
  const { db, payments, log } = deps
  const { provider } = payments
  const announced = payments.readWebhook(body)
  if (!announced) {
    log.warn({ provider }, 'a webhook without the right secret was refused')
    throw new DomainError('forbidden')
  }
  const { about, providerId } = announced
  if (about === 'settlement') return queueSettlement(deps, providerId)
  const payment = await findPaymentOfProvider(db, provider, providerId)
  if (payment && isOtherAmount(announced, payment)) {
    log.error({ ...announced, paymentId: payment.id }, 'a webhook with a wrong amount was refused')
    throw new DomainError('bad_request')
  }
  await settlePayment(deps, providerId)
}

function isOtherAmount({ amountHalalas, currency }: Announcement, payment: Payment): boolean {
  return (
    (amountHalalas !== null && amountHalalas !== payment.amountHalalas) ||
    (currency !== null && currency !== CURRENCY)
  )
}
