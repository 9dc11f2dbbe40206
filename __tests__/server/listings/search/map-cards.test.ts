import { eq } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import type { MapCard } from '@/lib/domain/listing/card'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const search = async (path: string, query: Record<string, string>) =>
  (await api.call('GET', `/services/${path}?${new URLSearchParams(query)}`)).body
const idsOf = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id)

test('the map has the listings of all pages in the order of the list, whichever page is requested', async () => {
  for (let i = 0; i < 5; i += 1) await aListing(api, { prices: { allDays: (i + 1) * 10_000 } })
  await aListing(api, { city: 'makkah' })
  const query = { city: 'Jeddah', sort: 'price_desc', pageSize: '2' }
  const pages = await Promise.all(['1', '2', '3'].map((page) => search('search', { ...query, page })))
  const map = await search('search/map', { ...query, page: '3' })
  expect(idsOf(map)).toEqual(pages.flatMap(idsOf))
  expect(map.total).toBe(5)
})

test('a listing of the map is a card without what a pin does not show, with one picture and the public point', async () => {
  const { id } = await aListing(api, {
    latitude: 21.543_216,
    longitude: 39.172_834,
    images: ['/api/v1/media/a', '/api/v1/media/b'],
  })
  const [card]: MapCard[] = (await search('search/map', {})).data
  expect(card).toMatchObject({ _id: id, images: ['/api/v1/media/a'], location: [21.543, 39.173] })
  expect(Object.keys(card ?? {})).not.toContain('badges')
})

test('the bounds and filters of the search hold for the map, too', async () => {
  await aListing(api, { latitude: 21.6, longitude: 39.1, maxGuests: 4 })
  const inside = await aListing(api, { latitude: 21.5, longitude: 39.2, maxGuests: 10 })
  await aListing(api, { latitude: 21.5, longitude: 39.2, maxGuests: 2 })
  expect(await search('search/map', { bounds: '21.45,39.15,21.55,39.25', guests: '5' })).toMatchObject({
    data: [{ _id: inside.id }],
    total: 1,
  })
})

test('more than a map can show are counted, and the first 200 shown', async () => {
  const { id } = await aListing(api)
  const [first] = await api.db.select().from(listings).where(eq(listings.id, id))
  if (!first) throw new Error('no listing')
  await api.db
    .insert(listings)
    .values(Array.from({ length: 204 }, (_, index) => ({ ...first, id: `copy-${index}` })))
  const { data, total } = await search('search/map', {})
  expect([data.length, total]).toEqual([200, 205])
})

test('an unknown city has nothing on the map, and a wrong query is refused as in the list', async () => {
  expect(await search('search/map', { city: 'Atlantis' })).toEqual({ data: [], total: 0 })
  const answer = await api.call('GET', '/services/search/map?guests=none')
  expect(answer.status).toBe(400)
})
