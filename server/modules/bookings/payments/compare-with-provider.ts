import { sumOf } from '@/lib/domain/splits/split'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { listChargebacksOf } from '@/server/modules/bookings/chargebacks/store'
import type { PaymentReport } from '@/server/ports/payments/port'
import { OUTSIDE, runEach } from '@/server/run-each'
import { findPaymentOfProvider, listPaymentsSince, listUnusualSince, type Payment } from './payment-store'
import { listRefundsOf, listRefundsSince, type Refund, sumAtProvider } from './refunds/refund-store'
import { isForged, settleReport } from './settle-payment'

/** The attempts of these days are compared, so that a night that fails is made up for by the next. */
const DAYS = 3

/** A capture less its refunds on both sides, in halalas; 0 where there is none. */
interface ComparedCapture {
  paymentId: string
  bookingId: string
  ours: number
  theirs: number
}

/** Less than the pause after which a timer counts as stopped. */
const FOR_MS = 4 * 60_000

/**
 * Compares the recent attempts with the provider. A capture that was never reported is settled first. What was found is kept
 * where some could not be asked about, with what went wrong; null: all were compared.
 */
export async function compareWithProvider(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
): Promise<{ compared: ComparedCapture[]; problem: unknown }> {
  const { db, clock, payments } = deps
  const since = new Date(addDays(riyadhDay(clock.now()), -DAYS))
  const attempts = await listPaymentsSince(db, payments.provider, since)
  const known = await readKnown(db, payments.provider, since)
  const compared: ComparedCapture[] = []
  const work = async (attempt: Payment) => void compared.push(await compareOne(deps, attempt, known))
  const failed = await runEach(attempts, work, { ...OUTSIDE, forMs: FOR_MS }).catch((error: unknown) => error)
  const isCut = compared.length < attempts.length
  return { compared, problem: failed ?? (isCut ? new Error('the night was too short') : null) }
}

/** What is stored of the attempts of a night, read for all of them at once. */
interface Known {
  /** by attempt */
  refunds: ReadonlyMap<string, Refund[]>
  /** attempts with a chargeback, or whose capture was reported otherwise before */
  isUnusual: ReadonlySet<string>
}

async function readKnown(db: Db, provider: string, since: Date): Promise<Known> {
  const isUnusual = new Set(await listUnusualSince(db, provider, since))
  const refunds = new Map<string, Refund[]>()
  for (const one of await listRefundsSince(db, provider, since))
    refunds.set(one.paymentId, [...(refunds.get(one.paymentId) ?? []), one])
  return { refunds, isUnusual }
}

/** Most captures are the same on both sides, so that their bookings need not be locked to apply the report once more. */
function isSettled(report: PaymentReport, attempt: Payment, { refunds, isUnusual }: Known): boolean {
  const isSame = attempt.state === 'paid' && isTaken(report) && !isForged(report, attempt)
  const refunded = sumAtProvider(refunds.get(attempt.id) ?? [])
  return isSame && !isUnusual.has(attempt.id) && report.refundedHalalas === refunded
}

async function compareOne(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
  attempt: Payment,
  known: Known,
): Promise<ComparedCapture> {
  const { db, payments } = deps
  const { id: paymentId, bookingId, providerId } = attempt
  const found = await payments.find(providerId)
  if (found && isSettled(found, attempt, known)) {
    const left = found.amountHalalas - found.refundedHalalas
    return { paymentId, bookingId, ours: left, theirs: left }
  }
  const report = await settleReport(deps, providerId, found)
  const payment = await findPaymentOfProvider(db, payments.provider, providerId)
  const refunded = sumAtProvider(await listRefundsOf(db, paymentId))
  const theirs = report && isTaken(report) ? report.amountHalalas - report.refundedHalalas : 0
  // While a refund is on its way the sides differ by it.
  if (refunded === null) return { paymentId, bookingId, ours: theirs, theirs }
  const counted = (await listChargebacksOf(db, paymentId)).map((one) => one.countedHalalas)
  return {
    ...{ paymentId, bookingId, theirs },
    ours: payment?.state === 'paid' ? payment.amountHalalas - refunded - sumOf(counted) : 0,
  }
}

const isTaken = ({ status }: PaymentReport) => status === 'paid' || status === 'refunded'
