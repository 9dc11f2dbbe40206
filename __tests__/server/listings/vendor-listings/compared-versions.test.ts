import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { upload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import {
  aLiveListing,
  aPayload,
  ownPictures,
  send,
  versionOf,
} from '@/__tests__/server/support/vendor-listings'
import { listingVersions } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const review = async (as: TestUser, id: string) =>
  (await api.call('GET', `/admin/services/${id}`, { as })).body
const decide = async (as: TestUser, id: string, verb: string, body: object = {}) =>
  send(api, as, `/admin/services/${id}/${verb}`, { version: await versionOf(api, id), ...body })
const editable = async (as: TestUser, id: string) =>
  (await api.call('GET', `/vender/services/${id}`, { as })).body
const renamed = (payload: object, nameInEnglish: string) => ({
  ...payload,
  description: { ...(payload as { description: object }).description, nameInEnglish },
})

async function aWaitingListing(host: Host) {
  const payload = await aPayload(api, host)
  const { body } = await send(api, host, '/chalet', payload)
  return { payload, id: body._id as string }
}

test('a decision on a version that changed meanwhile is refused with its history since, and changes nothing', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id, payload } = await aLiveListing(api, host)
  await send(api, host, `/chalet/${id}`, renamed(payload, 'Palm Palace'), 'PUT')
  const { card } = await review(admin, id)
  await send(api, host, `/chalet/${id}`, renamed(payload, 'Palm Castle'), 'PUT')
  const stale = await decide(admin, id, 'approve', { version: card.version })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({
    code: 'stale_decision',
    version: card.version + 1,
    history: [{ event: 'change', role: 'owner' }],
  })
  expect((await review(admin, id)).card.hasPendingChange).toBe(true)
  expect((await decide(admin, id, 'approve', { version: 'no' })).status).toBe(400)
})

test('a review compares with the version that was published last, prices and terms included', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id, payload } = await aLiveListing(api, host)
  expect((await review(admin, id)).compared).toMatchObject({ decision: 'published' })
  const price = { ...(payload['price'] as object), sundayPrice: 777 }
  await send(api, host, `/chalet/${id}`, { ...renamed(payload, 'Palm Palace'), price }, 'PUT')
  const { compared } = await review(admin, id)
  const shown = ({ description, price: week }: { description: object; price: object }) => [description, week]
  expect(shown(compared.before)).toMatchObject([{ nameInEnglish: 'Palm House' }, payload['price']])
  expect(shown(compared.after)).toMatchObject([{ nameInEnglish: 'Palm Palace' }, { sundayPrice: 777 }])
  await decide(admin, id, 'approve')
  const approved = (await review(admin, id)).compared
  expect(shown(approved.before)).toEqual(shown(approved.after))
})

test('a listing that went public before versions were stored is stored before its first edit', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id, payload } = await aLiveListing(api, host)
  await api.db.delete(listingVersions)
  const price = { ...(payload['price'] as object), sundayPrice: 777 }
  await send(api, host, `/chalet/${id}`, { ...payload, price }, 'PUT')
  const { compared } = await review(admin, id)
  expect([compared.before.price, compared.after.price.sundayPrice]).toEqual([payload['price'], 777])
})

test('a rejection names fields, which the vendor reads until the listing is sent again; the next review compares with what was rejected', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id, payload } = await aWaitingListing(host)
  const fields = [
    { path: 'name.en', reason: 'The name is of another place' },
    { path: 'images', reason: 'The first photo is blurred' },
  ]
  const unknown = [{ path: 'pitchGrassType', reason: 'A chalet has no pitch' }]
  const refused = await decide(admin, id, 'reject', { reason: 'Two corrections', fields: unknown })
  expect(refused.body.issues).toMatchObject([{ path: 'fields.0.path', code: 'one_of' }])
  await decide(admin, id, 'reject', { reason: 'Two corrections', fields })
  expect(await editable(host, id)).toMatchObject({ reason: 'Two corrections', fieldReasons: fields })
  const bell = (await api.call('GET', '/vender/notification', { as: host })).body
  expect(bell[0]).toMatchObject({ type: 'Service_reject_by_admin' })
  expect(bell[0].description).toContain('Two corrections')
  await send(api, host, `/chalet/${id}`, renamed(payload, 'Palm Castle'), 'PUT')
  expect(await editable(host, id)).toMatchObject({ reason: null, fieldReasons: [] })
  expect((await review(admin, id)).compared).toMatchObject({
    decision: 'rejected',
    before: { description: { nameInEnglish: 'Palm House' } },
    after: { description: { nameInEnglish: 'Palm Castle' } },
  })
})

