import { eventually } from '@/__tests__/eventually'
import { ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import type { SearchViewBody } from '@/lib/domain/statistics/search-view'
import { addDays } from '@/lib/domain/time/days'
import { searchDays, searchNights } from '@/server/db/schema/console/market'
import { searchViewBatch } from '@/server/modules/listings/search-views/search-view-batch'

const api = appForTests()
const A_SEARCH: SearchViewBody = {
  city: 'Jeddah',
  type: 'Chalets',
  checkIn: '2026-03-20',
  checkOut: '2026-03-22',
  hasFound: true,
}

const post = (body: object, from = '203.0.113.9') => api.call('POST', '/search-views', { body, from })
const counted = async () =>
  (await api.db.select().from(searchDays)).reduce((sum, row) => sum + row.searches, 0)

test('a search is answered with nothing and stored as counts of its day and its nights', async () => {
  await ensureCatalogue(api)
  const { status, body } = await post(A_SEARCH)
  expect([status, body]).toEqual([204, ''])
  await eventually(async () => (await api.db.$count(searchDays)) === 1)
  const row = { cityId: 'jeddah', listingType: 'Chalets', searches: 1, found: 1 }
  expect(await api.db.select().from(searchDays)).toEqual([{ day: TODAY, ...row }])
  expect(await api.db.select().from(searchNights).orderBy(searchNights.night)).toEqual([
    { night: '2026-03-20', ...row },
    { night: '2026-03-21', ...row },
  ])
})

test('the same search of a visitor counts once a day, another search and another visitor count too', async () => {
  await ensureCatalogue(api)
  const visitor = '198.51.100.8'
  for (let i = 0; i < 3; i++) await post(A_SEARCH, visitor)
  await post({ ...A_SEARCH, hasFound: false }, visitor)
  await post({ ...A_SEARCH, type: 'Farms', hasFound: false }, visitor)
  await post(A_SEARCH, '198.51.100.7')
  await eventually(async () => (await counted()) === 3)
  expect((await api.db.select().from(searchDays)).reduce((sum, { found }) => sum + found, 0)).toBe(2)
})

test('one network cannot make demand: of its three hundred searches two hundred count', async () => {
  for (let i = 0; i < 300; i++)
    await post(
      { checkIn: addDays('2026-04-01', i), checkOut: addDays('2026-04-02', i), hasFound: false },
      '192.0.2.44',
    )
  await eventually(async () => (await counted()) === 200)
  expect(await counted()).toBe(200)
}, 60_000)

test('reports of one network in a day have an end, equal ones too', async () => {
  await ensureCatalogue(api)
  const network = '192.0.2.77'
  for (let i = 0; i < 20; i++) await Promise.all(Array.from({ length: 100 }, () => post(A_SEARCH, network)))
  expect((await post({ ...A_SEARCH, type: 'Farms' }, network)).status).toBe(204)
  await post(A_SEARCH, '192.0.3.77')
  await eventually(async () => (await counted()) >= 2)
  expect((await api.db.select().from(searchDays)).map(({ listingType }) => listingType)).toEqual(['Chalets'])
}, 60_000)

test.each([
  ['a night that has passed', { checkIn: addDays(TODAY, -2), checkOut: addDays(TODAY, -1) }],
  ['a night in years', { checkIn: '2029-01-01', checkOut: '2029-01-02' }],
  ['an arrival after the departure', { checkIn: '2026-03-22', checkOut: '2026-03-20' }],
  ['more nights than a month has', { checkIn: '2026-03-20', checkOut: '2026-05-20' }],
  ['no departure', { checkIn: '2026-03-20', checkOut: undefined }],
])('%s counts as a search without nights', async (_name, dates) => {
  const batch = searchViewBatch(api)
  batch.add({ hasFound: true, ...dates })
  await batch.flush()
  expect(await api.db.select().from(searchDays)).toMatchObject([
    { cityId: '', listingType: 'any', searches: 1 },
  ])
  expect(await api.db.$count(searchNights)).toBe(0)
})

test('an unknown city is not counted, and nothing of what was typed is stored', async () => {
  const batch = searchViewBatch(api)
  batch.add({ ...A_SEARCH, city: 'my name is Sara' })
  await batch.flush()
  expect([await api.db.$count(searchDays), await api.db.$count(searchNights)]).toEqual([0, 0])
})

test('what could not be written is written once by the next round, with what came meanwhile', async () => {
  await ensureCatalogue(api)
  let isDown = true
  const transaction: typeof api.db.transaction = (work) => {
    if (isDown) throw new Error('the database is away')
    return api.db.transaction(work)
  }
  const batch = searchViewBatch({
    db: Object.assign(Object.create(api.db), { transaction }),
    clock: api.clock,
  })
  batch.add(A_SEARCH)
  await expect(batch.flush()).rejects.toThrow('away')
  batch.add(A_SEARCH)
  isDown = false
  await batch.flush()
  await batch.flush()
  expect(await counted()).toBe(2)
})

test.each([
  ['no answer', { city: 'Jeddah' }],
  ['another type', { ...A_SEARCH, type: 'Castles' }],
  ['no day', { ...A_SEARCH, checkIn: '20-03-2026' }],
  ['a name beside it', { ...A_SEARCH, user: 'sara' }],
])('%s is refused', async (_name, body) => {
  expect((await post(body)).status).toBe(400)
})
