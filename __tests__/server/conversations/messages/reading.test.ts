import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aConversation, sendText } from '@/__tests__/server/support/conversations'
import { workThrough } from '@/__tests__/server/support/outbox'
import { aSocket, closeSockets, nextEvent } from '@/__tests__/server/support/sockets'
import { appForTests } from '@/__tests__/server/support/test-app'
import { messages } from '@/server/db/schema/conversations/conversations'
import { users } from '@/server/db/schema/people/users'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()
afterEach(closeSockets)

const SECRETS =
  'Call ٠٥٠ ١٢٣ ٤٥٦٧ or noura@example.com, pay to SA0380000000608010167519, see wa.me/966501234567'

test('messages: contact details are hidden from the reader until a booking is confirmed, then the text shows', async () => {
  const {
    guest,
    host,
    serviceId: listingId,
    booking,
    byVendor,
  } = await aBookingAt(api, { bookingType: '24-Hour' })
  const { body } = await api.call('POST', '/conversations', { as: guest, body: { serviceId: listingId } })
  expect(body).toMatchObject({ hidesContacts: true, booking: { status: 'requested' } })
  await sendText(api, guest, body._id, SECRETS)
  const thread = async (as: typeof guest) =>
    (await api.call('GET', `/conversations/${body._id}/messages`, { as })).body.data
  expect(await thread(guest)).toMatchObject([{ body: SECRETS, isMasked: true }])
  const hidden = 'Call ••••••• or •••••••, pay to •••••••, see •••••••'
  expect(await thread(host)).toMatchObject([{ body: hidden, isMasked: true }])
  const list = await api.call('GET', '/conversations', { as: host })
  expect(list.body.data[0].last.body).toBe(hidden)
  expect(await api.db.select({ body: messages.body }).from(messages)).toEqual([{ body: SECRETS }])

  await byVendor('approve')
  expect(await thread(host)).toMatchObject([{ body: SECRETS, isMasked: false }])
  await api.call('POST', `/bookings/${booking._id}/cancel`, { as: guest, body: {} })
  expect(await thread(host)).toMatchObject([{ body: hidden, isMasked: true }])
})

test('messages: open pages of both sides receive a message, each as its reader may see it, and what is read or typed', async () => {
  const { id, guest, host, byGuest, readBy } = await aConversation(api)
  const pages = { host: await aSocket(api, host), guest: await aSocket(api, guest, 'en') }
  const reported = [nextEvent(pages.host, 'message'), nextEvent(pages.guest, 'message')]
  await byGuest('My number is 0501234567')
  await workThrough(api)
  expect(await Promise.all(reported)).toMatchObject([
    { conversationId: id, message: { body: 'My number is •••••••', isOwn: false, clientId: null } },
    { conversationId: id, message: { body: 'My number is 0501234567', isOwn: true } },
  ])
  const typing = nextEvent(pages.host, 'typing')
  await api.call('POST', `/conversations/${id}/typing`, { as: guest, body: {} })
  expect(await typing).toEqual({ conversationId: id })
  const known = [nextEvent(pages.guest, 'seen'), nextEvent(pages.host, 'seen')]
  expect((await readBy(host, 1)).status).toBe(204)
  expect(await Promise.all(known)).toEqual([
    { conversationId: id, upTo: 1, isOwn: false },
    { conversationId: id, upTo: 1, isOwn: true },
  ])
})

test('messages: reading only moves forward, never past the newest, and never touches the other side', async () => {
  const { guest, host, byGuest, readBy, seenBy } = await aConversation(api)
  for (const text of ['1', '2', '3']) await byGuest(text)
  expect(await seenBy(host)).toMatchObject({ unread: 3, readUpTo: 0 })
  await readBy(host, 2)
  await readBy(host, 1)
  expect(await seenBy(host)).toMatchObject({ unread: 1, readUpTo: 2 })
  await readBy(host, 999)
  expect(await seenBy(host)).toMatchObject({ unread: 0, readUpTo: 3 })
  expect(await seenBy(guest)).toMatchObject({ unread: 0, readUpTo: 0, seenUpTo: 3 })
})

test('messages: either side closes a conversation; the other is refused with a message, and only the closer reopens it', async () => {
  const { id, guest, host, byGuest, byHost, seenBy } = await aConversation(api)
  await byGuest('Hello')
  const block = (as: typeof guest, method = 'POST') =>
    api.call(method, `/conversations/${id}/block`, { as, body: method === 'POST' ? {} : undefined })
  const reported = nextEvent(await aSocket(api, guest), 'conversation')
  expect((await block(host)).body).toMatchObject({ isBlocked: true, isOpen: false })
  expect(await reported).toEqual({ conversationId: id })
  for (const send of [byGuest, byHost]) {
    expect(await send('Hello?')).toMatchObject({ status: 403, body: { code: 'conversation_closed' } })
  }
  expect(await seenBy(guest)).toMatchObject({ isBlocked: false, isOpen: false })
  await block(guest, 'DELETE')
  expect((await byGuest('Hello?')).status).toBe(403)
  await block(host, 'DELETE')
  expect((await byGuest('Hello again')).status).toBe(201)
})

test('messages: a user with a closed account cannot be written to', async () => {
  const { host, byGuest, seenBy, guest } = await aConversation(api)
  await api.db.update(users).set({ deletedAt: api.clock.now() }).where(eq(users.id, host.id))
  expect((await byGuest('Hello?')).body.code).toBe('conversation_closed')
  expect(await seenBy(guest)).toMatchObject({ isOpen: false })
})

test('messages: a message unread for ten minutes is notified once by the chosen channels, without its text, until it is read', async () => {
  const { id, host, byGuest, readBy } = await aConversation(api)
  await api.db.update(users).set({ email: 'host@example.sa', language: 'en' }).where(eq(users.id, host.id))
  const wait = async (minutes: number) => {
    api.clock.pass(minutes * 60)
    await sweep(api.app.deps)
    await workThrough(api)
  }
  await byGuest('A secret question')
  await wait(9)
  expect(api.sentTexts).toEqual([])
  await byGuest('And another')
  await wait(1)
  await wait(60)
  expect(api.sentTexts.map(({ to, text }) => [to, text])).toEqual([
    [
      host.phone,
      expect.stringMatching(new RegExp(`Sara A\\. .*Palm Chalet.*2 unread messages.*/en/messages\\?c=${id}`)),
    ],
  ])
  expect(api.sentMails).toHaveLength(1)
  expect(JSON.stringify([api.sentTexts, api.sentMails])).not.toContain('secret')

  await readBy(host, 2)
  await byGuest('A third')
  await wait(10)
  expect(api.sentTexts).toHaveLength(2)
  await byGuest('Read in time')
  await readBy(host, 4)
  await wait(20)
  expect(api.sentTexts).toHaveLength(2)
})
