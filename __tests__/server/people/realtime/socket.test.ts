import { eq } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { aSocket, closeSockets, knock, nextEvent, ticketOf } from '@/__tests__/server/support/sockets'
import { appForTests, type TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { SOCKETS } from '@/server/plugins/sockets/socket-limits'

const api = appForTests()
afterEach(closeSockets)

test('realtime-toast: a notification is emitted to its reader only, in the language of each page', async () => {
  const { id, host } = await aListing(api)
  const guest = await aGuest(api)
  const [arabic, english, stranger] = [
    await aSocket(api, host),
    await aSocket(api, host, 'en'),
    await aSocket(api, guest),
  ]
  const heardByGuest: string[] = []
  stranger.onAny((event, { type = event }) => heardByGuest.push(type))
  const reported = [nextEvent(arabic, 'notification'), nextEvent(english, 'notification')]
  const shown = nextEvent(stranger, 'booking')
  const { body: booking } = await bookStay(api, guest, id)
  await workThrough(api)
  const [inArabic, inEnglish] = await Promise.all(reported)
  expect(inEnglish).toMatchObject({
    type: 'New_booking_alert',
    title: 'New booking',
    body: expect.stringContaining(booking.code),
    data: { bookingId: booking._id },
  })
  expect(inArabic).toMatchObject({ title: 'حجز جديد' })
  await shown
  expect(heardByGuest).toContain('booking')
  expect(heardByGuest).not.toContain('New_booking_alert')
})

test('booking-notifications: both sides see a new state at once, whoever caused it', async () => {
  const { id, host } = await aListing(api)
  const guest = await aGuest(api)
  const { body: booking } = await bookStay(api, guest, id)
  await workThrough(api)
  const sides = [await aSocket(api, host), await aSocket(api, guest)]
  const shown = Promise.all(sides.map((side) => nextEvent(side, 'booking')))
  await api.call('POST', `/bookings/${booking._id}/cancel`, { as: guest, body: {} })
  await workThrough(api)
  const state = { _id: booking._id, status: 'cancelled_by_guest' }
  expect(await shown).toEqual([state, state])
})

test("a ticket opens a socket for sixty seconds; without one, with an old or another user's one the socket is refused", async () => {
  const guest = await aGuest(api)
  const ticket = await ticketOf(api, guest)
  const refused = async (auth: object) => nextEvent(await knock(api, auth), 'connect_error')
  api.clock.pass(59)
  await nextEvent(await knock(api, { ticket }), 'connect')
  api.clock.pass(1)
  const unauthenticated = expect.objectContaining({ message: 'unauthenticated' })
  for (const auth of [{}, { ticket }, { ticket: `${ticket}x` }, { ticket: 7 }, { token: guest.token }]) {
    expect(await refused(auth)).toEqual(unauthenticated)
  }
  const fresh = await ticketOf(api, guest)
  await api.call('POST', '/user/logout', { as: guest })
  expect(await refused({ ticket: fresh })).toEqual(unauthenticated)
})

test('a page of a foreign origin gets no socket, a page of ours does', async () => {
  const guest = await aGuest(api)
  const from = async (origin: string) => knock(api, { ticket: await ticketOf(api, guest) }, { origin })
  expect(await nextEvent(await from('https://evil.example'), 'connect_error')).toBeInstanceOf(Error)
  await nextEvent(await from('https://www.example.sa'), 'connect')
})

const ENDINGS: [string, (test: TestApp, person: TestUser) => Promise<unknown>][] = [
  ['logout', (test, person) => test.call('POST', '/user/logout', { as: person })],
  ['signing out everywhere', ({ db }, { id }) => db.delete(sessions).where(eq(sessions.userId, id))],
  [
    'deletion of the account',
    ({ db, clock }, { id }) => db.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, id)),
  ],
  ['the end of seven days', async ({ clock }) => clock.pass(7 * 86_400)],
]

test.each(ENDINGS)('%s closes the socket within five seconds', async (_name, end) => {
  const person = await aGuest(api)
  const socket = await aSocket(api, person)
  const closed = nextEvent(socket, 'disconnect')
  const began = Date.now()
  await end(api, person)
  expect(await closed).toBe('io server disconnect')
  expect(Date.now() - began).toBeLessThan(5000)
})

test('a client that emits, or sends more than a handshake, is disconnected', async () => {
  const person = await aGuest(api)
  const talker = await aSocket(api, person)
  const shownOut = nextEvent(talker, 'disconnect')
  talker.emit('join', 'somebody-else/ar')
  expect(await shownOut).toBe('io server disconnect')
  const flood = await knock(api, { ticket: 'x'.repeat(3000) })
  expect(await nextEvent(flood, 'disconnect')).toBe('transport close')
})

test('one user has twelve sockets at most, and another user is not affected', async () => {
  const person = await aGuest(api)
  for (let i = 0; i < 12; i += 1) await aSocket(api, person, i % 2 ? 'ar' : 'en')
  const beyond = await knock(api, { ticket: await ticketOf(api, person) })
  expect(await nextEvent(beyond, 'connect_error')).toEqual(
    expect.objectContaining({ message: 'too_many_connections' }),
  )
  await aSocket(api, await aGuest(api))
})

test('an address opens a limited number of connections, signed in or not; another one is not affected', async () => {
  jest.replaceProperty(SOCKETS, 'perAddress', 2)
  const ticket = await ticketOf(api, await aGuest(api))
  const from = (address: string) => knock(api, { ticket }, { 'x-forwarded-for': address })
  const two = [await from('203.0.113.9'), await from('203.0.113.9')]
  await Promise.all(two.map((socket) => nextEvent(socket, 'connect')))
  expect(await nextEvent(await from('203.0.113.9'), 'connect_error')).toBeInstanceOf(Error)
  await nextEvent(await from('203.0.113.10'), 'connect')
  two[0]?.disconnect()
  await eventually(async () => {
    const again = await from('203.0.113.9')
    return Promise.race([
      nextEvent(again, 'connect').then(() => true),
      nextEvent(again, 'connect_error').then(() => false),
    ])
  })
  jest.restoreAllMocks()
})
