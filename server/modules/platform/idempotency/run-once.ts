import { createHash } from 'node:crypto'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { claimKey, findKey, type NewKey, storeAnswer } from './store'

const KEY = /^[\x21-\x7e]{1,200}$/
const STORED_MS = 24 * 3_600_000

export interface Answer {
  status: number
  body: unknown
}

/** A call as its key is stored. */
export type KeyedCall = NewKey

/** Throws when the key is malformed. */
export function keyedCall(call: { userId: string; key: unknown; body: unknown; now: Date }): KeyedCall {
  const { userId, now } = call
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(sorted(call.body)))
    .digest('hex')
  const expiresAt = new Date(now.getTime() + STORED_MS)
  return { id: `${userId}:${checkedKey(call.key)}`, userId, bodyHash, createdAt: now, expiresAt }
}

/**
 * Runs a call with an idempotency key once: the same key and body get the first answer, another body is refused. The
 * key is written in the work's transaction, so a concurrent call waits at its unique index; refused work stores no key.
 */
export async function runOnce(
  tx: Db,
  call: Parameters<typeof keyedCall>[0],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const keyed = keyedCall(call)
  const first = await claimOrFirstAnswer(tx, keyed)
  if (first) return first
  const answer = await work()
  await storeAnswer(tx, keyed, answer)
  return answer
}

/** The first answer to this key; null when this call is the first and must write its answer in this transaction. */
export async function claimOrFirstAnswer(tx: Db, keyed: KeyedCall): Promise<Answer | null> {
  return (await claimKey(tx, keyed)) ? null : firstAnswer(tx, keyed)
}

/** Writes the answer for later calls with the same key, in the transaction of the work. */
export const recordAnswer = (tx: Db, keyed: KeyedCall, answer: Answer): Promise<void> =>
  storeAnswer(tx, keyed, answer)

async function firstAnswer(tx: Db, { id, bodyHash }: KeyedCall): Promise<Answer> {
  const first = await findKey(tx, id)
  if (!first || first.bodyHash !== bodyHash || first.status === null) {
    throw new DomainError('idempotency_key_reused')
  }
  return { status: first.status, body: first.answer }
}

function checkedKey(key: unknown): string {
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new DomainError('bad_request', { issues: [issue('Idempotency-Key', 'required')] })
}

/** Sorted, because the order of properties does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
