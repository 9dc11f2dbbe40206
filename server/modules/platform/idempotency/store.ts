import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { idempotencyKeys } from '@/server/db/schema/platform/idempotency'

const { placeholder } = sql

const claim = prepared('claim_key', (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      id: placeholder('id'),
      userId: placeholder('userId'),
      bodyHash: placeholder('bodyHash'),
      createdAt: placeholder('createdAt'),
      expiresAt: placeholder('expiresAt'),
    })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id }),
)

export type NewKey = Omit<typeof idempotencyKeys.$inferSelect, 'status' | 'answer'>

/** False when the key exists; waits while another transaction writes it. */
export async function claimKey(tx: Db, row: NewKey): Promise<boolean> {
  const fresh = await claim(tx, row)
  return fresh.length > 0
}

const store = prepared('keep_answer', (db) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${placeholder('status')}`, answer: sql`${placeholder('answer')}::jsonb` })
    .where(eq(idempotencyKeys.id, placeholder('id'))),
)

export async function storeAnswer(
  tx: Db,
  { id }: NewKey,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  await store(tx, { id, status, answer: JSON.stringify(body) })
}

export async function findKey(tx: Db, id: string) {
  const [row] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id))
  return row ?? null
}
