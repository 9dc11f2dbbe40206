import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { aLiveListing, aPayload, approve, CHALET, send } from '@/__tests__/server/support/vendor-listings'
import { listings } from '@/server/db/schema/listings/listings'
import { rejectListing } from '@/server/modules/listings/vendor-listings/review/reject-listing'

const api = appForTests()

const AT_THE_DOOR = { payment: { type: 'payAtCheckin', partial: null } } as const
const known = async (id: string) => (await api.call('GET', `/services/details/${id}`)).status
const event = (host: Host, id: string, name: string) => send(api, host, `/chalet/${id}/${name}`, undefined)
const list = async (host: Host, query = '') =>
  (await api.call('GET', `/vender/services${query}`, { as: host })).body

test('a paused listing is hidden and takes no bookings, existing ones stay, and resuming shows it again', async () => {
  const host = await aHost(api)
  const guest = await aGuest(api)
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  const booked = await bookStay(api, guest, id)
  expect((await event(host, id, 'pause')).body).toEqual({ _id: id, status: 'paused' })
  expect(await known(id)).toBe(404)
  const later = { checkIn: '2026-04-20', checkOut: '2026-04-22' }
  expect((await bookStay(api, guest, id, later)).status).toBe(404)
  const booking = await api.call('GET', `/bookings/${booked.body._id}`, { as: guest })
  expect([booking.status, booking.body.status]).toEqual([200, 'confirmed'])
  expect((await event(host, id, 'resume')).body.status).toBe('live')
  expect(await known(id)).toBe(200)
})

test('its vendor and an admin see the days and prices of a hidden listing, other users do not', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  await event(host, id, 'pause')
  const days = `/services/${id}/availability?from=2026-03-20&to=2026-03-22`
  const stay = { checkIn: '2026-03-20', checkOut: '2026-03-22' }
  const requested = {
    ...stay,
    adults: 2,
    children: 0,
    infants: 0,
    units: 1,
    addOns: [],
    paymentType: 'payAtCheckin',
  }
  const answers = async (as?: TestUser) => [
    (await api.call('GET', days, { as })).status,
    (await api.call('POST', `/services/${id}/quote`, { as, body: requested })).status,
  ]
  expect(await answers(host)).toEqual([200, 200])
  expect(await answers(await anAdmin(api))).toEqual([200, 200])
  expect(await answers(await aHost(api))).toEqual([404, 404])
  expect(await answers()).toEqual([404, 404])
})

test('a repeated transition and a forbidden one have different answers', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  expect((await event(host, id, 'resume')).body.code).toBe('already_done')
  const waiting = (await send(api, host, '/chalet', await aPayload(api, host))).body._id
  expect((await event(host, waiting, 'pause')).body.code).toBe('wrong_service_state')
})

test('a listing with an open booking is not deleted; without one it is gone for everybody', async () => {
  const host = await aHost(api)
  const guest = await aGuest(api)
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  const booked = await bookStay(api, guest, id)
  const remove = () => send(api, host, `/chalet/${id}`, undefined, 'DELETE')
  const refused = await remove()
  expect([refused.status, refused.body.code]).toEqual([409, 'open_bookings'])
  expect(refused.body.bookings).toEqual([{ _id: booked.body._id, code: booked.body.code }])
  await send(api, guest, `/bookings/${booked.body._id}/cancel`, {})
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await api.call('GET', `/services/details/${id}`, { as: host })).status).toBe(404)
  expect((await list(host)).data).toEqual([])
  expect((await api.call('GET', `/bookings/${booked.body._id}`, { as: guest })).status).toBe(200)
})

test.each([1, 2, 3, 4, 5, 6])('of a concurrent booking and deletion one is refused, try %i', async () => {
  const host = await aHost(api)
  const guest = await aGuest(api)
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  const [booked, removed] = await Promise.all([
    bookStay(api, guest, id),
    send(api, host, `/chalet/${id}`, undefined, 'DELETE'),
  ])
  expect([
    [201, 409],
    [404, 204],
  ]).toContainEqual([booked.status, removed.status])
})

test('a copy is a draft with everything of the listing; saved, it waits for an admin', async () => {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const { status, body } = await event(host, id, 'duplicate')
  expect([status, body.status, body._id === id]).toEqual([201, 'draft', false])
  expect(body.description).toMatchObject(payload['description'] as object)
  expect([await known(body._id), body.price, body.units]).toEqual([
    404,
    expect.objectContaining({ dayPrice: 500 }),
    1,
  ])
  const saved = await send(api, host, `/chalet/${body._id}`, payload, 'PUT')
  expect(saved.body.status).toBe('in_review')
})

test('twenty copies may wait to be finished, also when they are made at once; the next one is refused with a sentence', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  const made = await Promise.all(Array.from({ length: 20 }, () => event(host, id, 'duplicate')))
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
  const { status, body } = await event(host, id, 'duplicate')
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
  expect((await list(host)).counts).toEqual({ live: 1, draft: 20 })

  const other = await aHost(api)
  const { id: theirs } = await aLiveListing(api, other)
  await api.db.update(listings).set({ vendorId: other.vendorId }).where(eq(listings.vendorId, host.vendorId))
  const full = await event(other, theirs, 'duplicate')
  expect([full.status, full.body.code]).toEqual([409, 'too_many_drafts'])
})

test('the list of own listings shows each with its state, reason, price, bookings and nights sold', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  await bookStay(api, await aGuest(api), id)
  api.clock.pass(60)
  const refused = (await send(api, host, '/chalet', await aPayload(api, host))).body._id
  await api.db.transaction((tx) =>
    rejectListing(tx, refused, { reason: 'Blurred pictures', fieldReasons: [] }, api.clock.now()),
  )
  await aLiveListing(api, await aHost(api))

  const { data, total, counts } = await list(host)
  expect([total, counts]).toEqual([2, { live: 1, rejected: 1 }])
  expect(data[0]).toMatchObject({
    _id: refused,
    status: 'rejected',
    reason: 'Blurred pictures',
    occupancy: 0,
  })
  expect(data[1]).toMatchObject({
    _id: id,
    segment: 'chalet',
    status: 'live',
    name: 'Palm House',
    city: { name: 'Jeddah', name_ar: 'جدة' },
    price: { unit: 'night', from: 500 },
    openBookings: 1,
    nextBooking: '2026-03-20T12:00:00.000Z',
    occupancy: 7,
  })
  expect((await list(host, '?status=live')).data.map((one: { _id: string }) => one._id)).toEqual([id])
  expect((await list(host, '?page=2&pageSize=1')).data.map((one: { _id: string }) => one._id)).toEqual([id])
  expect((await api.call('GET', '/vender/services?status=sold', { as: host })).status).toBe(400)
})

test('the vendor is notified of the approval, which cannot be repeated', async () => {
  const host = await aHost(api)
  const { id } = await aLiveListing(api, host)
  const bell = await api.call('GET', '/vender/notification', {
    as: host,
    headers: { 'accept-language': 'en' },
  })
  expect(bell.body[0]).toMatchObject({
    type: 'Service_publish_by_admin',
    description: 'Palm House is now visible to guests.',
  })
  await expect(approve(api, id)).rejects.toMatchObject({ code: 'already_done' })
})
