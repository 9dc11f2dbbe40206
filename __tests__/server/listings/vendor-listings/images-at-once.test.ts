import { withValueAt } from '@/lib/domain/listing/fields/paths'
import { painted, upload } from '../../support/pictures'
import { appForTests } from '../../support/test-app'
import { aHost } from '../../support/users'
import { aLiveListing, aPayload, ownPictures, send } from '../../support/vendor-listings'

const api = appForTests()

const IMAGES = 'description.images'
const path = '/user/upload-multiple'

async function batch(from: number, count: number) {
  const shades = Array.from({ length: count }, (_, i) => from + i)
  return Promise.all(
    shades.map(async (shade) => ({
      field: 'images',
      bytes: await painted(240, 240, shade).png().toBuffer(),
    })),
  )
}

test('images-rules: two batches sent at once are in their orders, and no listing has sixteen of them', async () => {
  const host = await aHost(api)
  const batches = await Promise.all([batch(10, 8), batch(100, 8)])
  const answers = await Promise.all(batches.map((parts) => upload(api, host, parts, { path })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const urls = answers.flatMap(({ body }) => Object.values(body) as string[])
  expect(new Set(urls).size).toBe(16)
  const payload = await aPayload(api, host)
  const tooMany = await send(api, host, '/chalet', withValueAt(payload, IMAGES, urls))
  expect([tooMany.status, tooMany.body.issues]).toEqual([
    422,
    [expect.objectContaining({ path: IMAGES, message: 'only 15 images allowed!' })],
  ])
  expect((await send(api, host, '/chalet', withValueAt(payload, IMAGES, urls.slice(0, 15)))).status).toBe(201)
})

test('images-rules: of two concurrent saves one whole list is stored, never a mix', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const lists = [await ownPictures(api, host, 10), await ownPictures(api, host, 10)]
  const saves = await Promise.all(
    lists.map((images) => send(api, host, `/chalet/${id}`, withValueAt(payload, IMAGES, images), 'PUT')),
  )
  expect(saves.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await api.call('GET', `/vender/services/${id}`, { as: host })
  expect(lists).toContainEqual(body.description.images)
})

test.each([
  [0, 'images required!'],
  [4, 'Please select at least 5 images!'],
])('images-rules: %i photos are refused by the server too: %s', async (count, message) => {
  const host = await aHost(api)
  const payload = withValueAt(await aPayload(api, host), IMAGES, await ownPictures(api, host, count || 1))
  const sent = count === 0 ? withValueAt(payload, IMAGES, []) : payload
  const { status, body } = await send(api, host, '/chalet', sent)
  expect([status, body.issues]).toEqual([422, [expect.objectContaining({ path: IMAGES, message })]])
})
