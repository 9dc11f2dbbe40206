import sharp from 'sharp'
import { getCardImage } from '@/server/modules/og/get-card'
import type { FilesPort } from '@/server/ports/files'
import { aListing } from '../support/listings'
import { memoryFiles } from '../support/memory-files'
import { appForTests } from '../support/test-app'

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
