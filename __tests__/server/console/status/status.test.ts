import { join } from 'node:path'
import { eventually } from '@/__tests__/eventually'
import { appForTests, START } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin } from '@/__tests__/server/support/users'
import type { StatusWire } from '@/lib/contract/schemas/status/status'
import type { StatusLine } from '@/lib/domain/status/status'
import { TIMERS } from '@/lib/domain/status/timers'
import { startTemporaryRedis } from '@/scripts/steps/services/redis.mjs'
import { backups, rehearsedRestores, timerRuns } from '@/server/db/schema/console/status'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'
import { outbox } from '@/server/db/schema/platform/outbox'
import type { Deps } from '@/server/deps'
import { sweep } from '@/server/jobs/sweeper'
import { getStatus } from '@/server/modules/console/status/get-status'
import { diskFiles } from '@/server/ports/files'
import { openRedis } from '@/server/ports/redis/link'

const api = appForTests()

async function linesFor(deps: Partial<Deps> = {}): Promise<StatusLine[]> {
  const { lines } = await getStatus({ ...api.app.deps, ...deps })
  return lines
}
const reasonOf = (lines: readonly StatusLine[], part: string, item: string | null = null) =>
  lines.find((one) => one.part === part && one.item === item)?.reason

test('an owner and a read-only admin read it; a role without the area does not', async () => {
  for (const [role, status] of [
    ['owner', 200],
    ['readOnly', 200],
    ['operations', 403],
    ['support', 403],
  ] as const)
    expect((await api.call('GET', '/admin/status', { as: await anAdmin(api, role) })).status).toBe(status)
})

test('of a new installation all that is set up works, and what is unused is unknown', async () => {
  const { body } = await api.call('GET', '/admin/status', { as: await anAdmin(api) })
  const { at, lines } = body as StatusWire
  expect(at).toBe(START.toISOString())
  expect(lines.filter(({ state }) => state === 'down' || state === 'slow')).toEqual([])
  expect(reasonOf(lines, 'database')).toBe('databaseWorks')
  expect(reasonOf(lines, 'schema')).toBe('schemaCurrent')
  expect(reasonOf(lines, 'files')).toBe('filesWork')
  expect(reasonOf(lines, 'redis')).toBe('redisOff')
  expect(reasonOf(lines, 'outbox')).toBe('jobsDone')
  expect(lines.filter(({ reason }) => reason === 'timerNever')).toHaveLength(TIMERS.length)
})

test('timers report their last run and its error, without the values of a statement', async () => {
  const secret = 'a name that is in the statement only'
  const failure = Object.assign(new Error(`Failed query: ${secret}`), { cause: new Error('no such column') })
  await sweep(api.app.deps)
  expect(reasonOf(await linesFor(), 'timer', 'money')).toBe('timerWorks')
  const broken = { ...api.app.deps, db: brokenFor('listing_views', failure) }
  await expect(sweep(broken)).rejects.toThrow()
  api.clock.pass(60)
  await expect(sweep(broken)).rejects.toThrow()
  const views = (await linesFor()).find(({ item }) => item === 'views')
  expect(views).toMatchObject({
    reason: 'timerFailed',
    since: START.toISOString(),
    facts: { problem: 'no such column', lastAt: api.clock.now().toISOString() },
  })
  await sweep(api.app.deps)
  expect(await api.db.select().from(timerRuns)).toHaveLength(TIMERS.length)
  const mended = (await linesFor()).find(({ item }) => item === 'views')
  expect(mended).toMatchObject({ reason: 'timerWorks', since: null })
  api.clock.pass(301)
  expect(reasonOf(await linesFor(), 'timer', 'views')).toBe('timerSilent')
})

/** The database, whose statements on one table fail. */
function brokenFor(table: string, failure: Error): Deps['db'] {
  return new Proxy(api.db, {
    get(db, name) {
      const value: unknown = Reflect.get(db, name)
      if (name !== 'delete' || typeof value !== 'function') return value
      return (target: Parameters<Deps['db']['delete']>[0]) => {
        const named = Object(target)[Symbol.for('drizzle:Name')]
        if (named === table) throw failure
        return db.delete(target)
      }
    },
  })
}

test('an old job is late, and one that was given up counts for an hour', async () => {
  const job = { kind: 'sms', payload: {}, createdAt: START } as const
  await api.db.insert(outbox).values([
    { ...job, attempts: 3, lastProblem: 'the gateway refused' },
    { ...job, kind: 'mail', attempts: 7, lastProblem: 'no such mailbox', gaveUpAt: START },
  ])
  const lines = await linesFor()
  expect(reasonOf(lines, 'outbox', 'sms')).toBe('jobsWait')
  expect(reasonOf(lines, 'outbox', 'mail')).toBe('jobsGivenUp')
  api.clock.pass(601)
  const late = (await linesFor()).find(({ item }) => item === 'sms')
  expect(late).toMatchObject({
    state: 'down',
    facts: {
      waiting: 1,
      retried: 1,
      attempts: 3,
      oldestAt: START.toISOString(),
      problem: 'the gateway refused',
    },
  })
  api.clock.pass(3000)
  expect(reasonOf(await linesFor(), 'outbox', 'mail')).toBe('jobsGivenUpBefore')
})

