import { eventually } from '@/__tests__/eventually'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import type { ServiceLevelWire } from '@/lib/contract/schemas/status/service-levels'
import type { PublicStatusWire } from '@/lib/domain/status/public-status'
import { serviceLevels } from '@/server/db/schema/console/status'
import { vitals } from '@/server/db/schema/platform/vitals'
import { sweep } from '@/server/jobs/sweeper'
import { serviceLevelBatch } from '@/server/modules/console/service-levels/service-level-batch'

const api = appForTests()
const A_DAY = 86_400

const aBatch = () => serviceLevelBatch({ db: api.db, clock: api.clock })
const done = { journey: 'search', result: 'done' } as const
const failed = { journey: 'search', result: 'failed' } as const

async function levelOf(journey: string): Promise<ServiceLevelWire | undefined> {
  const { status, body } = await api.call('GET', '/admin/service-levels', { as: await anAdmin(api) })
  expect(status).toBe(200)
  const { data } = body as { data: ServiceLevelWire[] }
  return data.find((one) => one.journey === journey)
}

async function publicStateOf(journey: string) {
  // An answer serves everybody for some seconds.
  api.clock.pass(20)
  const { status, body } = await api.call('GET', '/public-status')
  expect(status).toBe(200)
  const found = (body as PublicStatusWire).journeys.find((one) => one.journey === journey)
  return { now: found?.now, days: found?.days.filter(({ state }) => state !== 'none') }
}

test('calls of a journey are counted after their answer, in spans of five minutes', async () => {
  expect((await api.call('GET', '/services/search')).status).toBe(200)
  await eventually(async () => (await api.db.$count(serviceLevels)) === 1)
  expect(await api.db.select().from(serviceLevels)).toMatchObject([
    { journey: 'search', calls: 1, failed: 0 },
  ])
})

test('two processes add to the same row, and a database that was away gets everything once', async () => {
  let isDown = true
  const transaction: typeof api.db.transaction = (work) => {
    if (isDown) throw new Error('the database is away')
    return api.db.transaction(work)
  }
  const [one, other] = [
    serviceLevelBatch({ db: Object.assign(Object.create(api.db), { transaction }), clock: api.clock }),
    aBatch(),
  ]
  one.add(failed)
  other.add(done)
  await expect(one.flush()).rejects.toThrow('away')
  await other.flush()
  one.add(done)
  isDown = false
  await one.flush()
  await one.flush()
  expect(await api.db.select().from(serviceLevels)).toMatchObject([{ calls: 3, failed: 1, slow: 0 }])
})

test('the budget is that of 30 days, and the last hour shows how fast it is spent', async () => {
  const batch = aBatch()
  for (let i = 0; i < 1998; i++) batch.add(done)
  batch.add(failed)
  await batch.flush()
  api.clock.pass(2 * 3600)
  batch.add(failed)
  for (let i = 0; i < 99; i++) batch.add(done)
  await batch.flush()
  const level = await levelOf('search')
  expect(level?.availability).toEqual({ target: 99.9, measured: 99.904, left: 5, burn: 10 })
  expect(level?.latency).toMatchObject({ slowMs: 500, measured: 100, left: 100 })
  api.clock.pass(31 * A_DAY)
  expect((await levelOf('search'))?.availability).toMatchObject({ measured: null, left: null, burn: null })
})

test('what visitors measured is beside it', async () => {
  const row = { day: '2026-03-15', page: 'search', device: 'phone', language: 'ar', metric: 'LCP' } as const
  await api.db.insert(vitals).values([
    { ...row, bound: 2500, visits: 3 },
    { ...row, bound: 5000, visits: 1 },
  ])
  expect((await levelOf('search'))?.visitors).toEqual({ visits: 4, good: 3 })
  expect((await levelOf('payment'))?.visitors).toBeNull()
})

test('everybody reads how each journey is now and was on each day, without figures', async () => {
  expect(await publicStateOf('search')).toEqual({ now: 'working', days: [] })
  const batch = aBatch()
  for (let i = 0; i < 10; i++) batch.add(failed)
  await batch.flush()
  expect(await publicStateOf('search')).toEqual({
    now: 'disturbed',
    days: [{ day: '2026-03-15', state: 'disturbed' }],
  })
  expect((await publicStateOf('payment')).now).toBe('working')
  api.clock.pass(A_DAY)
  batch.add(done)
  await batch.flush()
  expect(await publicStateOf('search')).toEqual({
    now: 'working',
    days: [
      { day: '2026-03-15', state: 'disturbed' },
      { day: '2026-03-16', state: 'working' },
    ],
  })
})

test('a day of the public page ends at midnight in Riyadh', async () => {
  const batch = aBatch()
  for (const at of ['2026-03-20T20:59:00Z', '2026-03-20T21:01:00Z']) {
    api.clock.set(new Date(at))
    batch.add(done)
  }
  await batch.flush()
  expect((await publicStateOf('search')).days?.map(({ day }) => day)).toEqual(['2026-03-20', '2026-03-21'])
})

test('counts are deleted when the public page does not show their day any more', async () => {
  const batch = aBatch()
  batch.add(done)
  await batch.flush()
  api.clock.pass(89 * A_DAY)
  await sweep(api.app.deps)
  expect(await api.db.$count(serviceLevels)).toBe(1)
  api.clock.pass(A_DAY)
  await sweep(api.app.deps)
  expect(await api.db.$count(serviceLevels)).toBe(0)
})

test('a role without the area does not read the objectives', async () => {
  const { status } = await api.call('GET', '/admin/service-levels', { as: await anAdmin(api, 'support') })
  expect(status).toBe(403)
})
