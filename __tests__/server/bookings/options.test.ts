import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { addressOf, feedOf, feedsOf, takenDays } from '@/__tests__/server/support/calendar-feeds'
import { aConversation } from '@/__tests__/server/support/conversations'
import { aLockRecorder } from '@/__tests__/server/support/harness/lock-recorder'
import { aListing } from '@/__tests__/server/support/listings'
import { anOfferedStay, OFFER, offerPath } from '@/__tests__/server/support/private-offers'
import { aStayRule } from '@/__tests__/server/support/stay-rules'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aMember, type TestUser } from '@/__tests__/server/support/users'
import { OPTION } from '@/lib/domain/private-offers/option'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { privateOffers } from '@/server/db/schema/conversations/private-offers'
import { listings } from '@/server/db/schema/listings/listings'
import { invoices } from '@/server/db/schema/money/invoices'
import { sweep } from '@/server/jobs/sweeper'
import { markReminded } from '@/server/modules/bookings/options/reminder-store'

const recorder = aLockRecorder()
const api = appForTests({}, null, ({ db }) => ({ db: recorder.wrap(db) }))

/** The last day on which an option of the offered stay may end; it runs out at midnight in Riyadh. */
const UNTIL = { optionUntil: '2026-03-17' }
const RUN_OUT_SECONDS = 60 * 3600
const PAID = { paymentType: 'fullPayment' } as const
const MENU = [
  { name: 'عشاء للضيف', quantity: 2, price: 120.5 },
  { name: 'كراسٍ إضافية', quantity: 30, price: 4 },
]

const optionsHeld = (serviceId: string) =>
  api.db.$count(allocations, and(eq(allocations.listingId, serviceId), isNotNull(allocations.offerId)))

const availabilityOf = async (serviceId: string) =>
  (await api.call('GET', `/services/${serviceId}/availability?from=2026-03-20&to=2026-03-22`)).body.days.map(
    ({ state }: { state: string }) => state,
  )

test('an option holds the dates for its guest: others see them as taken, and the guest books them', async () => {
  const { guest, host, serviceId, card, book, quoteFor, cardFor } = await anOfferedStay(api, {}, UNTIL)
  expect(card).toMatchObject({ state: 'open', holdsDates: true, expiresAt: '2026-03-17T21:00:00.000Z' })
  expect(await availabilityOf(serviceId)).toEqual(['taken', 'taken'])
  const stranger = await bookStay(api, await aGuest(api), serviceId)
  expect([stranger.status, stranger.body.code]).toEqual([409, 'dates_unavailable'])
  expect((await bookStay(api, await aGuest(api), serviceId, { offerId: card._id })).status).toBe(409)
  const quoted = await quoteFor(guest)
  expect(quoted).toMatchObject({ total: 800, availability: { isFree: true } })
  expect(quoted.offer).toEqual({ _id: card._id, refusal: null, holdsDates: true })
  const calendar = await api.call(
    'GET',
    `/vender/services/${serviceId}/calendar?from=2026-03-20&to=2026-03-22`,
    {
      as: host,
    },
  )
  expect(calendar.body.options).toMatchObject([{ _id: card._id, expiresAt: card.expiresAt, units: 1 }])
  expect((await book()).body).toMatchObject({ status: 'confirmed', total: 800 })
  expect(await optionsHeld(serviceId)).toBe(0)
  expect((await cardFor(guest)).state).toBe('used')
})

test('our own calendar for other sites has the dates of an option as taken', async () => {
  const { host, serviceId } = await anOfferedStay(api, {}, UNTIL)
  const { body } = await api.call('GET', `/vender/services/${serviceId}/calendar`, { as: host })
  const file = await api.call('GET', new URL(body.feed.exportUrl).pathname)
  expect(file.body).toContain('DTSTART;VALUE=DATE:20260320')
})

