import { eventually } from '@/__tests__/eventually'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import type { VitalsWire } from '@/lib/contract/schemas/vitals/vitals'
import { vitals } from '@/server/db/schema/platform/vitals'
import { sweep } from '@/server/jobs/sweeper'
import { vitalsBatch } from '@/server/modules/platform/vitals/vitals-batch'

const api = appForTests()
const A_DAY = 86_400
const A_VISIT = { page: 'home', device: 'phone', language: 'ar', values: { LCP: 2100, CLS: 12 } } as const

const aBatch = () => vitalsBatch({ db: api.db, clock: api.clock })

async function read(query = ''): Promise<VitalsWire> {
  const { body, status } = await api.call('GET', `/admin/vitals${query}`, { as: await anAdmin(api) })
  expect(status).toBe(200)
  return body
}

test('a visit is answered with nothing and stored as counts, without anything about who it was', async () => {
  const { status, body } = await api.call('POST', '/vitals', { body: A_VISIT })
  expect([status, body]).toEqual([204, ''])
  await eventually(async () => (await api.db.select().from(vitals)).length === 2)
  expect(await api.db.select().from(vitals).orderBy(vitals.metric)).toEqual([
    { ...bucket, metric: 'CLS', bound: 25 },
    { ...bucket, metric: 'LCP', bound: 2250 },
  ])
})

const bucket = {
  day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  page: 'home',
  device: 'phone',
  language: 'ar',
  visits: 1,
}

test.each([
  ['no value', { ...A_VISIT, values: {} }],
  ['another page', { ...A_VISIT, page: '/my-bookings' }],
  ['another metric', { ...A_VISIT, values: { FID: 3 } }],
  ['an address beside it', { ...A_VISIT, url: 'https://diyar.test/?q=1' }],
  ['a fraction', { ...A_VISIT, values: { LCP: 1.5 } }],
  ['a negative time', { ...A_VISIT, values: { LCP: -1 } }],
  ['a day', { ...A_VISIT, values: { LCP: 86_400_000 } }],
  ['a text', { ...A_VISIT, values: { LCP: '2100' } }],
  ['no device', { ...A_VISIT, device: undefined }],
])('%s is refused', async (_name, body) => {
  expect((await api.call('POST', '/vitals', { body })).status).toBe(400)
})

test('visits of several rounds add up, and the console reads their 75th percentile by device, language and days', async () => {
  const batch = aBatch()
  for (const LCP of [900, 900, 2700, 2700]) batch.add({ ...A_VISIT, values: { LCP } })
  await batch.flush()
  batch.add({ ...A_VISIT, device: 'desktop', language: 'en', values: { LCP: 900, INP: 700 } })
  await batch.flush()
  expect((await read()).pages).toEqual([
    {
      page: 'home',
      visits: 5,
      metrics: [
        { metric: 'LCP', p75: 2594, rating: 'fair', visits: 5 },
        { metric: 'INP', p75: 750, rating: 'poor', visits: 1 },
      ],
    },
  ])
  expect((await read('?device=desktop')).pages[0]?.metrics[0]).toMatchObject({ visits: 1, rating: 'good' })
  expect((await read('?language=ar')).pages[0]?.visits).toBe(4)
  api.clock.pass(7 * A_DAY)
  expect((await read()).pages).toEqual([])
  expect((await read('?days=28')).pages[0]?.visits).toBe(5)
})

test('fifteen hundred slow visits from one address, by all its IPv6 addresses too, do not move the percentile of honest ones', async () => {
  const post = (LCP: number, from: string) =>
    api.call('POST', '/vitals', { body: { ...A_VISIT, page: 'search', values: { LCP } }, from })
  for (let i = 0; i < 40; i++) await post(1500, `198.51.100.${i}`)
  const statuses = new Set<number>()
  for (let i = 0; i < 1500; i++) {
    const from = i % 2 === 0 ? '203.0.113.66' : `2001:db8:7:7::${i.toString(16)}`
    statuses.add((await post(26_000, from)).status)
  }
  expect(statuses).toEqual(new Set([204]))
  const stored = async () => (await read()).pages.find(({ page }) => page === 'search')
  await eventually(async () => (await stored())?.visits === 50)
  expect((await stored())?.metrics).toMatchObject([{ metric: 'LCP', rating: 'good' }])
}, 60_000)

test('what the console does not show any more is deleted', async () => {
  const batch = aBatch()
  batch.add(A_VISIT)
  await batch.flush()
  api.clock.pass(27 * A_DAY)
  await sweep(api.app.deps)
  expect(await api.db.select().from(vitals)).toHaveLength(2)
  api.clock.pass(A_DAY)
  await sweep(api.app.deps)
  expect(await api.db.select().from(vitals)).toEqual([])
})

test('a batch that fails is written in the next round, together with what came meanwhile', async () => {
  let isDown = true
  const insert: typeof api.db.insert = (table) => {
    if (isDown) throw new Error('the database is away')
    return api.db.insert(table)
  }
  const batch = vitalsBatch({ db: Object.assign(Object.create(api.db), { insert }), clock: api.clock })
  batch.add(A_VISIT)
  await expect(batch.flush()).rejects.toThrow('away')
  batch.add(A_VISIT)
  isDown = false
  await batch.flush()
  expect((await read()).pages[0]?.visits).toBe(2)
})

test('owners and read-only admins read it, other roles and everybody else do not', async () => {
  for (const [role, status] of [
    ['readOnly', 200],
    ['operations', 403],
  ] as const)
    expect((await api.call('GET', '/admin/vitals', { as: await anAdmin(api, role) })).status).toBe(status)
  expect((await api.call('GET', '/admin/vitals')).status).toBe(404)
  expect((await api.call('GET', '/admin/vitals?days=3', { as: await anAdmin(api) })).status).toBe(400)
})
