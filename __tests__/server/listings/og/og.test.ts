import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { memoryFiles } from '@/__tests__/server/support/files/memory-files'
import { aListing, ensureCatalogue } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { categories, districts } from '@/server/db/schema/catalogue/catalogue'
import { type CardTexts, drawCard } from '@/server/modules/listings/og/draw-card'
import { getCardImage } from '@/server/modules/listings/og/get-card'
import { getAreaCover } from '@/server/modules/listings/search/areas/get-area-cover'
import type { FilesPort } from '@/server/ports/files'

const api = appForTests()

/** A store in memory that tells how often it was written to. */
function countedFiles() {
  const stored = memoryFiles()
  let writes = 0
  const files: FilesPort = {
    ...stored,
    put: async (key, bytes) => {
      writes += 1
      await stored.put(key, bytes)
    },
  }
  return { files, writes: () => writes }
}

test.each(['ar', 'en'])('a listing has a picture for sharing in %s, of the requested size', async (l) => {
  const { id } = await aListing(api)
  const answer = await api.app.inject(`/api/v1/og/${id}/${l}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
})

test('a city has a picture for sharing, another one for a listing type', async () => {
  await ensureCatalogue(api)
  const pictures = await Promise.all(
    ['all', 'chalets'].map((type) => api.app.inject(`/api/v1/og/areas/jeddah/${type}/ar`)),
  )
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const [all, chalets] = pictures.map(({ rawPayload }) => rawPayload)
  expect(all?.equals(chalets ?? all)).toBe(false)
  for (const path of ['/og/areas/nowhere/all/ar', '/og/areas/jeddah/castles/ar'])
    expect([path, (await api.call('GET', path)).status]).toEqual([path, 404])
})

test('a district has a picture of its own, with its name and the photo of its first listing', async () => {
  await ensureCatalogue(api)
  const of = { cityId: 'jeddah', name: 'Obhur', nameAr: 'أبحر' }
  await api.db.insert(districts).values([{ ...of, id: 'obhur', slug: 'obhur' }])
  const path = (type: string, district = '') => `/api/v1/og/areas/jeddah/${type}/ar${district}`
  const cover = (type: PropertyType | null) =>
    getAreaCover(api.app.deps, { city: 'jeddah', district: 'obhur', type })
  expect((await cover(null)).image).toBe('/city')
  await aListing(api, { districtId: 'obhur', images: ['/second'], rank: 1 })
  await aListing(api, { districtId: 'obhur', images: ['/first', '/other'], rank: 2 })
  await aListing(api, { districtId: 'obhur', images: ['/hidden'], rank: 3, state: 'paused' })
  await aListing(api, { images: ['/elsewhere'], rank: 4 })
  expect(await cover('Chalets')).toMatchObject({ image: '/first', name: { ar: 'أبحر' } })
  expect((await cover('Farms')).image).toBe('/city')
  const switchTo = (status: 'active' | 'inactive') =>
    api.db.update(categories).set({ status }).where(eq(categories.type, 'Chalets'))
  await switchTo('inactive')
  expect((await cover(null)).image).toBe('/city')
  await switchTo('active')
  const pictures = await Promise.all(
    [path('all'), path('all', '?district=obhur')].map((one) => api.app.inject(one)),
  )
  const [ofCity, ofDistrict] = pictures.map(({ rawPayload }) => rawPayload)
  expect([pictures[1]?.statusCode, ofCity?.equals(ofDistrict ?? ofCity)]).toEqual([200, false])
  expect((await api.app.inject(path('all', '?district=nowhere'))).statusCode).toBe(404)
})

test('hidden and unknown listings, and other languages, have none', async () => {
  const hidden = await aListing(api, { state: 'paused' })
  const { id } = await aListing(api)
  for (const path of [`/og/${hidden.id}/ar`, '/og/nothing/ar', `/og/${id}/fr`]) {
    expect([path, (await api.call('GET', path)).status]).toEqual([path, 404])
  }
})

test('it is drawn once, also for many concurrent requests, and again for another language', async () => {
  const { id } = await aListing(api, { name: 'Palm <b>& sea</b>', nameAr: 'شاليه <i>النخلة' })
  const { files, writes } = countedFiles()
  const deps = { ...api.app.deps, files }
  const [one, two] = await Promise.all([getCardImage(deps, id, 'ar'), getCardImage(deps, id, 'ar')])
  await getCardImage(deps, id, 'ar')
  expect([writes(), Buffer.compare(one, two)]).toEqual([1, 0])
  await getCardImage(deps, id, 'en')
  expect(writes()).toBe(2)
})

test('all texts are in the middle square, which messengers cut out, also long ones', async () => {
  const short = { brand: 'D', name: 'A', location: 'B', price: null, rating: null }
  const long = {
    brand: 'Diyar',
    name: 'The grand hall of the northern corniche for weddings and family gatherings',
    location: 'Wedding hall · Khamis Mushait',
    price: 'From SAR 12,320 per event day',
    rating: '4.7 (120)',
  }
  for (const language of ['ar', 'en'] as const) {
    const [one, other] = await Promise.all([sidesOf({ language, ...short }), sidesOf({ language, ...long })])
    // The encoder spends its bits on the whole picture; a letter would differ by more than a hundred.
    const difference = one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0)
    expect([language, difference < 16]).toEqual([language, true])
  }
})

/** The pixels beside the middle square, without the blocks of the JPEG that reach into it. */
async function sidesOf(texts: CardTexts): Promise<Buffer> {
  const width = 272
  const card = await drawCard(texts, null)
  const sides = [0, 1200 - width].map((left) =>
    sharp(card).extract({ left, top: 0, width, height: 630 }).raw().toBuffer(),
  )
  return Buffer.concat(await Promise.all(sides))
}
