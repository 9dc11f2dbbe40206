import { eq } from 'drizzle-orm'
import { ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import {
  cities,
  districts,
  facilities,
  facilityGroups,
  facilityTypes,
} from '@/server/db/schema/catalogue/catalogue'
import { occasionDays } from '@/server/db/schema/listings/occasions'

const api = appForTests()

const read = (query: Record<string, string>, language = 'ar') =>
  api.call('GET', `/services/sentence?${new URLSearchParams(query)}`, {
    headers: { 'accept-language': language },
  })

async function withNames(): Promise<void> {
  await ensureCatalogue(api)
  await api.db
    .insert(districts)
    .values({ id: 'shati', cityId: 'jeddah', name: 'Ash Shati', nameAr: 'الشاطئ', slug: 'ash-shati' })
  await api.db.insert(facilityGroups).values({ id: 'water', name: 'Water', nameAr: 'الماء', icon: 'pool' })
  await api.db
    .insert(facilities)
    .values({ id: 'pool', groupId: 'water', title: 'Private swimming pool', titleAr: 'مسبح خاص' })
  await api.db.insert(facilityTypes).values({ facilityId: 'pool', type: 'Chalets' })
}

test('a sentence answers the parameters of its search, facilities by name, and the words that set nothing', async () => {
  await withNames()
  const text = 'شاليه فخم بمسبح في حي الشاطئ نهاية الأسبوع أقل من ١٥٠٠'
  const { status, body } = await read({ text, today: '14-01-2026' })
  expect([status, body]).toEqual([
    200,
    {
      query: {
        ...{ type: 'Chalets', city: 'Jeddah', district: 'shati', facilities: 'pool', priceMax: '1500' },
        ...{ checkIn: '15-01-2026', checkOut: '17-01-2026' },
      },
      facilities: ['مسبح خاص'],
      unknown: ['فخم'],
    },
  ])
  const english = await read({ text: 'chalet with a pool', today: '14-01-2026' }, 'en')
  expect(english.body.facilities).toEqual(['Private swimming pool'])
  const hotel = await read({ text: 'hotel with a pool', today: '14-01-2026' }, 'en')
  expect([hotel.body.facilities, hotel.body.unknown]).toEqual([[], ['pool']])
})

test('without a day the sentence counts from today in Riyadh', async () => {
  await withNames()
  api.clock.set(new Date('2026-03-01T20:59:00Z'))
  expect((await read({ text: 'tomorrow' })).body.query).toEqual({
    checkIn: '02-03-2026',
    checkOut: '03-03-2026',
  })
  api.clock.set(new Date('2026-03-01T21:00:00Z'))
  expect((await read({ text: 'tomorrow' })).body.query).toEqual({
    checkIn: '03-03-2026',
    checkOut: '04-03-2026',
  })
})

test('a name that an admin adds or switches off is known at once', async () => {
  await withNames()
  expect((await read({ text: 'شاليه في جدة' })).body.query).toEqual({ type: 'Chalets', city: 'Jeddah' })
  await api.db.update(cities).set({ status: 'inactive' }).where(eq(cities.id, 'jeddah'))
  expect((await read({ text: 'شاليه في جدة' })).body).toMatchObject({
    query: { type: 'Chalets' },
    unknown: ['جدة'],
  })
  await api.db.update(cities).set({ status: 'active', nameAr: 'العروس' }).where(eq(cities.id, 'jeddah'))
  expect((await read({ text: 'شاليه في العروس' })).body.query).toEqual({ type: 'Chalets', city: 'Jeddah' })
})

test('the days of an occasion are those that an admin entered', async () => {
  await withNames()
  await api.db.insert(occasionDays).values({
    ...{ occasion: 'eidAlFitr', year: 1447, firstDay: '2026-03-21', lastDay: '2026-03-24' },
  })
  expect((await read({ text: 'عيد الفطر', today: '14-01-2026' })).body.query).toEqual({
    checkIn: '21-03-2026',
    checkOut: '25-03-2026',
  })
})

test('no sentence, one that is too long and a day that is none are refused by name', async () => {
  const wrong: Record<string, string>[] = [
    {},
    { text: '  ' },
    { text: 'ش'.repeat(501) },
    { text: 'شاليه', today: '31-02-2026' },
  ]
  const refusals = await Promise.all(wrong.map((query) => read(query)))
  expect(refusals.map(({ status, body }) => [status, body.issues[0]?.path])).toEqual([
    [400, 'text'],
    [400, 'text'],
    [400, 'text'],
    [400, 'today'],
  ])
})
