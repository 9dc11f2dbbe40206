import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aConversation, sendText } from '@/__tests__/server/support/conversations'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

test('messages: a guest and a listing have one conversation, however often and at once it is opened', async () => {
  const guest = await aGuest(api)
  const { id: listingId } = await aListing(api)
  const open = () => api.call('POST', '/conversations', { as: guest, body: { serviceId: listingId } })
  const answers = await Promise.all(Array.from({ length: 5 }, open))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({
    side: 'guest',
    other: { name: 'Sara A.', file: null },
    service: { _id: listingId, name: 'Palm Chalet', isLive: true },
    booking: null,
    last: null,
    unread: 0,
    isOpen: true,
    hidesContacts: true,
  })
})

test('messages: a user cannot write to themselves; a hidden listing takes no new conversation and retains the old one', async () => {
  const { id, guest, host, serviceId: listingId, byGuest } = await aConversation(api)
  const open = (as = guest) => api.call('POST', '/conversations', { as, body: { serviceId: listingId } })
  expect(await open(host)).toMatchObject({ status: 403, body: { code: 'message_to_self' } })
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, listingId))
  expect((await open(await aGuest(api))).status).toBe(404)
  expect((await byGuest('Still there?')).status).toBe(201)
  expect((await api.call('GET', `/conversations/${id}`, { as: guest })).body.service.isLive).toBe(false)
})

test('messages: a vendor opens a conversation with the guest of an own booking only', async () => {
  const { guest, host, serviceId: listingId, booking } = await aBookingAt(api)
  const other = await aBookingAt(api)
  const open = (as: typeof host, bookingId: string) =>
    api.call('POST', '/conversations', { as, body: { serviceId: listingId, bookingId } })
  expect((await open(host, other.booking._id)).status).toBe(404)
  const { body } = await open(host, booking._id)
  expect(body).toMatchObject({ side: 'vendor', booking: { _id: booking._id, status: 'confirmed' } })
  await sendText(api, host, body._id, 'The gate code comes tomorrow')
  expect((await api.call('GET', '/conversations', { as: guest })).body.data).toMatchObject([
    { _id: body._id, side: 'guest', unread: 1 },
  ])
})

test('messages: any other user, admins included, reads nothing of a conversation and changes nothing', async () => {
  const { id, byGuest } = await aConversation(api)
  const { body: message } = await byGuest('Between us')
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '/messages'],
    ['POST', '/messages', { clientId: 'a-strange-one', body: 'Hello' }],
    ['POST', '/read', { upTo: 1 }],
    ['POST', '/typing', {}],
    ['POST', '/block', {}],
    ['DELETE', '/block'],
    ['GET', `/messages/${message._id}/image`],
  ]
  for (const as of [await aGuest(api), await anAdmin(api)]) {
    for (const [method, path, body] of calls) {
      const { status } = await api.call(method, `/conversations/${id}${path}`, { as, body })
      expect([path, status]).toEqual([path, 404])
    }
    const list = await api.call('GET', '/conversations', { as })
    expect(list.body).toMatchObject({ data: [], total: 0, unread: 0 })
  }
  expect(await api.db.select().from(messages)).toHaveLength(1)
})

test('messages: the list shows both roles of a user, the newest first, page by page, with what is unread', async () => {
  const first = await aConversation(api)
  const { id: otherPlace } = await aListing(api)
  const asGuest = await api.call('POST', '/conversations', {
    as: first.host,
    body: { serviceId: otherPlace },
  })
  await first.byGuest('One')
  api.clock.pass(60)
  await first.byGuest('Two')
  api.clock.pass(60)
  await sendText(api, first.host, asGuest.body._id, 'I ask too')
  const list = async (query = '') =>
    (await api.call('GET', `/conversations${query}`, { as: first.host })).body
  expect(await list()).toMatchObject({
    data: [
      { _id: asGuest.body._id, side: 'guest', unread: 0, last: { body: 'I ask too', isOwn: true } },
      { _id: first.id, side: 'vendor', unread: 2, last: { body: 'Two', isOwn: false } },
    ],
    total: 2,
    unread: 2,
  })
  expect((await list('?page=2&pageSize=1')).data).toMatchObject([{ _id: first.id }])
  expect((await api.call('GET', '/conversations/unread', { as: first.host })).body).toEqual({ unread: 2 })
  expect((await list('?page=0')).code).toBe('bad_request')
})

test('messages: an empty conversation is in neither list', async () => {
  const { guest, host } = await aConversation(api)
  expect(await api.db.select().from(conversations)).toHaveLength(1)
  for (const as of [guest, host]) {
    expect((await api.call('GET', '/conversations', { as })).body.total).toBe(0)
  }
})
