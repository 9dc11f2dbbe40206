import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { aConversation } from '@/__tests__/server/support/conversations'
import { aListing } from '@/__tests__/server/support/listings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { anOfferedStay, OFFER, offerPath } from '@/__tests__/server/support/private-offers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, type TestUser } from '@/__tests__/server/support/users'
import { listings } from '@/server/db/schema/listings/listings'
import { notifications } from '@/server/db/schema/people/notifications'
import { vendorTrail } from '@/server/db/schema/people/vendor-trail'
import { outbox } from '@/server/db/schema/platform/outbox'

const api = appForTests()

test('an offer is a card of the conversation with price, was-price and end, and the guest is notified', async () => {
  const { id, guest, host, serviceId, card, cardFor } = await anOfferedStay(api)
  const expiresAt = new Date(api.clock.now().getTime() + 24 * 3_600_000).toISOString()
  expect(card).toMatchObject({
    ...{ state: 'open', price: 800, usual: 1000, expiresAt, bookingId: null, units: 1 },
    dates: { checkIn: OFFER.checkIn, checkOut: OFFER.checkOut },
    service: { _id: serviceId },
  })
  expect(await cardFor(guest)).toEqual(card)
  expect(await cardFor(host)).toEqual(card)
  expect(await notificationsOf(api, guest)).toEqual(['Private_offer_sent'])
  const [notice] = await api.db.select().from(notifications).where(eq(notifications.userId, guest.id))
  expect(notice?.params).toMatchObject({ amount: 800, conversationId: id })
  const [line] = await api.db.select().from(vendorTrail)
  expect(line).toMatchObject({
    ...{ act: 'private_offer_sent', subjectId: serviceId, details: { amountHalalas: 80_000 } },
  })
})

test('only owners and managers make and withdraw offers, of the own listings, in the own conversations', async () => {
  const { id, host, guest, serviceId, send, withdraw } = await anOfferedStay(api)
  for (const role of ['frontDesk', 'calendar', 'finance'] as const) {
    const member = await aMember(api, host.vendorId, role)
    expect((await send({}, member)).body.code).toBe('role_may_not')
    expect((await withdraw(member)).body.code).toBe('role_may_not')
  }
  const other = await aHost(api)
  expect((await send({}, other)).status).toBe(404)
  expect((await withdraw(other)).status).toBe(404)
  expect((await send({}, guest)).status).toBe(403)
  const { id: foreign } = await aListing(api)
  expect((await send({ serviceId: foreign })).status).toBe(404)
  const manager = await aMember(api, host.vendorId, 'manager')
  expect((await send({}, manager)).status).toBe(201)
  const { data } = (await api.call('GET', `${offerPath(id)}/listings`, { as: manager })).body
  expect(data).toMatchObject([{ _id: serviceId, mode: 'daily', units: 1, paymentType: 'payAtCheckin' }])
})

test('an offer starts with the text of the guest alone, with contacts masked before a booking', async () => {
  const { id, guest, host, serviceId } = await aConversation(api)
  const asking = { day: '2026-04-20', men: 80, women: 90, occasion: 'wedding' }
  const ask = (as: TestUser, wishes: string) =>
    api.call('POST', `/conversations/${id}/messages`, {
      as,
      body: { clientId: randomUUID(), body: 'طلب عرض', request: { ...asking, wishes } },
    })
  const wishesRead = async () =>
    (await api.call('GET', `${offerPath(id)}/listings`, { as: host })).body.request.wishes
  await ask(guest, 'عشاء، اتصل 0551234567')
  await ask(host, 'of the vendor')
  expect(await wishesRead()).toMatch(/^عشاء، اتصل /)
  expect(await wishesRead()).not.toContain('0551234567')
  await bookStay(api, guest, serviceId)
  expect(await wishesRead()).toBe('عشاء، اتصل 0551234567')
})

test('a host who travels offers nothing in a conversation in which it is the guest', async () => {
  const traveller = await aHost(api)
  const { id: own } = await aListing(api, { host: traveller })
  const { id: serviceId } = await aListing(api)
  const opened = await api.call('POST', '/conversations', { as: traveller, body: { serviceId } })
  const body = { ...OFFER, clientId: randomUUID(), serviceId: own }
  expect((await api.call('POST', offerPath(opened.body._id), { as: traveller, body })).status).toBe(404)
})