test('several listings are decided at once, each by itself with its own outcome', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const [one, other] = [await aWaitingListing(host), await aWaitingListing(host)]
  const items = [
    { id: one.id, version: 1 },
    { id: other.id, version: 7 },
    { id: 'nothing', version: 1 },
  ]
  const together = (body: object) => send(api, admin, '/admin/services/decisions', { items, ...body })
  expect((await together({ verb: 'reject' })).body.issues).toMatchObject([{ path: 'reason' }])
  expect((await together({ verb: 'reject', reason: 'Blurred photos' })).body.results).toEqual([
    { _id: one.id, error: null },
    { _id: other.id, error: 'stale_decision' },
    { _id: 'nothing', error: 'not_found' },
  ])
  const states = await api.db.select({ id: listings.id, state: listings.state }).from(listings)
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [one.id]: 'rejected',
    [other.id]: 'in_review',
  })
})

test('the queue is searched by name, vendor, phone, city and id, and filtered by licence', async () => {
  const [host, other, admin] = [await aHost(api), await aHost(api), await anAdmin(api)]
  const one = await aWaitingListing(host)
  await api.db.update(listings).set({ name: 'Coral Tent' }).where(eq(listings.id, one.id))
  const another = await aWaitingListing(other)
  const found = async (query: string): Promise<string[]> =>
    (await api.call('GET', `/admin/services?${query}`, { as: admin })).body.data.map(
      (card: { _id: string }) => card._id,
    )
  expect(await found('q=coral')).toEqual([one.id])
  expect(await found(`q=${another.id}`)).toEqual([another.id])
  expect(await found(`q=${encodeURIComponent(host.phone)}`)).toEqual([one.id])
  expect(await found('q=jeddah')).toHaveLength(2)
  expect(await found('q=100%25')).toEqual([])
  await api.db
    .update(listings)
    .set({ licenceNumber: '50001234', licenceExpires: '2026-01-01' })
    .where(eq(listings.id, one.id))
  expect(await found('licence=expired')).toEqual([one.id])
  expect(await found('licence=missing')).toEqual([another.id])
})

/** Blurred noise from a seed has edges like a photo. */
async function aPhoto(seed: number, quality: number): Promise<Buffer> {
  let state = seed
  const noise = Uint8Array.from({ length: 12 * 9 * 3 }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state >> 16
  })
  return sharp(noise, { raw: { width: 12, height: 9, channels: 3 } })
    .resize(480, 360)
    .jpeg({ quality })
    .toBuffer()
}

test('a near copy of a photo and a pin within metres name the other listing', async () => {
  const [host, other, admin] = [await aHost(api), await aHost(api), await anAdmin(api)]
  const sent = async (as: TestUser, seed: number, quality: number): Promise<string> =>
    (await upload(api, as, [{ field: 'image', bytes: await aPhoto(seed, quality) }])).body.url
  const own = await sent(host, 1, 95)
  const copy = await sent(other, 1, 40)
  const different = await sent(other, 2, 95)
  const { id } = await aLiveListing(api, host)
  const there = await aLiveListing(api, other)
  const far = await aLiveListing(api, other)
  const show = (listing: string, columns: object) =>
    api.db.update(listings).set(columns).where(eq(listings.id, listing))
  const [row] = await api.db.select().from(listings).where(eq(listings.id, id))
  const { latitude = 0, longitude = 0 } = row ?? {}
  const [filler] = await ownPictures(api, other, 1)
  await show(id, { images: [own] })
  await show(there.id, { images: [filler, copy], latitude: latitude + 0.0001, longitude })
  await show(far.id, { images: [different], latitude: latitude + 0.01, longitude })
  expect(own).not.toBe(copy)
  expect((await review(admin, id)).duplicates).toMatchObject([
    { _id: there.id, metres: 11, isSameVendor: false, photos: [{ url: own, otherUrl: copy }] },
  ])
})
