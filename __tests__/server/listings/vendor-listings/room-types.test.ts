import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { aLiveListing, aRoomType, CHALET, HOTEL, send } from '@/__tests__/server/support/vendor-listings'
import { MAX_ROOM_TYPES } from '@/lib/domain/listing/room-types'
import { listings } from '@/server/db/schema/listings/listings'
import { notifications } from '@/server/db/schema/people/notifications'
import { sweep } from '@/server/jobs/sweeper'
import { lockForBooking } from '@/server/modules/bookings/dates-store'

const api = appForTests()

const AT_THE_DOOR = { payment: { type: 'payAtCheckin', partial: null } } as const
const SUITE = {
  name: { en: 'Palm Hotel, suite', ar: 'فندق النخلة، جناح' },
  facts: { roomType: 'suite', units: 2 },
}

/** A hotel of one host with two suites beside its own rooms. */
async function aHotel() {
  const host = await aHost(api)
  const { id: hotel } = await aLiveListing(api, host, HOTEL, AT_THE_DOOR)
  return { host, hotel, suite: await aRoomType(api, host, hotel, SUITE) }
}

const typesOf = (as: TestUser, id: string) => api.call('GET', `/vender/services/${id}/room-types`, { as })
const rowOf = async (id: string) => {
  const [row] = await api.db.select().from(listings).where(eq(listings.id, id))
  return row
}
const hotelCall = (as: TestUser, id: string, name: string) => send(api, as, `/hotel/${id}/${name}`, undefined)

test('a hotel has several room types, each with units and a calendar of its own, listed with it', async () => {
  const { host, hotel, suite } = await aHotel()
  for (const id of [hotel, suite]) {
    const { body } = await typesOf(host, id)
    expect(body.property).toBe(hotel)
    expect(body.data.map((one: { _id: string }) => one._id)).toEqual([hotel, suite])
  }
  const mine = (await api.call('GET', '/vender/services', { as: host })).body
  expect([mine.total, mine.counts.live, mine.data[0]._id]).toEqual([1, 1, hotel])

  const guest = await aGuest(api)
  const first = await bookStay(api, guest, suite)
  const second = await bookStay(api, await aGuest(api), suite)
  expect([first.status, second.status]).toEqual([201, 201])
  expect((await bookStay(api, await aGuest(api), suite)).body.code).toBe('dates_unavailable')
  expect((await bookStay(api, await aGuest(api), hotel)).status).toBe(201)
})

test('only types of listing that count units have room types, and a property has so many at most', async () => {
  const host = await aHost(api)
  const chalet = await aLiveListing(api, host, CHALET)
  expect((await send(api, host, `/vender/services/${chalet.id}/room-types`, {})).body.code).toBe(
    'no_room_types',
  )
  const { id: hotel } = await aLiveListing(api, host, HOTEL)
  const path = `/vender/services/${hotel}/room-types`
  for (let n = 1; n < MAX_ROOM_TYPES; n++) {
    expect((await send(api, host, path, {})).status).toBe(201)
  }
  expect((await send(api, host, path, {})).body.code).toBe('too_many_room_types')
  const [last] = (await typesOf(host, hotel)).body.data.slice(-1)
  expect((await hotelCall(host, last._id, 'duplicate')).body.code).toBe('too_many_room_types')
})

test('a room type is sold while its property is live, and moves with it', async () => {
  const { host, hotel, suite } = await aHotel()
  const guest = await aGuest(api)
  await hotelCall(host, hotel, 'pause')
  expect((await api.call('GET', `/services/details/${suite}`)).status).toBe(404)
  expect((await api.call('GET', `/services/details/${suite}`, { as: host })).body.status).toBe('paused')
  expect((await bookStay(api, guest, suite)).status).toBe(404)
  await hotelCall(host, hotel, 'resume')
  await hotelCall(host, suite, 'pause')
  expect((await bookStay(api, guest, suite)).status).toBe(404)
  expect((await bookStay(api, guest, hotel)).status).toBe(201)

  await api.db
    .update(listings)
    .set({ address: 'Corniche', landmark: 'The fountain' })
    .where(eq(listings.id, hotel))
  expect(await rowOf(suite)).toMatchObject({ address: 'Corniche', landmark: 'The fountain' })
})

test('a booking that has read a room type as sold is refused when its property is paused before the lock', async () => {
  const { host, hotel, suite } = await aHotel()
  const guest = await aGuest(api)
  const isLive = () =>
    api.db.transaction(async (tx) => {
      const who = { listingIds: [suite], guestId: guest.id }
      return (await lockForBooking(tx, who, api.clock.now())).areLive
    })
  expect(await isLive()).toBe(true)
  await hotelCall(host, hotel, 'pause')
  expect(await isLive()).toBe(false)
})

test('a property is warned of its licence once, and its room types are no duplicates of each other', async () => {
  const { host, hotel, suite } = await aHotel()
  await api.db.update(listings).set({ licenceExpires: '2026-04-20' }).where(eq(listings.id, hotel))
  expect(await rowOf(suite)).toMatchObject({ licenceExpires: '2026-04-20' })
  api.clock.set(new Date('2026-04-01T09:00:00Z'))
  await sweep(api.app.deps)
  const sent = await api.db.select().from(notifications).where(eq(notifications.userId, host.id))
  const ends = sent.filter(({ type }) => type === 'Licence_ends_soon')
  expect(ends.map(({ params }) => params['serviceId'])).toEqual([hotel])

  const admin = await anAdmin(api)
  const reviewOf = async (id: string) => (await api.call('GET', `/admin/services/${id}`, { as: admin })).body
  for (const id of [hotel, suite]) expect((await reviewOf(id)).duplicates).toEqual([])
  const other = await aLiveListing(api, await aHost(api), HOTEL)
  expect((await reviewOf(other.id)).duplicates).toHaveLength(2)
})

