import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  CHARGEBACK_STATES,
  type ChargebackState,
  OPEN_CHARGEBACK_STATES,
} from '@/lib/domain/chargebacks/chargeback'
import { countStates } from '@/server/db/count-states'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { bookingEvents, bookings, exceptionRequests } from '@/server/db/schema/bookings/bookings'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { chargebacks, payments, refunds } from '@/server/db/schema/money/payments'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { isOwnerOf } from '@/server/policy/vendor-owner'

export type Chargeback = typeof chargebacks.$inferSelect

/** Null when the provider's reference is known already. */
export const writeChargeback = (
  tx: Db,
  chargeback: typeof chargebacks.$inferInsert,
): Promise<Chargeback | null> =>
  firstRow(tx.insert(chargebacks).values(chargeback).onConflictDoNothing().returning())

export const findChargeback = (db: Db, id: string): Promise<Chargeback | null> =>
  firstRow(db.select().from(chargebacks).where(eq(chargebacks.id, id)))

/** The chargebacks of a payment, the oldest first. */
export function listChargebacksOf(tx: Db, paymentId: string): Promise<Chargeback[]> {
  return tx
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.paymentId, paymentId))
    .orderBy(asc(chargebacks.createdAt), asc(chargebacks.id))
}

/** With who made their payments. */
export function listChargebacksOfBookings(db: Db, bookingIds: readonly string[]) {
  return db
    .select({ chargeback: chargebacks, payerId: payments.payerId })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .where(inArray(chargebacks.bookingId, [...bookingIds]))
}

const isOpen = inArray(chargebacks.state, [...OPEN_CHARGEBACK_STATES])

export async function hasOpenChargeback(
  tx: Db,
  of: { paymentId: string } | { bookingId: string },
): Promise<boolean> {
  const isOf =
    'paymentId' in of ? eq(chargebacks.paymentId, of.paymentId) : eq(chargebacks.bookingId, of.bookingId)
  return (await tx.$count(chargebacks, and(isOf, isOpen))) > 0
}

type ChargebackChange = Partial<
  Pick<
    Chargeback,
    | ('state' | 'bookedHalalas' | 'countedHalalas' | 'evidenceSentAt' | 'remindedAt' | 'carrier')
    | ('decisionReason' | 'decidedBy' | 'decidedAt')
  >
>

/** Call it under the lock of the booking, after the state was read there. */
export async function changeChargeback(tx: Db, id: string, change: ChargebackChange): Promise<void> {
  await tx.update(chargebacks).set(change).where(eq(chargebacks.id, id))
}

const AT_ONCE = 100

/** Those whose evidence is due before an instant and nobody was reminded of. */
export function listUnreminded(db: Db, before: Date) {
  return db
    .select({ id: chargebacks.id, evidenceBy: chargebacks.evidenceBy, code: bookings.code })
    .from(chargebacks)
    .innerJoin(bookings, eq(bookings.id, chargebacks.bookingId))
    .where(
      and(
        eq(chargebacks.state, 'opened'),
        isNull(chargebacks.remindedAt),
        lte(chargebacks.evidenceBy, before),
      ),
    )
    .orderBy(asc(chargebacks.evidenceBy))
    .limit(AT_ONCE)
}

/** False when another process reminded of it. */
export async function markReminded(tx: Db, id: string, remindedAt: Date): Promise<boolean> {
  const marked = await tx
    .update(chargebacks)
    .set({ remindedAt })
    .where(and(eq(chargebacks.id, id), isNull(chargebacks.remindedAt)))
    .returning({ id: chargebacks.id })
  return marked.length > 0
}

const guests = alias(users, 'guest')

/** Guest or vendor said that the guest came. */
const HAS_ARRIVED = sql<boolean>`EXISTS (
  SELECT FROM ${bookingEvents} e WHERE e.booking_id = ${bookings.id}
    AND (e.event = 'check_in' OR (e.event = 'check_out' AND e.role = 'vendor')))`
/** The vendor cancelled, or a complaint of the guest was granted. */
const IS_VENDOR_AT_FAULT = sql<boolean>`(${bookings.state} = 'cancelled_by_vendor' OR EXISTS (
  SELECT FROM ${exceptionRequests} x WHERE x.booking_id = ${bookings.id} AND x.state = 'granted'))`

/** With their payments, bookings and both sides, in any order. */
export function listChargebacksByIds(db: Db, ids: string[]) {
  return db
    .select({
      chargeback: chargebacks,
      payment: payments,
      booking: bookings,
      host: users,
      guest: guests,
      hasArrived: HAS_ARRIVED,
      isVendorAtFault: IS_VENDOR_AT_FAULT,
    })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(bookings, eq(bookings.id, chargebacks.bookingId))
    .innerJoin(vendorMembers, isOwnerOf(bookings.vendorId))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(inArray(chargebacks.id, ids))
}
export type ChargebackRow = Awaited<ReturnType<typeof listChargebacksByIds>>[number]

export const countChargebacks = (db: Db): Promise<Record<ChargebackState, number>> =>
  countStates(db, chargebacks, CHARGEBACK_STATES)

/** All refunds of a payment, to its card and to the balance. */
export function listEveryRefund(tx: Db, paymentId: string) {
  return tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt))
}

/** A claim on the deposit of the booking that is not settled. */
export async function isDepositClaimed(tx: Db, bookingId: string): Promise<boolean> {
  const isOfBooking = and(eq(depositClaims.bookingId, bookingId), ne(depositClaims.state, 'settled'))
  return (await tx.$count(depositClaims, isOfBooking)) > 0
}
