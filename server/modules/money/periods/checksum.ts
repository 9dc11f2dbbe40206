import { createHash } from 'node:crypto'
import type { Db } from '@/server/db/db'
import { documentsOf, postingsOf } from './store'

/** SHA-256 of all postings and documents of a month, and how many they are. */
export async function checksumOf(db: Db, month: string) {
  const hash = createHash('sha256')
  let [transactions, documents] = [0, 0]
  for await (const { transaction, entries } of postingsOf(db, month)) {
    const { sequence, kind, idempotencyKey, bookingId, createdAt } = transaction
    hash.update(`${JSON.stringify([sequence, kind, idempotencyKey, bookingId, createdAt, entries])}\n`)
    transactions += 1
  }
  for await (const { id, total, printed } of documentsOf(db, month)) {
    hash.update(`${JSON.stringify([id, total, printed])}\n`)
    documents += 1
  }
  return { checksum: hash.digest('hex'), transactions, documents }
}
