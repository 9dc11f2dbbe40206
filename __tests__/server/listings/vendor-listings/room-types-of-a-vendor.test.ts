import { eq } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type Host } from '@/__tests__/server/support/users'
import { aLiveListing, approve, aRoomType, HOTEL, send } from '@/__tests__/server/support/vendor-listings'
import { draftFromPayload, toPayload } from '@/lib/domain/listing/payload'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

const HOTEL_NAME = { en: 'Palm Hotel', ar: 'فندق النخلة' }
const SUITE = { en: 'Palm Hotel, suite', ar: 'فندق النخلة، جناح' }
const FAMILY = { en: 'Palm Hotel, family', ar: 'فندق النخلة، عائلية' }

async function aHotel() {
  const host = await aHost(api)
  const { id: hotel } = await aLiveListing(api, host, HOTEL, { name: HOTEL_NAME })
  return { host, hotel }
}

const begin = async (host: Host, hotel: string): Promise<string> =>
  (await send(api, host, `/vender/services/${hotel}/room-types`, {})).body._id
const editable = async (host: Host, id: string) =>
  (await api.call('GET', `/vender/services/${id}`, { as: host })).body

async function rename(host: Host, id: string, name: Bilingual) {
  const draft = draftFromPayload(await editable(host, id), HOTEL)
  return send(api, host, `/hotel/${id}`, toPayload({ ...draft, name }, HOTEL, { isEdit: true }), 'PUT')
}
const pathsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.issues?.map((one: { path: string; code: string }) => [one.path, one.code])

test('a room type is sent with a name that no other one of its property has', async () => {
  const { host, hotel } = await aHotel()
  const begun = await begin(host, hotel)
  const refused = await rename(host, begun, HOTEL_NAME)
  expect(refused.status).toBe(422)
  expect(pathsOf(refused)).toEqual([
    ['description.nameInEnglish', 'same_room_type_name'],
    ['description.nameInArabic', 'same_room_type_name'],
  ])
  expect((await rename(host, begun, SUITE)).status).toBe(200)

  const other = await begin(host, hotel)
  expect(pathsOf(await rename(host, other, { ...FAMILY, ar: SUITE.ar }))).toEqual([
    ['description.nameInArabic', 'same_room_type_name'],
  ])
  expect((await rename(host, other, FAMILY)).status).toBe(200)
  expect((await rename(host, hotel, SUITE)).status).toBe(422)
})

test('a draft that was begun with the name of its property prevents no edit of the property', async () => {
  const { host, hotel } = await aHotel()
  await begin(host, hotel)
  expect((await rename(host, hotel, HOTEL_NAME)).status).toBe(200)
})

test('two room types that are sent with one name at once: the second is refused', async () => {
  const { host, hotel } = await aHotel()
  const begun = [await begin(host, hotel), await begin(host, hotel)]
  const sent = await Promise.all(begun.map((id) => rename(host, id, SUITE)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('the wizard gets the property of a room type, whose address and licence stay those of the property', async () => {
  const { host, hotel } = await aHotel()
  const suite = await begin(host, hotel)
  await api.db.update(listings).set({ licenceExpires: '2020-01-01' }).where(eq(listings.id, hotel))
  const answer = await editable(host, suite)
  expect(answer.roomTypeOf).toEqual({ _id: hotel, name: HOTEL_NAME.en, name_ar: HOTEL_NAME.ar })
  expect(await editable(host, hotel)).not.toHaveProperty('roomTypeOf')

  const draft = { ...draftFromPayload(answer, HOTEL), name: SUITE }
  const moved = { ...draft, place: { ...draft.place, address: 'Elsewhere', point: null } }
  const sent = await send(api, host, `/hotel/${suite}`, toPayload(moved, HOTEL, { isEdit: true }), 'PUT')
  expect(sent.status).toBe(200)
  const [row] = await api.db.select().from(listings).where(eq(listings.id, suite))
  expect(row).toMatchObject({ licenceExpires: '2020-01-01', state: 'in_review' })
  expect(row?.address).not.toBe('Elsewhere')
})

test('the list counts room types in their property, and has them after it where they are requested', async () => {
  const { host, hotel } = await aHotel()
  api.clock.pass(60)
  const { id: newer } = await aLiveListing(api, host, HOTEL, { name: FAMILY })
  api.clock.pass(60)
  const suite = await aRoomType(api, host, hotel, { name: SUITE })
  api.clock.pass(60)
  const family = await begin(host, hotel)
  const listed = async (query: string) =>
    (await api.call('GET', `/vender/services${query}`, { as: host })).body
  const plain = await listed('')
  expect(plain.data.map((one: { _id: string }) => one._id)).toEqual([newer, hotel])
  expect(plain.data.map((one: { roomTypes?: number }) => one.roomTypes)).toEqual([undefined, 3])
  const all = await listed('?roomTypes=true')
  expect(all.data.map((one: { _id: string }) => one._id)).toEqual([newer, hotel, suite, family])
  expect(all.data.map((one: { property?: string }) => one.property)).toEqual([
    undefined,
    undefined,
    hotel,
    hotel,
  ])
  expect([all.total, all.counts.draft, plain.total, plain.counts.draft]).toEqual([4, 1, 2, undefined])
  expect((await listed('?roomTypes=true&page=2&pageSize=2')).data[0]._id).toBe(suite)
  await send(api, host, `/hotel/${family}`, undefined, 'DELETE')
  expect((await listed('')).data[1].roomTypes).toBe(2)
})

test('an admin sees the property of a room type, which is no duplicate of it, and may approve it first', async () => {
  const { host, hotel } = await aHotel()
  const admin = await anAdmin(api)
  const suite = await begin(host, hotel)
  await rename(host, suite, SUITE)
  await send(api, host, `/hotel/${hotel}/pause`, undefined)
  const detail = async (id: string) => (await api.call('GET', `/admin/services/${id}`, { as: admin })).body
  const { card, duplicates } = await detail(suite)
  expect(card.property).toEqual({
    ...{ _id: hotel, name: HOTEL_NAME.en, name_ar: HOTEL_NAME.ar },
    status: 'paused',
  })
  expect(duplicates).toEqual([])
  expect((await detail(hotel)).card).not.toHaveProperty('roomTypeOf')
  await approve(api, suite)
  expect((await detail(suite)).card.status).toBe('live')
  expect((await api.call('GET', `/services/details/${suite}`)).status).toBe(404)
  const vendor = await api.call('GET', `/admin/vendors/${host.vendorId}`, { as: admin })
  expect(vendor.body.listings).toBe(1)
})
