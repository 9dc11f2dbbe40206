import { and, eq, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { BALANCE_PROVIDER, type Payment } from './payment-store'

export async function findPayment(tx: Db, id: string): Promise<Payment> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new Error(`there is no payment ${id}`)
  return row
}

/** A captured payment that was made at a provider. */
export async function findCapturedByCard(tx: Db, id: string): Promise<Payment | null> {
  const isCaptured = and(eq(payments.state, 'paid'), ne(payments.provider, BALANCE_PROVIDER))
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isCaptured))
  return row ?? null
}

/** What is left of the price that was captured for a booking; a refund that failed is owed all the same. */
export async function sumLeftPrice(tx: Db, bookingId: string): Promise<number> {
  const priceOf = ({
    amountHalalas,
    depositHalalas,
  }: Record<'amountHalalas' | 'depositHalalas', AnyPgColumn>) =>
    sql<number>`coalesce(sum(${amountHalalas} - ${depositHalalas}), 0)`.mapWith(Number)
  const ofBooking = and(eq(payments.bookingId, bookingId), eq(payments.state, 'paid'))
  const [paid] = await tx
    .select({ sum: priceOf(payments) })
    .from(payments)
    .where(ofBooking)
  const [returned] = await tx
    .select({ sum: priceOf(refunds) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(ofBooking)
  return (paid?.sum ?? 0) - (returned?.sum ?? 0)
}

/** What of the price that was paid carries no commission any more: it went back after the end, other than by what Diyar bears. */
export async function sumUncharged(
  tx: Db,
  { id, paidHalalas }: { id: string; paidHalalas: number },
): Promise<number> {
  const [borne] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${refunds.amountHalalas} - ${refunds.depositHalalas}), 0)`.mapWith(
        Number,
      ),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, id), refunds.isBorne))
  return paidHalalas - (await sumLeftPrice(tx, id)) - (borne?.sum ?? 0)
}