test.each([
  ['withdrawn', 'withdraw'],
  ['declined', 'decline'],
] as const)(
  'an option that is %s frees its dates at once, and those who wait are notified',
  async (state, end) => {
    const offered = await anOfferedStay(api, {}, UNTIL)
    const { serviceId, guest, cardFor } = offered
    const waiting = await aGuest(api)
    const dates = { checkIn: '2026-03-20', checkOut: '2026-03-22' }
    await api.call('POST', `/services/${serviceId}/waiting`, { as: waiting, body: dates })
    expect((await offered[end]()).status).toBe(204)
    expect((await cardFor(guest)).state).toBe(state)
    expect(await notificationsOf(api, waiting)).toEqual(['Dates_free_again'])
    expect((await bookStay(api, await aGuest(api), serviceId)).status).toBe(201)
    expect((await offered[end]()).body.code).toBe('already_done')
  },
)

test('a guest declines their own offer alone, and its vendor is notified', async () => {
  const { decline, host, book } = await anOfferedStay(api, {}, UNTIL)
  expect((await decline(await aGuest(api))).status).toBe(404)
  expect((await decline()).status).toBe(204)
  expect(await notificationsOf(api, host)).toContain('Private_offer_declined')
  expect((await book()).body).toMatchObject({
    code: 'price_changed',
    quote: { offer: { refusal: 'declined' } },
  })
})

test('the account of a guest closes: its option ends, and the dates are free', async () => {
  const { guest, serviceId } = await anOfferedStay(api, {}, UNTIL)
  expect((await api.call('DELETE', '/user/profile', { as: guest })).status).toBeLessThan(300)
  expect(await optionsHeld(serviceId)).toBe(0)
  expect((await bookStay(api, await aGuest(api), serviceId)).status).toBe(201)
})

test('an option that ran out frees its dates, by the sweeper or by the booking that comes before it', async () => {
  const swept = await anOfferedStay(api, {}, UNTIL)
  const booked = await anOfferedStay(api, {}, UNTIL)
  api.clock.pass(RUN_OUT_SECONDS + 1)
  expect((await bookStay(api, await aGuest(api), booked.serviceId)).status).toBe(201)
  expect(await optionsHeld(booked.serviceId)).toBe(0)
  expect(await optionsHeld(swept.serviceId)).toBe(1)
  await sweep(api.app.deps)
  expect(await optionsHeld(swept.serviceId)).toBe(0)
  expect(await availabilityOf(swept.serviceId)).toEqual(['free', 'free'])
  expect((await swept.cardFor(swept.guest)).state).toBe('expired')
})

const WANTED = feedOf(['elsewhere', '20260320', '20260322'])
const OTHER_DATES = { checkIn: '2026-03-27', checkOut: '2026-03-29' }

test('an ended option lets the round go on where an event of another calendar waits and a booking runs out beside it', async () => {
  const { guest, host, serviceId } = await anOfferedStay(api, PAID, UNTIL)
  const feeds = feedsOf(api, { id: serviceId, host })
  await feeds.connect('one', WANTED)
  api.clock.pass(RUN_OUT_SECONDS - 600)
  const unpaid = await bookStay(api, await aGuest(api), serviceId, { ...PAID, ...OTHER_DATES })
  api.clock.pass(1200)
  await sweep(api.app.deps)
  const [booking] = await api.db.select().from(bookings).where(eq(bookings.id, unpaid.body._id))
  expect(booking?.state).toBe('payment_expired')
  expect(await optionsHeld(serviceId)).toBe(0)
  expect(Object.keys(await takenDays(feeds))).toEqual(['2026-03-20', '2026-03-21'])
  expect((await bookStay(api, guest, serviceId, PAID)).body.code).toBe('dates_unavailable')
})

test('an expired hold that was not released yet makes the event of another calendar wait, without a conflict', async () => {
  const { id: serviceId, host } = await aListing(api, PAID)
  await bookStay(api, await aGuest(api), serviceId, PAID)
  const feeds = feedsOf(api, { id: serviceId, host })
  const early = await feeds.add('one')
  api.calendars.set(addressOf('one'), WANTED)
  api.clock.pass(3600)
  expect((await feeds.fetch(early.body._id)).status).toBe(200)
  await sweep(api.app.deps)
  expect(Object.keys(await takenDays(feeds))).toEqual(['2026-03-20', '2026-03-21'])
  expect(await notificationsOf(api, host)).not.toContain('Calendar_conflict')
})

