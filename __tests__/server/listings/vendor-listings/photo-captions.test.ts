import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { aLiveListing, aPayload, send, versionOf } from '@/__tests__/server/support/vendor-listings'
import { valueAt, withValueAt } from '@/lib/domain/listing/fields/paths'
import type { ListingPayload } from '@/lib/domain/listing/payload'

const api = appForTests()

const CAPTIONS = 'description.photoCaptions'
const POOL = { en: 'The pool by night', ar: 'المسبح ليلًا' }
const GARDEN = { en: '', ar: 'الحديقة' }

const read = async (path: string, as?: TestUser) => (await api.call('GET', path, { as })).body
const captionsOf = (answer: object) => valueAt(answer, CAPTIONS) ?? []
const publicOf = async (id: string) => captionsOf(await read(`/services/details/${id}`))
const ownOf = async (host: Host, id: string) => captionsOf(await read(`/vender/services/${id}`, host))
const imagesOf = (payload: ListingPayload) => valueAt(payload, 'description.images') as string[]
const put = (host: Host, id: string, payload: ListingPayload) =>
  send(api, host, `/chalet/${id}`, payload, 'PUT')
const decide = async (admin: TestUser, id: string, verb: string, body: object = {}) =>
  send(api, admin, `/admin/services/${id}/${verb}`, { version: await versionOf(api, id), ...body })

/** The payload with captions by the number of the photo. */
function withCaptions(payload: ListingPayload, ...captions: [at: number, text: object][]): ListingPayload {
  const images = imagesOf(payload)
  return withValueAt(
    payload,
    CAPTIONS,
    captions.map(([at, text]) => ({ image: images[at], ...text })),
  )
}

/** A listing that guests see, with a caption of its second photo. */
async function aCaptionedListing() {
  const host = await aHost(api)
  const admin = await anAdmin(api)
  const payload = withCaptions(await aPayload(api, host), [1, POOL])
  const { body } = await send(api, host, '/chalet', payload)
  expect((await decide(admin, body._id, 'publish')).status).toBe(200)
  const stored = [{ image: imagesOf(payload)[1], ...POOL }]
  return { host, admin, payload, id: body._id as string, stored }
}

test('the captions of a new listing are public with it, in the order of its photos and without spaces around', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const images = imagesOf(payload)
  const sent = withCaptions(payload, [3, { en: ' The garden ', ar: '' }], [0, POOL], [2, { en: ' ', ar: '' }])
  const { body } = await send(api, host, '/chalet', sent)
  await decide(await anAdmin(api), body._id, 'publish')
  expect(await publicOf(body._id)).toEqual([
    { image: images[0], ...POOL },
    { image: images[3], en: 'The garden', ar: '' },
  ])
})

test('a changed caption of a published listing waits for an admin, who reads both', async () => {
  const { host, admin, payload, id, stored } = await aCaptionedListing()
  const changed = [{ image: imagesOf(payload)[0], ...GARDEN }, ...stored]
  const saved = await put(host, id, withCaptions(payload, [1, POOL], [0, GARDEN]))
  expect([saved.status, saved.body.hasPendingChange]).toEqual([200, true])
  expect([await publicOf(id), await ownOf(host, id)]).toEqual([stored, changed])
  const { compared } = await read(`/admin/services/${id}`, admin)
  expect([captionsOf(compared.before), captionsOf(compared.after)]).toEqual([stored, changed])
  const { change } = await read(`/vender/services/${id}/overview`, host)
  expect([change.published.photoCaptions, change.proposed.photoCaptions]).toEqual([stored, changed])
  expect((await decide(admin, id, 'approve')).status).toBe(200)
  expect(await publicOf(id)).toEqual(changed)
  expect((await read(`/vender/services/${id}`, host)).hasPendingChange).toBe(false)
})

test('other changes apply at once while a caption waits, and a second edit takes the waiting one back', async () => {
  const { host, payload, id, stored } = await aCaptionedListing()
  await put(host, id, { ...withCaptions(payload, [0, GARDEN]), price: { dayPrice: 600 } })
  expect(await publicOf(id)).toEqual(stored)
  expect(await read(`/services/details/${id}`)).toMatchObject({ price: { fridayPrice: 600 } })
  const back = await put(host, id, payload)
  expect(back.body.hasPendingChange).toBe(false)
  expect([await publicOf(id), await ownOf(host, id)]).toEqual([stored, stored])
})

test('a rejected caption is never public, and the one before stays', async () => {
  const { host, admin, payload, id, stored } = await aCaptionedListing()
  await put(host, id, withCaptions(payload, [0, GARDEN]))
  const refused = await decide(admin, id, 'reject', { reason: 'A phone number in the caption' })
  expect(refused.status).toBe(200)
  expect(await publicOf(id)).toEqual(stored)
})

test('an edit of an older client leaves captions as they are, and an empty list takes them away', async () => {
  const { host, admin, payload, id, stored } = await aCaptionedListing()
  const { description, ...rest } = payload as { description: Record<string, unknown> }
  const { photoCaptions: _captions, ...older } = description
  const kept = await put(host, id, { ...rest, description: older })
  expect([kept.body.hasPendingChange, await publicOf(id)]).toEqual([false, stored])
  await put(host, id, withValueAt(payload, CAPTIONS, []))
  expect([await ownOf(host, id), await publicOf(id)]).toEqual([[], stored])
  await decide(admin, id, 'approve')
  expect(await publicOf(id)).toEqual([])
})

test('a caption of a photo that the listing does not have is dropped, a copy takes captions along', async () => {
  const { host, payload, id, stored } = await aCaptionedListing()
  const foreign = withValueAt(payload, CAPTIONS, [{ image: '/api/v1/media/none', ...GARDEN }, ...stored])
  expect((await put(host, id, foreign)).body.hasPendingChange).toBe(false)
  await put(host, id, withCaptions(payload, [0, GARDEN]))
  const copy = await send(api, host, `/chalet/${id}/duplicate`, undefined)
  expect([copy.status, captionsOf(copy.body)]).toEqual([201, [{ image: imagesOf(payload)[0], ...GARDEN }]])
})

test.each([
  ['of more than 120 characters', { en: 'x'.repeat(121), ar: '' }],
  ['that turns its direction', { en: 'a\u202Eb', ar: '' }],
  ['with another property', { en: 'a', ar: '', de: 'b' }],
])('a caption %s is refused', async (_what, text) => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  expect((await put(host, id, withCaptions(payload, [0, text]))).status).toBe(400)
})

test.each([
  ['\u200B\u200D', 'forbidden_character'],
  ['The\u200B pool', 'forbidden_character'],
  ['...', 'letter_needed'],
])('an unreadable caption (%j) is refused at its field', async (words, code) => {
  const host = await aHost(api)
  const sent = withCaptions(await aPayload(api, host), [1, { en: words, ar: '' }])
  const refused = await send(api, host, '/chalet', sent)
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [expect.objectContaining({ path: `${CAPTIONS}.0.en`, code })],
  ])
})

test('an unreadable caption of a photo that is no longer there is left out in silence', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const sent = withValueAt(payload, CAPTIONS, [{ image: '/api/v1/media/gone', en: '\u200B', ar: '' }])
  expect((await send(api, host, '/chalet', sent)).status).toBe(201)
})