test('a file store that cannot be written is down, and one that is silent too', async () => {
  const files = diskFiles(join(process.execPath, 'no-folder'))
  expect(reasonOf(await linesFor({ files }), 'files')).toBe('filesDown')
  const silent = { ...files, put: () => new Promise<void>(() => undefined) }
  const [line] = (await linesFor({ files: silent })).filter(({ part }) => part === 'files')
  expect(line).toMatchObject({ reason: 'filesDown', facts: { problem: 'no answer within 3000 ms' } })
})

test('a Redis that was stopped is down since then, and works when it is back', async () => {
  const server = await startTemporaryRedis()
  const redis = openRedis(server.url)
  redis.start(api.log)
  const reason = async () => reasonOf(await linesFor({ redis }), 'redis')
  await eventually(async () => (await reason()) === 'redisWorks')
  await server.crash()
  await eventually(async () => (await reason()) === 'redisDown')
  const [line] = (await linesFor({ redis })).filter(({ part }) => part === 'redis')
  expect(Date.parse(line?.since ?? '')).toBeLessThanOrEqual(START.getTime())
  await server.start()
  await eventually(async () => (await reason()) === 'redisWorks')
  redis.close()
  await server.stop()
})

test('replicas, a newer schema, disabled endpoints and a part that cannot be read each have their line', async () => {
  const host = await aHost(api)
  const disabledAt = START
  await api.db.insert(webhookEndpoints).values({
    vendorId: host.vendorId,
    createdBy: host.id,
    url: 'https://host.example',
    events: ['calendar.changed'],
    disabledAt,
  })
  const states = () => [
    { lagMs: 200, isFresh: true, awayMs: null },
    { lagMs: 7000, isFresh: false, awayMs: null },
    { lagMs: null, isFresh: false, awayMs: 60_000 },
  ]
  const replicas = { states } as unknown as Deps['replicas']
  const lines = await linesFor({ replicas })
  expect(lines.filter(({ part }) => part === 'replica')).toMatchObject([
    { item: '1', reason: 'replicaWorks', facts: { lagMs: 200 } },
    { item: '2', reason: 'replicaLate' },
    { item: '3', reason: 'replicaAway', since: new Date(START.getTime() - 60_000).toISOString() },
  ])
  expect(lines.find(({ part }) => part === 'webhooks')).toMatchObject({
    reason: 'webhooksDisabled',
    since: START.toISOString(),
    facts: { disabled: 1 },
  })
  const unread = {
    states: () => {
      throw new Error('no')
    },
  } as unknown as Deps['replicas']
  expect(reasonOf(await linesFor({ replicas: unread }), 'replica')).toBe('unread')
})

test('the newest whole copy counts, where a PostgreSQL is backed up', async () => {
  await api.db.insert(backups).values([
    { name: 'older', takenAt: new Date(START.getTime() - 86_400_000) },
    { name: 'newer', takenAt: START },
  ])
  const pool = { totalCount: 3, idleCount: 1, waitingCount: 6 } as unknown as Deps['pool']
  const lines = await linesFor({ pool })
  expect(lines.find(({ part }) => part === 'backup')).toMatchObject({
    reason: 'backupFresh',
    facts: { lastAt: START.toISOString() },
  })
  expect(lines.find(({ part }) => part === 'pool')).toMatchObject({
    reason: 'poolFull',
    facts: { open: 2, waiting: 6 },
  })
  expect(reasonOf(await linesFor({ pool: undefined }), 'backup')).toBe('backupEmbedded')
})

test('the newest rehearsed restore counts: one that failed has its reason, and when the last one succeeded', async () => {
  const before = new Date(START.getTime() - 86_400_000)
  const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 } as unknown as Deps['pool']
  const line = async () => (await linesFor({ pool })).find(({ part }) => part === 'rehearsal')
  expect(await line()).toMatchObject({ reason: 'rehearsalNever', facts: {} })
  await api.db
    .insert(rehearsedRestores)
    .values({ startedAt: before, durationMs: 9000, copyTakenAt: before, newestAt: before, bookings: 3 })
  expect(await line()).toMatchObject({
    reason: 'rehearsalDone',
    facts: { lastAt: before.toISOString(), durationMs: 9000, newestAt: before.toISOString() },
  })
  await api.db
    .insert(rehearsedRestores)
    .values({ startedAt: START, durationMs: 10, problem: 'There is no copy in /backups/copies.' })
  expect(await line()).toMatchObject({
    state: 'down',
    reason: 'rehearsalFailed',
    facts: {
      lastAt: START.toISOString(),
      lastSuccessAt: before.toISOString(),
      problem: 'There is no copy in /backups/copies.',
    },
  })
})