test('who books in the seconds after an option ended gets no dates that were sold elsewhere, and the search is right', async () => {
  const sold = await anOfferedStay(api, {}, UNTIL)
  await feedsOf(api, { id: sold.serviceId, host: sold.host }).connect('one', WANTED)
  const free = await anOfferedStay(api, {}, UNTIL)
  api.clock.pass(RUN_OUT_SECONDS + 1)
  expect((await bookStay(api, await aGuest(api), sold.serviceId)).body.code).toBe('dates_unavailable')
  expect((await bookStay(api, await aGuest(api), free.serviceId, OTHER_DATES)).status).toBe(201)
  const [row] = await api.db.select().from(listings).where(eq(listings.id, free.serviceId))
  expect(row?.booked).toBe('{[2026-03-27,2026-03-29)}')
})

test('a guest is reminded once on the last day of an option', async () => {
  const { guest } = await anOfferedStay(api, {}, UNTIL)
  await sweep(api.app.deps)
  expect(await notificationsOf(api, guest)).toEqual(['Private_offer_sent'])
  // 08:59 of the last day in Riyadh, and a minute later.
  api.clock.pass(45 * 3600 - 60)
  await sweep(api.app.deps)
  expect(await notificationsOf(api, guest)).toEqual(['Private_offer_sent'])
  const ofToday = await anOfferedStay(api, {}, UNTIL)
  api.clock.pass(60)
  await sweep(api.app.deps)
  await sweep(api.app.deps)
  expect(await notificationsOf(api, guest)).toEqual(['Private_offer_sent', 'Option_ends_soon'])
  api.clock.pass(10 * 3600)
  await sweep(api.app.deps)
  expect(await notificationsOf(api, ofToday.guest)).toEqual(['Private_offer_sent'])
})

test('an option that would outlive the notice of its vendor is refused at its last day', async () => {
  const { id, host, serviceId } = await aConversation(api, {
    stayRules: [{ id: 'notice', ...aStayRule({ noticeHours: 96 }) }],
  })
  const send = (optionUntil: string) =>
    api.call('POST', offerPath(id), {
      as: host,
      body: { ...OFFER, clientId: crypto.randomUUID(), serviceId, optionUntil },
    })
  expect((await send('2026-03-16')).body.issues).toMatchObject([
    { path: 'optionUntil', code: 'short_notice' },
  ])
  expect((await send('2026-03-15')).status).toBe(201)
})

test('a booking by an option that ends unpaid gives the hold back to the guest, not to the next one', async () => {
  const { guest, serviceId, book, cardFor } = await anOfferedStay(api, PAID, UNTIL)
  expect((await book()).body.status).toBe('awaiting_payment')
  api.clock.pass(3600)
  const stranger = await bookStay(api, await aGuest(api), serviceId, PAID)
  expect(stranger.body.code).toBe('dates_unavailable')
  await sweep(api.app.deps)
  expect(await optionsHeld(serviceId)).toBe(1)
  expect((await cardFor(guest)).state).toBe('open')
  expect((await book()).status).toBe(201)
})

