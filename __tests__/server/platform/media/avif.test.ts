import Fastify from 'fastify'
import sharp from 'sharp'
import { painted, upload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { uploads } from '@/server/db/schema/platform/uploads'
import { readPhotoBytes, readPhotos } from '@/server/db/seed/content'
import { EncoderStopped } from '@/server/modules/platform/media/encode-apart'
import { encodeAvif } from '@/server/modules/platform/media/encode-avif'
import { makeAvif } from '@/server/modules/platform/media/make-avif'
import { decodePicture, encodeWidths, PHONE_BYTES } from '@/server/modules/platform/media/reencode'
import { mediaRoutes } from '@/server/modules/platform/media/routes'
import { deleteUploadsOf } from '@/server/modules/platform/uploads/delete-uploads'

const api = appForTests({ pictureAvif: true })

const ACCEPT_OF_CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8'

/** Fine leaves and water: above the budget in the lowest quality of webp. */
const HEAVY_PHOTO = 'farm-rose-b'

/** A photograph with a stored width below its own, so that one AVIF is tried. */
async function aPhoto(): Promise<Buffer> {
  const [photo] = readPhotos().values()
  if (!photo) throw new Error('the content has no photographs')
  return sharp(readPhotoBytes(photo)).resize({ width: 600 }).png().toBuffer()
}

async function uploaded(bytes: Buffer) {
  const owner = await aGuest(api)
  const { body } = await upload(api, owner, [{ field: 'image', bytes }])
  return { owner, url: String(body.url), key: String(body.url).split('/').at(-1) }
}

const round = () => makeAvif(api.app.deps)
const avifFiles = () => [...api.files.keys()].filter((key) => key.endsWith('.avif'))
const widthsNow = async () => (await api.db.select().from(uploads)).map(({ avifWidths }) => avifWidths)

/** Asks the route itself, because the description of the api names what is sent without `Accept`. */
async function requested(url: string, accept: string) {
  const app = Fastify()
  app.setValidatorCompiler(() => (value: unknown) => ({ value }))
  mediaRoutes(app, api.app.deps)
  const { headers, rawPayload } = await app.inject({ url: url.replace('/api/v1', ''), headers: { accept } })
  await app.close()
  return { headers, format: (await sharp(rawPayload).metadata()).format }
}

test('an upload is stored as AVIF in a later round where that saves a fifth, and served to who accepts it', async () => {
  const { url, key } = await uploaded(await aPhoto())
  await round()
  expect([avifFiles(), await widthsNow()]).toEqual([[], [null]])
  const before = await requested(`${url}/320.webp`, ACCEPT_OF_CHROME)
  expect(before.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
  expect(before.headers['cache-control']).toContain('s-maxage=600')

  api.clock.pass(180)
  await round()
  expect([avifFiles(), await widthsNow()]).toEqual([[`${key}/320.avif`], [[320]]])
  const [avif, webp] = [api.files.get(`${key}/320.avif`), api.files.get(`${key}/320.webp`)]
  expect(avif?.length).toBeLessThanOrEqual(0.8 * (webp?.length ?? 0))
  const small = await requested(`${url}/320.webp`, ACCEPT_OF_CHROME)
  expect([small.headers['content-type'], small.headers['vary'], small.format]).toEqual([
    'image/avif',
    'Accept',
    'heif',
  ])
  expect(small.headers['cache-control']).not.toContain('s-maxage')
  api.files.delete(`${key}/320.avif`)
  for (const [width, accept] of [
    // The file of which the row knows is lost.
    [320, ACCEPT_OF_CHROME],
    [320, 'image/webp,*/*'],
    [960, ACCEPT_OF_CHROME],
  ]) {
    const other = await requested(`${url}/${width}.webp`, String(accept))
    expect([other.headers['content-type'], other.format]).toEqual(['image/webp', 'webp'])
  }
})

test('a picture that gains nothing stays as it is and is not tried again; one that is removed takes its AVIF along', async () => {
  const flat = await uploaded(await painted(600, 400).png().toBuffer())
  const photo = await uploaded(await aPhoto())
  api.clock.pass(180)
  await round()
  expect(avifFiles()).toEqual([])
  await round()
  expect(avifFiles()).toEqual([`${photo.key}/320.avif`])
  await deleteUploadsOf(api.app.deps, photo.owner.id)
  expect([...api.files.keys()].filter((key) => !key.startsWith(`${flat.key}/`))).toEqual([])
})

test('a picture that is removed while it is encoded leaves nothing; after a failed storage it is tried again', async () => {
  const { owner, key } = await uploaded(await aPhoto())
  api.clock.pass(180)
  const { files } = api.app.deps
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  await makeAvif({ ...api.app.deps, files: { ...files, put: () => Promise.reject(full) } })
  expect(await widthsNow()).toEqual([null])
  const put = async (file: string, bytes: Uint8Array) => {
    await deleteUploadsOf(api.app.deps, owner.id)
    await files.put(file, bytes)
  }
  await makeAvif({ ...api.app.deps, files: { ...files, put } })
  expect([...api.files.keys()].filter((file) => file.startsWith(`${key}/`))).toEqual([])
})

test('a picture whose encoder is stopped is encoded another time; one whose encoder fails stays webp', async () => {
  await uploaded(await aPhoto())
  api.clock.pass(180)
  await makeAvif(api.app.deps, () => Promise.reject(new EncoderStopped()))
  expect(await widthsNow()).toEqual([null])
  await makeAvif(api.app.deps, () => Promise.reject(new Error('the encoder ended with SIGKILL')))
  expect([avifFiles(), await widthsNow()]).toEqual([[], [[]]])
})

test('a photograph that fills a phone has at most 45 KiB: webp as far as its quality allows, AVIF beyond', async () => {
  const heavy = readPhotos().get(HEAVY_PHOTO)
  if (!heavy) throw new Error(`the content has no ${HEAVY_PHOTO}`)
  const files = await encodeWidths(await decodePicture(readPhotoBytes(heavy)))
  const [webp, source] = [files.get(960), files.get(1280)]
  if (!webp || !source) throw new Error('a width is missing')
  expect(files.get(640)?.length).toBeLessThanOrEqual(PHONE_BYTES)
  expect(webp.length).toBeGreaterThan(PHONE_BYTES)
  const avif = (await encodeAvif({ source, smaller: new Map([[960, webp]]) })).get(960)
  expect(avif?.length).toBeLessThanOrEqual(PHONE_BYTES)
})
