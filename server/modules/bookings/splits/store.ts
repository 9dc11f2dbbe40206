import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ACTIVE_SPLIT_STATES, SPLIT_BOUNDS, type SplitState } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { splitShares, splits } from '@/server/db/schema/money/splits'
import { users } from '@/server/db/schema/people/users'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'

export type Split = typeof splits.$inferSelect
export type Share = typeof splitShares.$inferSelect
export interface SplitWithShares {
  split: Split
  shares: Share[]
}

/** A split with its shares, by its token, its booking, or one of its shares. */
export async function findSplit(
  tx: Db,
  by: { token: string } | { bookingId: string } | { shareId: string },
): Promise<SplitWithShares | null> {
  const [split] = await tx.select().from(splits).where(conditionOf(tx, by))
  if (!split) return null
  const shares = await tx
    .select()
    .from(splitShares)
    .where(eq(splitShares.splitId, split.id))
    .orderBy(asc(splitShares.number))
  return { split, shares }
}

function conditionOf(tx: Db, by: Parameters<typeof findSplit>[1]) {
  if ('token' in by) return eq(splits.token, by.token)
  if ('bookingId' in by) return eq(splits.bookingId, by.bookingId)
  const ofShare = tx
    .select({ id: splitShares.splitId })
    .from(splitShares)
    .where(eq(splitShares.id, by.shareId))
  return inArray(splits.id, ofShare)
}

export async function writeSplit(
  tx: Db,
  split: typeof splits.$inferInsert,
  shares: Omit<typeof splitShares.$inferInsert, 'splitId'>[],
): Promise<void> {
  const [written] = await tx.insert(splits).values(split).returning({ id: splits.id })
  if (!written) throw new Error('a split was not written')
  await tx.insert(splitShares).values(shares.map((share) => ({ ...share, splitId: written.id })))
}

/** Whether the only way to pay the booking is by shares. */
export async function hasActiveSplit(tx: Db, bookingId: string): Promise<boolean> {
  const isActive = and(eq(splits.bookingId, bookingId), inArray(splits.state, [...ACTIVE_SPLIT_STATES]))
  return (await tx.$count(splits, isActive)) > 0
}

/** Whether friends paid the booking, so that refunds go to their cards only. */
export async function isPaidByShares(tx: Db, bookingId: string): Promise<boolean> {
  return (await tx.$count(splits, and(eq(splits.bookingId, bookingId), eq(splits.state, 'whole')))) > 0
}

/**
 * A guest's splits that are active, and those that held dates and were returned since an
 * instant; the guest is locked, so that the count is exact.
 */
export async function countSplits(tx: Db, guestId: string, since: Date) {
  const anyPaid = tx
    .select({ id: splitShares.id })
    .from(splitShares)
    .where(and(eq(splitShares.splitId, splits.id), isNotNull(splitShares.paymentId)))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, guestId)).for('no key update')
  const rows = await tx
    .select({ state: splits.state, endedAt: splits.endedAt })
    .from(splits)
    .innerJoin(bookings, eq(bookings.id, splits.bookingId))
    .where(
      and(
        eq(bookings.guestId, guestId),
        or(
          and(inArray(splits.state, [...ACTIVE_SPLIT_STATES]), eq(bookings.state, 'awaiting_payment')),
          and(eq(splits.state, 'returned'), gt(splits.endedAt, since), exists(anyPaid)),
        ),
      ),
    )
    .limit(SPLIT_BOUNDS.maxActive + SPLIT_BOUNDS.maxReturned + 1)
  const returned = rows.filter(({ state }) => state === 'returned').length
  return { active: rows.length - returned, returned }
}

/** Compare-and-swap: false when the share was paid before. */
export async function markPaid(tx: Db, shareId: string, { id, payerId }: Payment): Promise<boolean> {
  const marked = await tx
    .update(splitShares)
    .set({ paymentId: id, paidBy: payerId })
    .where(and(eq(splitShares.id, shareId), isNull(splitShares.paymentId)))
    .returning({ id: splitShares.id })
  return marked.length > 0
}