test('taken dates, a day too late, a stay too near and a contact in an item are refused', async () => {
  const { id, host, serviceId } = await aConversation(api)
  const send = (body: object, as: TestUser = host) =>
    api.call('POST', offerPath(id), {
      as,
      body: { ...OFFER, clientId: crypto.randomUUID(), serviceId, ...UNTIL, ...body },
    })
  const codeOf = async (body: object) => (await send(body)).body.issues?.[0]?.code
  expect(await codeOf({ optionUntil: '2026-03-18' })).toBe('day_too_late')
  expect(await codeOf({ optionUntil: '2026-03-14' })).toBe('past_day')
  expect(await codeOf({ checkIn: '2026-03-17', checkOut: '2026-03-18', price: 450 })).toBe(
    'option_stay_too_near',
  )
  expect(await codeOf({ items: [{ name: 'اتصل 0551234567', quantity: 1, price: 5 }] })).toBe(
    'contact_in_text',
  )
  const desk = await aMember(api, host.vendorId, 'frontDesk')
  expect((await send({}, desk)).body.code).toBe('role_may_not')
  expect((await bookStay(api, await aGuest(api), serviceId)).status).toBe(201)
  expect((await send({})).body.code).toBe('dates_unavailable')
  expect(await api.db.$count(privateOffers)).toBe(0)
})

test('no more options of one guest are open at once than allowed', async () => {
  const { id, host, serviceId } = await aConversation(api, { units: 9 })
  const send = () =>
    api.call('POST', offerPath(id), {
      as: host,
      body: { ...OFFER, clientId: crypto.randomUUID(), serviceId, ...UNTIL },
    })
  const codes: (string | undefined)[] = []
  for (let sent = 0; sent <= OPTION.openOfGuest; sent += 1) codes.push((await send()).body.code)
  expect(codes).toEqual([...Array(OPTION.openOfGuest).fill(undefined), 'option_limit'])
})

test('an option and the bookings of twenty guests at once take the dates once', async () => {
  const { id, host, serviceId } = await aConversation(api)
  const guests: TestUser[] = []
  for (let i = 0; i < 20; i += 1) guests.push(await aGuest(api))
  const answers = await Promise.all([
    api.call('POST', offerPath(id), {
      as: host,
      body: { ...OFFER, clientId: crypto.randomUUID(), serviceId, ...UNTIL },
    }),
    ...guests.map((guest) => bookStay(api, guest, serviceId)),
  ])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await api.db.$count(allocations)).toBe(1)
}, 60_000)

test('an acceptance races the withdrawal, the decline and the end of its option: one of them wins', async () => {
  for (const end of ['withdraw', 'decline', 'runOut'] as const) {
    const offered = await anOfferedStay(api, {}, UNTIL)
    const ends = end === 'runOut' ? () => sweep(api.app.deps) : offered[end]
    if (end === 'runOut') api.clock.pass(RUN_OUT_SECONDS)
    const [booked] = await Promise.all([offered.book(), ends()])
    const isBooked = booked.status === 201
    const mine = eq(bookings.listingId, offered.serviceId)
    expect(await api.db.$count(bookings, mine)).toBe(isBooked ? 1 : 0)
    expect(await optionsHeld(offered.serviceId)).toBe(0)
    expect(await api.db.$count(allocations, eq(allocations.listingId, offered.serviceId))).toBe(
      isBooked ? 1 : 0,
    )
  }
}, 60_000)

test('a paused listing sells nothing by an option, and another price of it changes nothing', async () => {
  const { serviceId, book, cardFor, guest } = await anOfferedStay(api, {}, UNTIL)
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, serviceId))
  expect((await book()).status).toBe(404)
  expect((await cardFor(guest)).state).toBe('unavailable')
  const prices = { weekdays: {}, sundayToWednesday: null, allDays: 90_000, hour: null }
  await api.db.update(listings).set({ state: 'live', prices }).where(eq(listings.id, serviceId))
  expect((await book()).body.total).toBe(800)
})

