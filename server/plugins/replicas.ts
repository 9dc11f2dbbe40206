import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SAFE_METHODS } from '@/lib/contract/route'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { MAX_STALE_MS } from '@/server/db/replicas'
import type { Deps } from '@/server/deps'

/** The request header with the number of the content that a page shows (lib/session/content-version.ts). */
const CONTENT_VERSION_HEADER = 'x-content-version'

const markOf = (userId: string) => `diyar:wrote:${userId}`

/**
 * Marks users who have written, for as long as a replica may lack it. The mark is in Redis, because the next call may
 * reach another process.
 */
export function markWriters(
  app: FastifyInstance,
  { replicas, redis }: Pick<Deps, 'replicas' | 'redis'>,
): void {
  if (!replicas || !redis) return
  app.addHook('onSend', async ({ method, user }, reply) => {
    if (!user || SAFE_METHODS.includes(method) || reply.statusCode >= 400) return
    await redis.run(
      (client) => client.set(markOf(user._id), '1', 'PX', MAX_STALE_MS),
      () => null,
    )
  })
}

/** For reads that decide nothing, on the primary: bookings do not hold them up where there are replicas. */
export const primaryOf = ({ db, replicas }: Pick<Deps, 'db' | 'replicas'>): Db => replicas?.primary ?? db

/**
 * Runs a read that decides nothing on a replica. On the primary instead: without a fresh replica, for a user who has
 * just written, and again after a failure or for what the replica does not know yet.
 */
export async function onReplica<T>(
  deps: Deps,
  request: FastifyRequest,
  read: (deps: Deps) => Promise<T>,
): Promise<T> {
  const db = await replicaFor(deps, request)
  const onPrimary = () => read({ ...deps, db: primaryOf(deps) })
  if (!db) return onPrimary()
  try {
    return await read({ ...deps, db })
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'not_found') throw error
    if (!(error instanceof DomainError)) deps.replicas?.leave(db, error)
    return onPrimary()
  }
}

async function replicaFor({ replicas, redis }: Deps, { headers, user }: FastifyRequest): Promise<Db | null> {
  const db = replicas?.pick(Number(headers[CONTENT_VERSION_HEADER]) || 0) ?? null
  if (!db || !user) return db
  // Without Redis nobody knows what another process has written.
  const marks =
    (await redis?.run(
      (client) => client.exists(markOf(user._id)),
      () => 1,
    )) ?? 1
  return marks === 0 ? db : null
}
