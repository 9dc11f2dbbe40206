import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { sandboxPayments } from '@/server/db/schema/money/sandbox-payments'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
type Change = Partial<typeof sandboxPayments.$inferInsert>

export async function insertOnce(db: Db, payment: typeof sandboxPayments.$inferInsert): Promise<void> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing()
}

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  return row ?? null
}

/** Changes a payment that is in one of these states; false when it is not. */
export async function changeIn(
  db: Db,
  id: string,
  states: SandboxPayment['state'][],
  change: Change,
): Promise<boolean> {
  const changed = await db
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.state, states)))
    .returning({ id: sandboxPayments.id })
  return changed.length > 0
}

/** The payer's choice, once: of two presses at the same time the second changes nothing. */
export async function chooseOnce(db: Db, id: string, change: Change): Promise<boolean> {
  const chosen = await db
    .update(sandboxPayments)
    .set(change)
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.state, 'initiated'),
        isNull(sandboxPayments.outcome),
      ),
    )
    .returning({ id: sandboxPayments.id })
  return chosen.length > 0
}

/** Adds a refund to exactly `before`; false when the payment has another sum, or too little is left. */
export async function addRefund(db: Db, id: string, before: number, amount: number): Promise<boolean> {
  const refunded = await db
    .update(sandboxPayments)
    .set({ refundedHalalas: before + amount })
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.state, 'paid'),
        eq(sandboxPayments.refundedHalalas, before),
        sql`${sandboxPayments.amountHalalas} >= ${before + amount}`,
      ),
    )
    .returning({ id: sandboxPayments.id })
  return refunded.length > 0
}