test('items are lines of the quote, the booking and the document, and stay with other dates', async () => {
  const offered = await anOfferedStay(api, PAID, { items: MENU })
  const { guest, book, quoteFor, card } = offered
  expect(card.items).toEqual(MENU)
  const quoted = await quoteFor(guest)
  expect(quoted.total).toBe(1161)
  const { body } = await book({ total: 1161 })
  expect(body.lines.slice(2)).toMatchObject([
    { kind: 'ownAddOn', name: { ar: MENU[0]?.name }, count: 2, price: 120.5, amount: 241 },
    { kind: 'ownAddOn', count: 30, price: 4, amount: 120 },
  ])
  await api.call('POST', `/bookings/${body._id}/pay`, { as: guest, body: { source: 'test_accepted' } })
  const [document] = await api.db.select().from(invoices).where(eq(invoices.bookingId, body._id))
  expect(document?.totalHalalas).toBe(116_100)
  expect(document?.printed.lines.map(({ label }) => label.ar)).toContain('كراسٍ إضافية × 30')
  const dates = { checkIn: '2026-03-27', checkOut: '2026-03-29' }
  const moved = await api.call('POST', `/bookings/${body._id}/dates/quote`, { as: guest, body: dates })
  expect(moved.body.quote).toMatchObject({ total: 1361 })
})

const anItem = fc.record({
  name: fc.constantFrom('عشاء', 'Chairs', 'تصوير'),
  quantity: fc.integer({ min: 1, max: 400 }),
  price: fc.integer({ min: 0, max: 30_000 }).map((halalas) => halalas / 100),
})
const [drawn = []] = fc.sample(
  fc.array(fc.array(anItem, { minLength: 1, maxLength: 6 }), { minLength: 6, maxLength: 6 }),
  { numRuns: 1, seed: 100 },
)

test('for any items, quote, booking, ledger and document agree to the halala', async () => {
  for (const items of drawn) {
    const offered = await anOfferedStay(api, PAID, { items, ...UNTIL })
    const { guest, book, quoteFor } = offered
    const halalas = items.reduce(
      (sum, { quantity, price }) => sum + Math.round(price * 100) * quantity,
      80_000,
    )
    const quoted = await quoteFor(guest)
    expect(quoted.total).toBe(halalas / 100)
    const booked = await book({ total: halalas / 100 })
    expect(booked.body.lines).toEqual(quoted.lines)
    const before = (await booksOf(api)).psp_clearing ?? 0
    await api.call('POST', `/bookings/${booked.body._id}/pay`, {
      as: guest,
      body: { source: 'test_accepted' },
    })
    expect((await booksOf(api)).psp_clearing).toBe(before - halalas)
    const [document] = await api.db.select().from(invoices).where(eq(invoices.bookingId, booked.body._id))
    expect(document?.printed.lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)).toBe(halalas)
  }
}, 120_000)

test('no vendor holds dates of another vendor’s listing', async () => {
  const { id, host } = await aConversation(api)
  const { id: foreign } = await aListing(api)
  const body = { ...OFFER, clientId: crypto.randomUUID(), serviceId: foreign, ...UNTIL }
  expect((await api.call('POST', offerPath(id), { as: host, body })).status).toBe(404)
})

test('no guest is reminded of an option of a hidden listing, or of one that ended a moment before', async () => {
  const paused = await anOfferedStay(api, {}, UNTIL)
  const deleted = await anOfferedStay(api, {}, UNTIL)
  const declined = await anOfferedStay(api, {}, UNTIL)
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, paused.serviceId))
  const deletedAt = api.clock.now()
  await api.db.update(listings).set({ deletedAt }).where(eq(listings.id, deleted.serviceId))
  api.clock.pass(45 * 3600)
  await declined.decline()
  expect(await markReminded(api.db, declined.offerId, api.clock.now())).toBe(false)
  await sweep(api.app.deps)
  for (const { guest } of [paused, deleted, declined])
    expect(await notificationsOf(api, guest)).not.toContain('Option_ends_soon')
})

test('an account that closes locks the listings of its options before the offers', async () => {
  const offered = [await anOfferedStay(api, {}, UNTIL), await anOfferedStay(api, {}, UNTIL)]
  for (const { guest, serviceId } of offered) {
    recorder.transactions.length = 0
    await api.call('DELETE', '/user/profile', { as: guest })
    const [locks] = recorder.transactions.filter((some) => some.some(({ kind }) => kind === 'offerRow'))
    expect(locks?.slice(0, 2)).toEqual([
      { kind: 'listing', of: serviceId },
      { kind: 'offerRow', of: '' },
    ])
  }
})
