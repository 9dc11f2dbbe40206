import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/open'
import { prepared } from '@/server/db/prepared'
import { idempotencyKeys } from '@/server/db/schema/idempotency'

const { placeholder } = sql

const claim = prepared((db) =>
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
    .returning({ id: idempotencyKeys.id })
    .prepare('claim_key'),
)

type NewKey = Omit<typeof idempotencyKeys.$inferSelect, 'status' | 'answer'>

/** False when the key is there already; waits while another transaction is writing it. */
export async function claimKey(tx: Db, row: NewKey): Promise<boolean> {
  const fresh = await claim(tx, row)
  return fresh.length > 0
}

const keep = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${placeholder('status')}`, answer: sql`${placeholder('answer')}::jsonb` })
    .where(eq(idempotencyKeys.id, placeholder('id')))
    .prepare('keep_answer'),
)

export async function keepAnswer(tx: Db, id: string, status: number, answer: unknown): Promise<void> {
  await keep(tx, { id, status, answer: JSON.stringify(answer) })
}

export async function readKey(tx: Db, id: string) {
  const [row] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id))
  return row ?? null
}
