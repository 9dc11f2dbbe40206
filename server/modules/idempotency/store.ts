import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/open'
import { idempotencyKeys } from '@/server/db/schema/money'

/** False when the key is there already; waits while another transaction is writing it. */
export async function claimKey(tx: Db, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const fresh = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  return fresh.length > 0
}

export async function keepAnswer(tx: Db, id: string, status: number, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, answer }).where(eq(idempotencyKeys.id, id))
}

export async function readKey(tx: Db, id: string) {
  const [row] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id))
  return row ?? null
}