test('a price above the usual one or below 40 % of it needs a confirmation', async () => {
  const { send } = await anOfferedStay(api)
  const above = await send({ price: 1000.01 })
  expect([above.status, above.body.unusual]).toEqual([
    409,
    [{ reason: 'aboveUsual', price: 1000.01, usual: 1000 }],
  ])
  expect((await send({ price: 399.99 })).body.unusual[0].reason).toBe('farBelowUsual')
  expect((await send({ price: 400 })).status).toBe(201)
  expect((await send({ price: 1200, confirmed: true })).body.offer).toMatchObject({ price: 1200 })
})

test('a sum with three decimals, eight days, taken days and a stay against the rules are refused', async () => {
  const { send, book } = await anOfferedStay(api)
  expect((await send({ price: 800.005 })).status).toBe(400)
  expect((await send({ validHours: 7 * 24 + 1 })).status).toBe(400)
  expect((await send({ adults: 99 })).body.code).toBe('invalid')
  expect((await send({ checkIn: '2026-01-01', checkOut: '2026-01-02' })).body.code).toBe('invalid')
  expect((await book()).status).toBe(201)
  expect((await send()).body.code).toBe('dates_unavailable')
})

test('an offer never outlives the arrival', async () => {
  const { send } = await anOfferedStay(api)
  const tomorrow = { checkIn: '2026-03-17', checkOut: '2026-03-18', price: 450, validHours: 168 }
  const { body } = await send(tomorrow)
  expect(body.offer.expiresAt).toBe('2026-03-17T12:00:00.000Z')
})

test('an offer that is sent twice is one, and none goes into a closed conversation', async () => {
  const { id, guest, host, send, thread } = await anOfferedStay(api)
  const clientId = randomUUID()
  const first = await send({ clientId })
  expect((await send({ clientId })).body._id).toBe(first.body._id)
  expect((await thread(host)).data).toHaveLength(2)
  await api.call('POST', `/conversations/${id}/block`, { as: guest })
  expect((await send()).body.code).toBe('conversation_closed')
})

test('the card shows what became of the offer: dates taken, listing paused, used, withdrawn, expired', async () => {
  const { guest, host, serviceId, card, cardFor, book, withdraw } = await anOfferedStay(api)
  const stateIs = async (state: string) => expect((await cardFor(guest)).state).toBe(state)
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, serviceId))
  await stateIs('unavailable')
  await api.db.update(listings).set({ state: 'live' }).where(eq(listings.id, serviceId))
  const stranger = await book({ offerId: undefined, total: 1000 }, await aGuest(api))
  await stateIs('taken')
  await api.call('POST', `/bookings/${stranger.body._id}/cancel`, { as: await aGuest(api) })
  await api.call('POST', `/vender/bookings/${stranger.body._id}/cancel`, {
    as: host,
    body: { reason: 'The pool is being repaired' },
  })
  await stateIs('open')
  const booked = await book()
  expect(await cardFor(guest)).toMatchObject({ state: 'used', bookingId: booked.body._id })
  expect((await withdraw()).body.code).toBe('already_done')
  const again = await anOfferedStay(api)
  expect((await again.withdraw()).status).toBe(204)
  expect((await again.withdraw()).body.code).toBe('already_done')
  expect((await again.cardFor(again.guest)).state).toBe('withdrawn')
  const late = await anOfferedStay(api, {}, { validHours: 1 })
  api.clock.pass(3600)
  expect((await late.cardFor(late.guest)).state).toBe('expired')
  expect(card.state).toBe('open')
})

test('open pages get the card anew when it is withdrawn or booked', async () => {
  const queued = () => api.db.$count(outbox, eq(outbox.kind, 'message'))
  const { withdraw } = await anOfferedStay(api)
  const { book } = await anOfferedStay(api)
  await workThrough(api)
  await withdraw()
  expect(await queued()).toBe(1)
  await book()
  expect(await queued()).toBe(2)
})

test('a message without an offer has none', async () => {
  const { byHost, thread, guest } = await aConversation(api)
  await byHost('Welcome')
  expect((await thread(guest)).data[0]).not.toHaveProperty('offer')
})

test('the notification and both lines of the trail have the price with the items', async () => {
  const items = [{ name: 'عشاء', quantity: 4, price: 50 }]
  const { guest, withdraw } = await anOfferedStay(api, {}, { items })
  expect((await withdraw()).status).toBe(204)
  const [notice] = await api.db.select().from(notifications).where(eq(notifications.userId, guest.id))
  expect(notice?.params).toMatchObject({ amount: 1000 })
  const lines = await api.db.select().from(vendorTrail)
  expect(lines.map(({ details }) => details)).toEqual([
    { amountHalalas: 100_000 },
    { amountHalalas: 100_000 },
  ])
})
