import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { postUnmatched } from '@/server/modules/money/ledger/post-refund'
import type { PaymentReport } from '@/server/ports/payments/port'
import { applyCapture } from './apply-capture'
import { decidePayment } from './attempts/decide-payment'
import { endAttempt } from './balance/reserved-balance'
import { CURRENCY, findPaymentOfProvider, type Payment } from './payment-store'
import { recordReturns } from './refunds/record-returns'
import { endMatched } from './unmatched/end-unmatched'
import { writeUnmatched } from './unmatched/unmatched-store'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/**
 * Applies the provider's report of a payment. Return pages and webhooks call it in any order and number: a payment is
 * captured once and confirms once. Unmatched captures are recorded.
 */
export async function settlePayment(deps: SettleDeps, providerId: string): Promise<PaymentReport | null> {
  return settleReport(deps, providerId, await deps.payments.find(providerId))
}

/** The same where the provider was asked already. */
export async function settleReport(
  deps: SettleDeps,
  providerId: string,
  found: PaymentReport | null,
): Promise<PaymentReport | null> {
  const report = found?.status === 'authorized' ? await captureOrVoid(deps, found) : found
  if (!report || !isDecided(report)) return report
  const isMatched = await deps.db.transaction(async (tx) => {
    const payment = await findPaymentOfProvider(tx, deps.payments.provider, providerId)
    if (!payment && !report.isOurs) ignoreForeign(deps, report)
    else if (payment && !isForged(report, payment)) {
      await decide(tx, deps, report, payment)
      return true
    } else if (report.status === 'paid') await recordUnmatched(tx, deps, report, payment)
    return false
  })
  if (isMatched && report.status === 'paid') await endMatched(deps, providerId)
  return report
}

async function decide(
  tx: Db,
  { payments, clock }: SettleDeps,
  report: Decided,
  found: Payment,
): Promise<void> {
  const now = clock.now()
  const { declineReason, providerId, method = null } = report
  const state = STATES[report.status]
  const booking = await lockOwnBooking(tx, found.bookingId, 'anybody')
  // Read again under the lock: whether it still holds a part of a balance, and what went back, follows from its state.
  const payment = await findPaymentOfProvider(tx, payments.provider, providerId)
  if (payment?.state === 'paid') return recordReturns(tx, booking, payment, report, now)
  if (state !== 'paid') return void (await endAttempt(tx, booking, found, { state, now, declineReason }))
  if (payment && (await decidePayment(tx, payment.id, state, now, { method }))) {
    await applyCapture(tx, booking, payment, now)
    if (report.refundedHalalas === 0) return
    const changed = await lockOwnBooking(tx, booking.id, 'anybody')
    await recordReturns(tx, changed, { ...payment, state }, report, now)
  }
}

/** The state of an attempt by the provider's status. */
const STATES = { paid: 'paid', failed: 'failed', voided: 'voided', refunded: 'voided' } as const
type Decided = PaymentReport & { status: keyof typeof STATES }

const isDecided = (report: PaymentReport): report is Decided => report.status in STATES

/** A reserved amount is taken when it is an open attempt's; any other reservation is given up. */
async function captureOrVoid(deps: SettleDeps, report: PaymentReport): Promise<PaymentReport | null> {
  const { db, payments } = deps
  const { providerId } = report
  const payment = await findPaymentOfProvider(db, payments.provider, providerId)
  if (!payment && !report.isOurs) return null
  if (payment?.state === 'initiated' && !isForged(report, payment)) {
    return payments.capture(providerId, payment.amountHalalas)
  }
  deps.log.warn({ providerId, paymentId: payment?.id }, 'a reservation that is not wanted was given up')
  return payments.void(providerId)
}

/** Webhooks name the payments of every shop on an account: those of others are neither refunded nor owed. */
function ignoreForeign({ log }: SettleDeps, { providerId }: PaymentReport): void {
  log.info({ providerId }, 'a payment of another shop on the account was ignored')
}

async function recordUnmatched(
  tx: Db,
  { payments, clock, log }: SettleDeps,
  { providerId, amountHalalas, currency }: PaymentReport,
  payment: Payment | null,
): Promise<void> {
  const reason = payment ? 'mismatch' : 'unknown'
  const { provider } = payments
  const createdAt = clock.now()
  const unmatched = { provider, providerId, reason, amount: amountHalalas, currency, createdAt } as const
  const written = await writeUnmatched(tx, unmatched)
  if (!written) return
  if (currency === CURRENCY) await postUnmatched(tx, written, createdAt)
  log.error({ provider, providerId, paymentId: payment?.id, reason }, 'a capture matches no payment of ours')
}

/** A report of another amount or currency than that of the attempt. */
export function isForged(report: PaymentReport, payment: Payment): boolean {
  return report.amountHalalas !== payment.amountHalalas || report.currency !== CURRENCY
}
