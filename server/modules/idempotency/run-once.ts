import { createHash } from 'node:crypto'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { claimKey, findKey, type NewKey, storeAnswer } from './store'

const KEY = /^[\x21-\x7e]{1,200}$/
const STORED_MS = 24 * 3_600_000

export interface Answer {
  status: number
  body: unknown
}

/** A call as its key is stored. */
export type KeyedCall = NewKey

/** Refuses a key that is none. */
export function keyedCall(call: { userId: string; key: unknown; body: unknown; now: Date }): KeyedCall {
  const { userId, now } = call
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(sorted(call.body)))
    .digest('hex')
  const expiresAt = new Date(now.getTime() + STORED_MS)
  return { id: `${userId}:${checkedKey(call.key)}`, userId, bodyHash, createdAt: now, expiresAt }
}

/**
 * Does the work of a keyed call once: the same key and body get the first answer again, another body is refused. The
 * key is written in the work's own transaction; a call with the same key waits at the unique index until the first one
 * is done, so a race comes out as one. Work that is refused leaves no key behind and may be tried again.
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

/** The first answer to this key; null when this call is the first and its answer is to be written in this transaction. */
export async function claimOrFirstAnswer(tx: Db, keyed: KeyedCall): Promise<Answer | null> {
  return (await claimKey(tx, keyed)) ? null : firstAnswer(tx, keyed)
}

/** Writes the answer that later calls with the same key get, in the transaction of the work. */
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

/** The order of properties does not make another body. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
