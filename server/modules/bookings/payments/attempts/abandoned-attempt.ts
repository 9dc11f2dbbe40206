import { DomainError } from '@/lib/domain/issues'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'

/** An open attempt blocks others for so long; later it counts as abandoned, and a late capture is refunded. */
const EXCLUSIVE_SECONDS = 60

export const isAbandoned = (payment: Payment, now: Date) => ageSeconds(payment, now) >= EXCLUSIVE_SECONDS

/** An open attempt is left alone for a minute, also by another source. */
export function assertAbandoned(inFlight: Payment, now: Date): void {
  if (isAbandoned(inFlight, now)) return
  const retryAfterSeconds = EXCLUSIVE_SECONDS - ageSeconds(inFlight, now)
  throw new DomainError('payment_in_progress', { retryAfterSeconds })
}

const ageSeconds = ({ createdAt }: Payment, now: Date) =>
  Math.floor((now.getTime() - createdAt.getTime()) / 1000)
