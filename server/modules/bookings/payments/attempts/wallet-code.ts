import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm'
import { WALLET_CODE_LIMITS } from '@/lib/domain/booking/money/pay-source'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments } from '@/server/db/schema/money/payments'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { endAttempt } from '@/server/modules/bookings/payments/balance/reserved-balance'
import { findPayment } from '@/server/modules/bookings/payments/captured-store'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import type { PaymentReport } from '@/server/ports/payments/port'
import { giveUpPayment } from './give-up-payment'

const RETRY_SECONDS = 5

/**
 * Hands the code over to the wallet of an attempt, and settles what came of it; null when the attempt was paid before. The
 * provider's own answer counts, so that a code that is typed twice, or in two tabs, pays once.
 */
export async function confirmAttempt(
  deps: Deps,
  attempt: Payment | null | undefined,
  code: string,
): Promise<PaymentReport | null> {
  if (attempt?.state === 'paid') return null
  const { confirmCode } = deps.payments
  if (!attempt || !isWaiting(attempt) || !confirmCode) throw new DomainError('not_in_this_state')
  const { id, providerId } = attempt
  const answer = await readAnswer(deps, providerId, () => confirmCode(providerId, code)).catch(
    (error: unknown) => {
      deps.log.error({ err: error, paymentId: id }, 'the payment provider did not answer')
      throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
    },
  )
  const { isTaken, report } = answer
  if (report?.status === 'failed') {
    throw new DomainError('payment_declined', { data: { reason: report.declineReason ?? 'other' } })
  }
  if (report?.status !== 'initiated' || isTaken) return report
  // The same code of another tab may have paid between the two answers of the provider.
  if ((await findPayment(deps.db, id)).state === 'paid') return null
  throw new DomainError('wrong_code')
}

async function readAnswer(deps: Deps, providerId: string, confirm: () => Promise<boolean>) {
  const isTaken = await confirm()
  return { isTaken, report: await settlePayment(deps, providerId) }
}

/** Gives up an attempt that waits for its code. A code that was taken meanwhile has paid all the same. */
export async function cancelAttempt(deps: Deps, attempt: Payment | null | undefined): Promise<void> {
  if (attempt?.state === 'paid') return
  if (!attempt || !isWaiting(attempt)) throw new DomainError('not_in_this_state')
  await giveUpPayment(deps, attempt)
  await deps.db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, attempt.bookingId, 'anybody')
    await endAttempt(tx, booking, attempt, { state: 'voided', now: deps.clock.now() })
  })
}

const isWaiting = ({ state, way }: Payment) => state === 'initiated' && way === 'stcpay'

/**
 * Each attempt makes the wallet send a code to a number that may be a stranger's: so many of a payer in so many minutes,
 * however they ended. The payer is locked by `assertNotPaused`.
 */
export async function assertCodesLeft(tx: Db, payerId: string, now: Date): Promise<void> {
  const since = addMinutes(now, -WALLET_CODE_LIMITS.minutes)
  const [row] = await tx
    .select({ number: count(), firstAt: sql<Date>`min(${payments.createdAt})`.mapWith(payments.createdAt) })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        gt(payments.createdAt, since),
        eq(payments.way, 'stcpay'),
        ne(payments.state, 'paid'),
        or(
          eq(payments.payerId, payerId),
          and(eq(bookings.guestId, payerId), sql`${payments.payerId} IS NULL`),
        ),
      ),
    )
  if (!row || row.number < WALLET_CODE_LIMITS.max) return
  const endsAt = addMinutes(row.firstAt, WALLET_CODE_LIMITS.minutes)
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw new DomainError('too_many_requests', { retryAfterSeconds })
}
