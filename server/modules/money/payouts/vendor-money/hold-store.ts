import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { payoutHolds } from '@/server/db/schema/money/payouts'

export type PayoutHold = typeof payoutHolds.$inferSelect

/** The hold that stops a vendor's payouts now. */
export async function findOpenHold(db: Db, vendorId: string): Promise<PayoutHold | null> {
  const isOpen = and(eq(payoutHolds.vendorId, vendorId), isNull(payoutHolds.liftedAt))
  const [row] = await db.select().from(payoutHolds).where(isOpen)
  return row ?? null
}

export async function writeHold(tx: Db, hold: typeof payoutHolds.$inferInsert): Promise<void> {
  await tx.insert(payoutHolds).values(hold)
}

export async function closeHold(
  tx: Db,
  id: string,
  lifted: { liftedBy: string; liftReason: string; liftedAt: Date },
): Promise<void> {
  await tx.update(payoutHolds).set(lifted).where(eq(payoutHolds.id, id))
}
