import type { Entry, TransactionKind } from '@/lib/domain/ledger/accounts'
import type { Db } from '@/server/db/db'
import { writeEntries, writeTransaction } from './store'

/** What is posted: of a kind once for each subject (a payment, a refund, a booking). */
export interface Posting {
  kind: TransactionKind
  subject: string
  bookingId: string | null
  reason?: string
  now: Date
}

export const postingKey = ({ kind, subject }: Pick<Posting, 'kind' | 'subject'>) => `${kind}:${subject}`

/**
 * Posts balanced entries in the database transaction of their cause, at most one posting in each, and one of a held balance
 * before it (post-hold.ts); false when it was posted before. Accounts are locked in the order of their names.
 */
export async function postTransaction(
  tx: Db,
  { kind, subject, bookingId, reason, now }: Posting,
  entries: readonly Entry[],
): Promise<boolean> {
  if (entries.length === 0) return false
  const idempotencyKey = postingKey({ kind, subject })
  const id = await writeTransaction(tx, { idempotencyKey, kind, bookingId, reason, createdAt: now })
  if (!id) return false
  await writeEntries(tx, id, entries)
  return true
}