export async function setSplitState(tx: Db, id: string, state: SplitState, now: Date): Promise<void> {
  const endedAt = state === 'open' ? null : now
  await tx.update(splits).set({ state, endedAt }).where(eq(splits.id, id))
}

/** The captures that paid shares of a split. */
export async function listSharePayments(tx: Db, splitId: string): Promise<Payment[]> {
  const rows = await tx
    .select({ payment: payments })
    .from(splitShares)
    .innerJoin(payments, eq(payments.id, splitShares.paymentId))
    .where(eq(splitShares.splitId, splitId))
    .orderBy(asc(splitShares.number))
  return rows.map(({ payment }) => payment)
}

/** What a payer paid of a split, and what of it was or is being refunded, in halalas. */
export async function sumOwnShares(tx: Db, splitId: string, payerId: string) {
  const ofShare = tx
    .select({ sum: sql`coalesce(sum(${refunds.amountHalalas}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), ne(refunds.state, 'failed')))
  const [row] = await tx
    .select({
      paidHalalas: sql`coalesce(sum(${payments.amountHalalas}), 0)`.mapWith(Number),
      returnedHalalas: sql`coalesce(sum((${ofShare})), 0)`.mapWith(Number),
    })
    .from(splitShares)
    .innerJoin(payments, eq(payments.id, splitShares.paymentId))
    .where(and(eq(splitShares.splitId, splitId), eq(splitShares.paidBy, payerId)))
  return row ?? { paidHalalas: 0, returnedHalalas: 0 }
}

/** The attempts on a share, the oldest first. */
export function listShareAttempts(tx: Db, shareId: string): Promise<Payment[]> {
  return tx.select().from(payments).where(eq(payments.shareId, shareId)).orderBy(asc(payments.createdAt))
}

/** A payer's last attempt on any share of a split. */
export async function findLastAttempt(tx: Db, splitId: string, payerId: string): Promise<Payment | null> {
  const rows = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(splitShares, eq(splitShares.id, payments.shareId))
    .where(and(eq(splitShares.splitId, splitId), eq(payments.payerId, payerId)))
    .orderBy(sql`${payments.createdAt} DESC, (${payments.state} <> 'initiated')`)
    .limit(1)
  return rows[0]?.payment ?? null
}

const first = alias(splitShares, 'first')

/**
 * The payment whose document a refund corrects: the first share's of a whole split has the one of the booking, the card's
 * the one of a payment that a balance shared.
 */
export async function findDocumentedPayment(tx: Db, paymentId: string): Promise<string> {
  const [row] = await tx
    .select({ id: first.paymentId })
    .from(splitShares)
    .innerJoin(splits, and(eq(splits.id, splitShares.splitId), eq(splits.state, 'whole')))
    .innerJoin(first, and(eq(first.splitId, splits.id), eq(first.number, 1)))
    .where(eq(splitShares.paymentId, paymentId))
  if (row?.id) return row.id
  const [beside] = await tx
    .select({ id: payments.cardPaymentId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return beside?.id ?? paymentId
}

/** The payer of a share's payment; null where the guest paid the booking. */
export async function findPayer(tx: Db, paymentId: string): Promise<string | null> {
  const [row] = await tx
    .select({ payerId: payments.payerId })
    .from(payments)
    .where(and(eq(payments.id, paymentId), isNotNull(payments.shareId)))
  return row?.payerId ?? null
}

export async function findFirstName(tx: Db, userId: string): Promise<string> {
  const [row] = await tx.select({ name: users.firstName }).from(users).where(eq(users.id, userId))
  return row?.name ?? ''
}

/** First names by user. */
export async function findFirstNames(tx: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, name: users.firstName })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Splits whose booking no longer waits for its payment. */
export async function listEndedSplits(tx: Db): Promise<{ bookingId: string }[]> {
  return tx
    .select({ bookingId: splits.bookingId })
    .from(splits)
    .innerJoin(bookings, eq(bookings.id, splits.bookingId))
    .where(and(inArray(splits.state, [...ACTIVE_SPLIT_STATES]), ne(bookings.state, 'awaiting_payment')))
    .orderBy(asc(splits.createdAt))
    .limit(100)
}
