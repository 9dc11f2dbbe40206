import Fastify, { type FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { markWriters, onReplica } from '@/server/plugins/replicas'

const PRIMARY = { name: 'primary' } as unknown as Db
const REPLICA = { name: 'replica' } as unknown as Db

/** As much of Redis as the marks need; null: it does not answer. */
function fakeRedis(marks: Set<string> | null) {
  const client = {
    set: async (key: string) => marks?.add(key),
    exists: async (key: string) => (marks?.has(key) ? 1 : 0),
  }
  const run = (command: (one: typeof client) => Promise<unknown>, otherwise: () => unknown) =>
    marks ? command(client) : Promise.resolve(otherwise())
  return { run } as unknown as Deps['redis']
}

function depsWith(redis: Deps['redis'], replica: Db | null = REPLICA) {
  const left: unknown[] = []
  const replicas = { pick: () => replica, leave: (...given: unknown[]) => left.push(given) }
  return { deps: { db: PRIMARY, replicas, redis } as unknown as Deps, left }
}

const requestOf = (userId?: string) =>
  ({ headers: {}, user: userId ? { _id: userId } : null }) as unknown as FastifyRequest
const where = async ({ db }: Deps) => db

test.each([
  ['a visitor', undefined, fakeRedis(null), REPLICA],
  ['a user who has not written lately', 'one', fakeRedis(new Set()), REPLICA],
  ['a user who has just written', 'one', fakeRedis(new Set(['diyar:wrote:one'])), PRIMARY],
  ['a user, while Redis does not answer,', 'one', fakeRedis(null), PRIMARY],
  ['a user of processes without Redis', 'one', undefined, PRIMARY],
])('%s reads the right database', async (_who, userId, redis, expected) => {
  expect(await onReplica(depsWith(redis).deps, requestOf(userId), where)).toBe(expected)
})

test('without a fresh replica everybody reads the primary', async () => {
  const { deps } = depsWith(fakeRedis(new Set()), null)
  expect(await onReplica(deps, requestOf(), where)).toBe(PRIMARY)
})

test('a failure, and what is not found, is tried again on the primary; a refusal is not', async () => {
  const failing = (error: Error) => async (deps: Deps) => {
    if (deps.db === REPLICA) throw error
    return deps.db
  }
  const { deps, left } = depsWith(undefined)
  expect(await onReplica(deps, requestOf(), failing(new DomainError('not_found')))).toBe(PRIMARY)
  expect(left).toEqual([])
  const broken = new Error('canceling statement due to conflict with recovery')
  expect(await onReplica(deps, requestOf(), failing(broken))).toBe(PRIMARY)
  expect(left).toEqual([[REPLICA, broken]])
  await expect(onReplica(deps, requestOf(), failing(new DomainError('bad_request')))).rejects.toThrow()
})

test('a call that changed something marks its user before it is answered; a read and a refused call do not', async () => {
  const marks = new Set<string>()
  const app = Fastify()
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    request.user = { _id: 'one' } as FastifyRequest['user']
  })
  markWriters(app, depsWith(fakeRedis(marks)).deps)
  app.get('/', async () => 'read')
  app.post('/refused', async (_request, reply) => reply.code(409).send())
  app.post('/', async () => 'written')
  await app.inject('/')
  await app.inject({ method: 'POST', url: '/refused' })
  expect(marks.size).toBe(0)
  await app.inject({ method: 'POST', url: '/' })
  expect([...marks]).toEqual(['diyar:wrote:one'])
  await app.close()
})
