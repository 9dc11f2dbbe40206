import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import type { PaymentReport } from '@/server/ports/payments/port'
import { findPaymentOfProvider, listPaymentsSince } from './payment-store'
import { settlePayment } from './settle-payment'

/** The attempts of these days are compared, so that a night that fails is made up for by the next. */
const DAYS = 3

/** A capture on both sides, in halalas; 0 where there is none. */
interface ComparedCapture {
  paymentId: string
  bookingId: string
  ours: number
  theirs: number
}

/** Compares the recent attempts with the provider. A capture that was never reported is settled first. */
export async function compareWithProvider(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
): Promise<ComparedCapture[]> {
  const { db, clock, payments } = deps
  const since = new Date(addDays(riyadhDay(clock.now()), -DAYS))
  const compared: ComparedCapture[] = []
  for (const { id: paymentId, bookingId, providerId } of await listPaymentsSince(
    db,
    payments.provider,
    since,
  )) {
    const report = await settlePayment(deps, providerId)
    const payment = await findPaymentOfProvider(db, payments.provider, providerId)
    compared.push({
      paymentId,
      bookingId,
      ours: payment?.state === 'paid' ? payment.amountHalalas : 0,
      theirs: report && isTaken(report) ? report.amountHalalas : 0,
    })
  }
  return compared
}

/** Refunds are compared by booking, so a payment refunded in whole is still a capture. */
const isTaken = ({ status }: PaymentReport) => status === 'paid' || status === 'refunded'
