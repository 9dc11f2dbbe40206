import { and, asc, eq, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PaymentSource } from '@/lib/domain/ledger/postings'
import type { Db } from '@/server/db/db'
import { chargebacks, payments, unmatchedPayments } from '@/server/db/schema/money/payments'

export type Payment = typeof payments.$inferSelect

/** Of all our payments. */
export const CURRENCY = 'SAR'

/** In place of a provider: the payment was taken from the guest's balance. */
export const BALANCE_PROVIDER = 'balance'

export const sourceOf = ({ provider }: Pick<Payment, 'provider'>): PaymentSource =>
  provider === BALANCE_PROVIDER ? 'balance' : 'card'

/** A part that a balance paid follows the one of its card. */
export const OLDEST_FIRST = [
  asc(payments.createdAt),
  sql`${payments.cardPaymentId} NULLS FIRST`,
  asc(payments.id),
]

/**
 * The attempts on a booking, oldest first. Of two in one instant the one that ended without money came before, and that
 * of the booking itself before those of its rest and its changes.
 */
export function listPayments(tx: Db, bookingId: string): Promise<Payment[]> {
  const isOpenOrPaid = inArray(payments.state, ['initiated', 'paid'])
  const isLater = ne(payments.purpose, 'due_now')
  return tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.createdAt), isOpenOrPaid, isLater)
}

/** The captured amounts of several bookings. */
export function listCaptured(tx: Db, bookingIds: string[]): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(and(inArray(payments.bookingId, bookingIds), eq(payments.state, 'paid')))
    .orderBy(...OLDEST_FIRST)
}

export async function findPaymentOfProvider(tx: Db, provider: string, providerId: string) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)))
  return row ?? null
}

export async function writePayment(tx: Db, payment: typeof payments.$inferInsert): Promise<Payment> {
  const [written] = await tx.insert(payments).values(payment).returning()
  if (!written) throw new Error('a payment was not written')
  return written
}

/** Attempts without a final result that are due to be asked about. */
export function listUnchecked(tx: Db, provider: string, now: Date, limit = 50): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), lte(payments.checkAt, now)))
    .orderBy(asc(payments.checkAt))
    .limit(limit)
}

/** Claims one question to the provider for this process; false when another process has it. */
export async function claimCheck(
  tx: Db,
  { id, checkAt }: Payment,
  nextCheckAt: Date | null,
): Promise<boolean> {
  const claimed = await tx
    .update(payments)
    .set({ checkAt: nextCheckAt })
    .where(and(eq(payments.id, id), checkAt ? eq(payments.checkAt, checkAt) : sql`false`))
    .returning({ id: payments.id })
  return claimed.length > 0
}

/** Whether the guest made a payment, and not a friend who paid a share. */
export const isOfGuest = ({ payerId }: Pick<Payment, 'payerId'>, { guestId }: { guestId: string }) =>
  payerId === null || payerId === guestId

/** At a provider since an instant. */
export const isAttemptSince = (provider: string, since: Date) =>
  and(eq(payments.provider, provider), gte(payments.createdAt, since))

/** The attempts at a provider since an instant, the oldest first. */
export function listPaymentsSince(tx: Db, provider: string, since: Date): Promise<Payment[]> {
  return tx.select().from(payments).where(isAttemptSince(provider, since)).orderBy(asc(payments.createdAt))
}

/** Those of them that have a chargeback, or whose capture was reported otherwise before. */
export async function listUnusualSince(tx: Db, provider: string, since: Date): Promise<string[]> {
  const isUnmatched = and(
    eq(unmatchedPayments.provider, payments.provider),
    eq(unmatchedPayments.providerId, payments.providerId),
  )
  const found = await tx
    .selectDistinct({ id: payments.id })
    .from(payments)
    .leftJoin(chargebacks, eq(chargebacks.paymentId, payments.id))
    .leftJoin(unmatchedPayments, isUnmatched)
    .where(
      and(isAttemptSince(provider, since), or(isNotNull(chargebacks.id), isNotNull(unmatchedPayments.id))),
    )
  return found.map(({ id }) => id)
}
