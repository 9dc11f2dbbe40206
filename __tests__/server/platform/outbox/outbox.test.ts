import { isNotNull } from 'drizzle-orm'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { outbox } from '@/server/db/schema/platform/outbox'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'

const api = appForTests()

const tell = ({ id }: TestUser) =>
  notifyUser(api.db, { userId: id, type: 'Balance_added', params: { amount: 5 }, createdAt: api.clock.now() })

test('an event that is rolled back is never notified', async () => {
  const guest = await aGuest(api)
  const failing = api.db.transaction(async (tx) => {
    await notifyUser(tx, {
      userId: guest.id,
      type: 'Balance_added',
      params: {},
      createdAt: api.clock.now(),
    })
    throw new Error('the cause failed')
  })
  await expect(failing).rejects.toThrow('the cause failed')
  expect(await workThrough(api)).toBe(0)
})

test('forty notifications and eight workers at once: each is sent once, and the outbox is empty', async () => {
  const guest = await aGuest(api)
  for (let i = 0; i < 40; i += 1) await tell(guest)
  await Promise.all(Array.from({ length: 8 }, () => workThrough(api)))
  await workThrough(api)
  expect(api.sentTexts).toHaveLength(40)
  expect(new Set(api.sentTexts.map((one) => one.reference)).size).toBe(40)
  expect(await api.db.select().from(outbox)).toEqual([])
})

test('a process that died in the middle loses nothing: another one takes its work over after half a minute', async () => {
  await tell(await aGuest(api))
  await workThrough(api, ['notification'])
  const dying = { ...jobHandlersOf(api.app.deps), sms: () => new Promise<never>(() => undefined) }
  void runDueJobs(api.app.deps, dying, ['sms'])
  expect(await api.db.select().from(outbox)).toHaveLength(1)
  expect(await workThrough(api)).toBe(0)
  api.clock.pass(30)
  expect(await workThrough(api)).toBe(1)
  expect(api.sentTexts).toHaveLength(1)
})

test('a refused message is retried after growing pauses, and given up and deleted in the end', async () => {
  await tell(await aGuest(api))
  await workThrough(api, ['notification'])
  const refusing = {
    ...jobHandlersOf(api.app.deps),
    sms: () => Promise.reject(new Error('no credit')),
  }
  const due: boolean[] = []
  for (const pause of [0, 4, 1, 29, 1, 120, 600, 3600, 6 * 3600]) {
    api.clock.pass(pause)
    due.push((await runDueJobs(api.app.deps, refusing, ['sms'])) === 1)
  }
  expect(due).toEqual([true, false, true, false, true, true, true, true, true])
  const [dead] = await api.db.select().from(outbox).where(isNotNull(outbox.gaveUpAt))
  expect(dead).toMatchObject({ attempts: 7, lastProblem: 'no credit' })
  api.clock.pass(31 * 86_400)
  expect(await workThrough(api)).toBe(0)
  await sweep(api.app.deps)
  expect(await api.db.select().from(outbox)).toEqual([])
})

test('the outbox contains ids alone: no number, no address, no text', async () => {
  await tell(await aGuest(api))
  const [row] = await api.db.select().from(outbox)
  expect(Object.keys(row?.payload as object)).toEqual(['notificationId'])
})
