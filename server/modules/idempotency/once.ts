import { createHash } from 'node:crypto'
import { issue, Refusal } from '@/lib/domain/issues'
import type { Db } from '@/server/db/open'
import { claimKey, keepAnswer, readKey } from './store'

const KEY = /^[\x21-\x7e]{1,200}$/
const KEPT_MS = 24 * 3_600_000

export interface Answer {
  status: number
  body: unknown
}

/**
 * Does the work of a keyed call once: the same key and body get the first answer again, another body is refused. The
 * key is written in the work's own transaction; a call with the same key waits at the unique index until the first one
 * is done, so a race comes out as one. Work that is refused leaves no key behind and may be tried again.
 */
export async function once(
  tx: Db,
  call: { userId: string; key: unknown; body: unknown; now: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const id = `${call.userId}:${checkedKey(call.key)}`
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(sorted(call.body)))
    .digest('hex')
  const expiresAt = new Date(call.now.getTime() + KEPT_MS)
  const row = { id, userId: call.userId, bodyHash, createdAt: call.now, expiresAt }
  if (!(await claimKey(tx, row))) return firstAnswer(tx, id, bodyHash)
  const answer = await work()
  await keepAnswer(tx, id, answer.status, answer.body)
  return answer
}

async function firstAnswer(tx: Db, id: string, bodyHash: string): Promise<Answer> {
  const first = await readKey(tx, id)
  if (!first || first.bodyHash !== bodyHash || first.status === null) {
    throw new Refusal('idempotency_key_reused')
  }
  return { status: first.status, body: first.answer }
}

function checkedKey(key: unknown): string {
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new Refusal('bad_request', { issues: [issue('Idempotency-Key', 'required')] })
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
