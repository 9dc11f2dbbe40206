import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { OPEN_CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { chargebacks, payments, refunds } from '@/server/db/schema/money/payments'
import { isAttemptSince, OLDEST_FIRST } from '@/server/modules/bookings/payments/payment-store'

export type Refund = typeof refunds.$inferSelect

/** What can be refunded of each captured payment of a booking, price and deposit, the oldest first. */
export function listRefundable(tx: Db, bookingId: string) {
  const amount = leftOf(payments.amountHalalas, refunds.amountHalalas)
  // Refunds from before deposits were told apart may have returned one as price.
  const deposit = sql<number>`least(${amount}, ${leftOf(payments.depositHalalas, refunds.depositHalalas)})`
  const depositHalalas = deposit.mapWith(Number)
  return tx
    .select({
      id: payments.id,
      provider: payments.provider,
      purpose: payments.purpose,
      payerId: payments.payerId,
      depositHalalas,
      priceHalalas: sql<number>`${amount} - ${depositHalalas}`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'paid')))
    .groupBy(payments.id)
    .orderBy(...OLDEST_FIRST)
}

const leftOf = (paid: AnyPgColumn, refunded: AnyPgColumn) =>
  sql<number>`${paid} - coalesce(sum(${refunded}) FILTER (WHERE ${refunds.state} <> 'failed'), 0)::int`.mapWith(
    Number,
  )

export async function writeRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<Refund> {
  const [written] = await tx.insert(refunds).values(refund).returning()
  if (!written) throw new Error('a refund was not written')
  return written
}

export function listRefunds(tx: Db, bookingIds: string[]) {
  return tx
    .select({ refund: refunds, bookingId: payments.bookingId, payerId: payments.payerId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(payments.bookingId, bookingIds))
    .orderBy(asc(refunds.createdAt), ...OLDEST_FIRST, asc(refunds.id))
}

const earlier = alias(refunds, 'earlier')
const UNFINISHED = ['pending', 'sent'] as const

/**
 * Refunds that are due of payments by these providers, or by any others, with their payment.
 * Those of one payment go one after the other, because the provider tells them apart by their sum only; while a chargeback of it
 * is open none is begun.
 */
export function listDueRefunds(
  tx: Db,
  by: { providers: string[]; isOther?: boolean },
  now: Date,
  limit = 50,
) {
  const isBy = (by.isOther ? notInArray : inArray)(payments.provider, by.providers)
  const unfinishedBefore = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.paymentId, refunds.paymentId),
        inArray(earlier.state, UNFINISHED),
        sql`(${earlier.createdAt}, ${earlier.id}) < (${refunds.createdAt}, ${refunds.id})`,
      ),
    )
  // The bank may make such a refund itself, so that only one that was begun is asked about again.
  const isChargedBack = tx
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(
      and(
        eq(chargebacks.paymentId, refunds.paymentId),
        inArray(chargebacks.state, [...OPEN_CHARGEBACK_STATES]),
      ),
    )
  return tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        inArray(refunds.state, UNFINISHED),
        lte(refunds.runAt, now),
        isBy,
        notExists(unfinishedBefore),
        or(isNotNull(refunds.refundedBeforeHalalas), notExists(isChargedBack)),
      ),
    )
    .orderBy(asc(refunds.runAt))
    .limit(limit)
}

/** The refunds of a payment to its card, the oldest first. */
export function listRefundsOf(tx: Db, paymentId: string): Promise<Refund[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.destination, 'card')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** The refunds to cards of the attempts at a provider since an instant. */
export function listRefundsSince(tx: Db, provider: string, since: Date): Promise<Refund[]> {
  return tx
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isAttemptSince(provider, since), eq(refunds.destination, 'card')))
}

/** What we had the provider refund, in halalas, without what chargebacks explain; null while one of these refunds is on its way. */
export function sumAtProvider(ofPayment: readonly Refund[]): number | null {
  if (ofPayment.some((one) => isUnfinished(one) && one.refundedBeforeHalalas !== null)) return null
  const done = ofPayment.filter(
    (one) => one.state === 'done' && one.bankReference === null && one.chargebackId === null,
  )
  return done.reduce((sum, one) => sum + one.amountHalalas, 0)
}

/** Not sent yet, or refused. */
export const isOwed = (one: Refund) =>
  one.state === 'failed' || (isUnfinished(one) && one.refundedBeforeHalalas === null)

const isUnfinished = ({ state }: Refund) => state === 'pending' || state === 'sent'

/** Notes what was refunded of its payment before the first try of a refund, while it is still to be sent; false otherwise. */
export async function beginRefund(tx: Db, id: string, refundedBeforeHalalas: number): Promise<boolean> {
  const begun = await tx
    .update(refunds)
    .set({ refundedBeforeHalalas })
    .where(and(eq(refunds.id, id), inArray(refunds.state, UNFINISHED)))
    .returning({ id: refunds.id })
  return begun.length > 0
}

/** A refund, or the part of it that the provider returned without us, is done; the rest of it is still owed. */
export async function endByProvider(
  tx: Db,
  refund: Refund,
  amountHalalas: number,
  endedAt: Date,
  chargebackId: string | null = null,
): Promise<Refund> {
  const lastProblem = 'returned at the provider without us'
  const done = { state: 'done', endedAt, lastProblem, isByProvider: true, chargebackId } as const
  const { id, paymentId, cause, createdAt, runAt } = refund
  const left = refund.amountHalalas - amountHalalas
  if (left === 0) {
    await tx.update(refunds).set(done).where(eq(refunds.id, id))
    return { ...refund, ...done }
  }
  const depositHalalas = Math.min(refund.depositHalalas, left)
  await tx.update(refunds).set({ amountHalalas: left, depositHalalas }).where(eq(refunds.id, id))
  return writeRefund(tx, {
    ...{ paymentId, cause, createdAt, runAt, amountHalalas, ...done },
    depositHalalas: refund.depositHalalas - depositHalalas,
    idempotencyKey: `returned-${newId()}`,
  })
}

/** Claims one try for this process; false when another process has it. */
export async function claimRefund(tx: Db, { id, attempts }: Refund, retryAt: Date): Promise<boolean> {
  const claimed = await tx
    .update(refunds)
    .set({ state: 'sent', attempts: attempts + 1, runAt: retryAt })
    .where(
      and(eq(refunds.id, id), eq(refunds.attempts, attempts), inArray(refunds.state, ['pending', 'sent'])),
    )
    .returning({ id: refunds.id })
  return claimed.length > 0
}

export async function noteProblem(tx: Db, id: string, lastProblem: string): Promise<void> {
  await tx.update(refunds).set({ lastProblem }).where(eq(refunds.id, id))
}

/** False when another process ended it first. */
export async function endRefund(
  tx: Db,
  id: string,
  state: 'done' | 'failed',
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(refunds)
    .set({ state, endedAt })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['pending', 'sent'])))
    .returning({ id: refunds.id })
  return ended.length > 0
}
