import type { BegunPayment } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { endAttempt } from '@/server/modules/bookings/payments/balance/reserved-balance'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { findBooking } from '@/server/modules/bookings/store'
import type { PaymentReport } from '@/server/ports/payments/port'
import type { PayerSource } from './payer-source'

const RETRY_SECONDS = 5

/** Starts an attempt at the provider, or asks about one that was started, and settles it; null when it is paid. */
export async function startPayment(
  deps: Deps,
  payment: Payment,
  { source, language, returnPath }: { source: PayerSource; language: Language; returnPath?: string },
): Promise<PaymentReport | null> {
  if (payment.state !== 'initiated') return null
  const { id, providerId, amountHalalas, bookingId } = payment
  const booking = await findBooking(deps.db, bookingId)
  const description = booking?.code ?? bookingId
  const order = {
    providerId,
    amountHalalas,
    description,
    returnPath: returnPath ?? `/booking/${bookingId}/payment-return`,
    language,
    source: source.source,
    way: source.way,
  }
  const started = await deps.payments.start(order).catch((error: unknown) => {
    deps.log.error({ err: error, paymentId: id }, 'the payment provider did not answer')
    throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  })
  if (started.status === 'initiated') return started
  const settled = await settlePayment(deps, providerId)
  if (settled || started.status !== 'failed') return settled
  // Refused before the provider made a payment, so there is nothing to find.
  await refuse(deps, payment, started.declineReason)
  return started
}

/** What the payer has to do next of an attempt that was begun. */
export const begunOf = (paymentId: string, report: PaymentReport | null): BegunPayment => ({
  _id: paymentId,
  actionUrl: report?.actionUrl ?? null,
  asksCode: report?.asksCode ?? false,
})

async function refuse(
  { db, clock }: Deps,
  payment: Payment,
  declineReason: PaymentReport['declineReason'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, payment.bookingId, 'anybody')
    await endAttempt(tx, booking, payment, { state: 'failed', now: clock.now(), declineReason })
  })
}