test('an admin reads every room type of the property with its size, beds, units and price, before and after', async () => {
  const { host, hotel, suite } = await aHotel()
  const admin = await anAdmin(api)
  const roomsOf = async (id: string) =>
    (await api.call('GET', `/admin/services/${id}`, { as: admin })).body.roomTypes
  await hotelCall(host, suite, 'pause')
  for (const id of [hotel, suite])
    expect(await roomsOf(id)).toMatchObject([
      { _id: hotel, status: 'live' },
      { _id: suite, status: 'paused', facts: { units: 2 }, price: { unit: 'night' } },
    ])
  const { id: alone } = await aLiveListing(api, await aHost(api), HOTEL)
  expect(await roomsOf(alone)).toEqual([])
})

test('an edit of a room type leaves the place of its property, and a copy of it belongs to the same', async () => {
  const { host, hotel, suite } = await aHotel()
  await api.db.update(listings).set({ licenceNumber: '73102045' }).where(eq(listings.id, hotel))
  const { version: basedOn, ...editable } = (await api.call('GET', `/vender/services/${suite}`, { as: host }))
    .body
  expect(basedOn).toBeGreaterThan(1)
  const [before, property] = [await rowOf(suite), await rowOf(hotel)]
  expect(before).toMatchObject({ propertyId: hotel, address: property?.address, units: 2 })
  expect(editable.status).toBe('live')
  const copy = await hotelCall(host, suite, 'duplicate')
  expect(await rowOf(copy.body._id)).toMatchObject({
    ...{ propertyId: hotel, state: 'draft' },
    licenceNumber: '73102045',
  })
  const whole = await hotelCall(host, hotel, 'duplicate')
  expect(await rowOf(whole.body._id)).toMatchObject({ propertyId: null, state: 'draft' })
})

test('a property is deleted with its room types, but not with an open booking of one', async () => {
  const { host, hotel, suite } = await aHotel()
  const booked = await bookStay(api, await aGuest(api), suite)
  const refused = await send(api, host, `/hotel/${hotel}`, undefined, 'DELETE')
  expect(refused.body.bookings).toEqual([{ _id: booked.body._id, code: booked.body.code }])
  await send(api, host, `/vender/bookings/${booked.body._id}/cancel`, {
    reason: 'The suite is being painted',
  })
  expect((await send(api, host, `/hotel/${hotel}`, undefined, 'DELETE')).status).toBe(204)
  expect((await rowOf(suite))?.deletedAt).not.toBeNull()
})

test('a room type begins without what an admin wants corrected of its property', async () => {
  const { host, hotel } = await aHotel()
  const fieldReasons = [{ path: 'name.en', reason: 'Too long' }]
  await api.db.update(listings).set({ fieldReasons }).where(eq(listings.id, hotel))
  const begun = await send(api, host, `/vender/services/${hotel}/room-types`, {})
  expect([begun.status, begun.body.fieldReasons]).toEqual([201, []])
})

test('room types are begun by who may edit listings of that vendor alone', async () => {
  const { host, hotel } = await aHotel()
  const path = `/vender/services/${hotel}/room-types`
  expect((await send(api, await aHost(api), path, {})).status).toBe(404)
  expect((await typesOf(await aHost(api), hotel)).status).toBe(404)
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await send(api, desk, path, {})).status).toBe(403)
  expect((await typesOf(desk, hotel)).status).toBe(200)
})

test('the details of a property name its room types that are sold, those of a room type its property', async () => {
  const { host, hotel, suite } = await aHotel()
  const details = async (id: string) => (await api.call('GET', `/services/details/${id}`)).body
  const whole = await details(hotel)
  expect(whole.property).toBe(hotel)
  expect(whole.roomTypes).toMatchObject([
    { _id: hotel, price: { unit: 'night' } },
    { _id: suite, ...{ name: SUITE.name.en, name_ar: SUITE.name.ar }, facts: SUITE.facts, facilities: [] },
  ])
  expect((await details(suite)).property).toBe(hotel)
  expect(await details(suite)).not.toHaveProperty('roomTypes')
  const second = await aRoomType(api, host, hotel, {
    ...SUITE,
    name: { en: 'Garden room', ar: 'غرفة الحديقة' },
  })
  await hotelCall(host, hotel, 'pause')
  const preview = await api.call('GET', `/services/details/${hotel}`, { as: host })
  expect([preview.status, preview.body.roomTypes]).toEqual([200, undefined])
  await hotelCall(host, hotel, 'resume')
  for (const id of [suite, second]) await hotelCall(host, id, 'pause')
  expect(await details(hotel)).not.toHaveProperty('roomTypes')
  const chalet = await aLiveListing(api, host, CHALET)
  expect(await details(chalet.id)).not.toHaveProperty('property')
})
