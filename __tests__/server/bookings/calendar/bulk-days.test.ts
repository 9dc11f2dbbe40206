import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { A_PITCH, bulkChanges } from '@/__tests__/server/support/bulk-changes'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { addMinutes } from '@/lib/domain/time/days'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listingEvents } from '@/server/db/schema/listings/listing-changes'

const api = appForTests()
const { change, days, undo, undoLast, undoable } = bulkChanges(api)

/** Thursday to Saturday of the coming week. */
const WEEKEND = { from: '2026-03-19', to: '2026-03-21' }
const ALL = ['2026-03-19', '2026-03-20', '2026-03-21']

async function twoPlaces() {
  const host = await aHost(api)
  const [one, other] = [await aListing(api, { host }), await aListing(api, { host })]
  return { host, one, other, listingIds: [one.id, other.id] }
}

test('a price is set on the weekdays of a range at several places, in the history and the trail of each', async () => {
  const { host, one, other, listingIds } = await twoPlaces()
  const body = {
    listingIds,
    from: '2026-03-15',
    to: '2026-03-28',
    weekdays: ['friday'],
    action: 'price',
    price: 700,
  }
  const answer = await change(host, body)
  const fridays = ['2026-03-20', '2026-03-27']
  expect(answer.body.listings).toEqual(
    listingIds.map((serviceId) => ({
      ...{ serviceId, names: { name: 'Palm Chalet', name_ar: 'شاليه النخلة' } },
      ...{ isChanged: true, days: fridays, skipped: [] },
    })),
  )
  for (const place of [one, other]) {
    const priced = (await days(host, place, '2026-03-15', '2026-03-29')).filter(
      ({ isOwnPrice }) => isOwnPrice,
    )
    expect(priced.map(({ day, price }) => [day, price])).toEqual(fridays.map((day) => [day, 700]))
  }
  const events = await api.db.select().from(listingEvents)
  expect(events.map(({ listingId }) => listingId).toSorted()).toEqual(listingIds.toSorted())
  expect(events[0]?.prices?.map(({ from, before, after }) => [from, before, after])).toEqual(
    fridays.map((day) => [day, 500, 700]),
  )
  const trail = await api.call('GET', '/vender/trail', { as: host })
  const acts = trail.body.data.filter(({ act }: { act: string }) => act === 'calendar_changed')
  expect(acts.map((line: { subject: { id: string } }) => line.subject.id).toSorted()).toEqual(
    listingIds.toSorted(),
  )
})

test('booked days stay open and are named, the others of the same range are closed', async () => {
  const { host, one, other, listingIds } = await twoPlaces()
  const stay = { checkIn: '2026-03-20', checkOut: '2026-03-21' }
  await bookStay(api, await aGuest(api), one.id, stay)
  const { body } = await change(host, { listingIds, ...WEEKEND, action: 'close', note: 'Repairs' })
  expect(body.listings).toMatchObject([
    { days: ['2026-03-19', '2026-03-21'], skipped: [{ reason: 'booked', days: ['2026-03-20'] }] },
    { days: ALL, skipped: [] },
  ])
  expect(
    (await days(host, one, '2026-03-19', '2026-03-22')).map(({ closed, booked }) => [closed, booked]),
  ).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
  ])
  expect((await days(host, other, '2026-03-19', '2026-03-20'))[0]).toMatchObject({
    note: 'Repairs',
    state: 'taken',
  })
  const again = await change(host, { listingIds: [other.id], ...WEEKEND, action: 'close' })
  expect(again.body.listings).toMatchObject([{ isChanged: false, skipped: [{ reason: 'same', days: ALL }] }])
})

test('closed days are opened at each place, and waiting guests can book them', async () => {
  const { host, one, listingIds } = await twoPlaces()
  await change(host, { listingIds: [one.id], ...WEEKEND, action: 'close' })
  const { body } = await change(host, { listingIds, from: '2026-03-20', to: '2026-03-25', action: 'open' })
  expect(body.listings).toMatchObject([
    { days: ['2026-03-20', '2026-03-21'], isChanged: true },
    { days: [], isChanged: false },
  ])
  expect((await bookStay(api, await aGuest(api), one.id)).status).toBe(201)
})

test('a year of thirty units is closed and opened', async () => {
  const host = await aHost(api)
  const hotel = await aListing(api, { host, type: 'Hotel', units: 30 })
  const year = { listingIds: [hotel.id], from: '2026-03-16', to: '2027-03-15' }
  for (const [action, closed] of [
    ['close', 365 * 30],
    ['open', 0],
  ] as const) {
    const { body } = await change(host, { ...year, action })
    expect(body.listings[0].days).toHaveLength(365)
    expect(await api.db.$count(allocations)).toBe(closed)
  }
}, 60_000)

test('days whose hold has run out are closed, and closed again by undo', async () => {
  const { guest, host, serviceId } = await aBookingAt(api, { paymentType: 'fullPayment' })
  const closing = { listingIds: [serviceId], ...WEEKEND, action: 'close' }
  expect((await change(host, closing)).body.listings[0].skipped).toMatchObject([{ reason: 'booked' }])
  api.clock.pass(24 * 3600)
  expect((await change(host, closing)).body.listings).toMatchObject([{ days: ['2026-03-20', '2026-03-21'] }])
  api.clock.pass(1)
  await change(host, { ...closing, action: 'open' })
  await bookStay(api, guest, serviceId, { paymentType: 'fullPayment' })
  await api.db.update(bookings).set({ expiresAt: api.clock.now() })
  await api.db
    .update(allocations)
    .set({ holdExpiresAt: api.clock.now() })
    .where(eq(allocations.state, 'held'))
  expect((await undoLast(host)).body.listings).toMatchObject([{ days: ALL, skipped: [] }])
})

test('guests who wait for a hold that has run out are notified by a close or an undo that closes nothing', async () => {
  const host = await aHost(api)
  const { id } = await aListing(api, { host, paymentType: 'fullPayment' })
  const held = { checkIn: '2026-03-25', checkOut: '2026-03-27' }
  const closing = { listingIds: [id], from: '2026-03-20', to: '2026-03-20', action: 'close' }
  const waiting = async () => {
    await bookStay(api, await aGuest(api), id, { ...held, paymentType: 'fullPayment' })
    const guest = await aGuest(api)
    await api.call('POST', `/services/${id}/waiting`, { as: guest, body: held })
    api.clock.pass(24 * 3600)
    return guest
  }
  await change(host, closing)
  api.clock.pass(1)
  const first = await waiting()
  expect((await change(host, closing)).body.listings).toMatchObject([{ isChanged: false }])
  expect(await notificationsOf(api, first)).toEqual(['Dates_free_again'])
  const second = await waiting()
  await api.db.update(bookings).set({ expiresAt: addMinutes(api.clock.now(), 9) })
  await api.db
    .update(allocations)
    .set({ holdExpiresAt: addMinutes(api.clock.now(), 9) })
    .where(eq(allocations.state, 'held'))
  await change(host, { ...closing, action: 'open' })
  await change(host, closing)
  api.clock.pass(9 * 60)
  const opened = (await undoable(host)).find(({ kind }: { kind: string }) => kind === 'open')
  expect((await undo(host, opened._id)).body.listings).toMatchObject([{ skipped: [{ reason: 'changed' }] }])
  expect(await notificationsOf(api, second)).toEqual(['Dates_free_again'])
})

test('unusual prices and prices of booked days are refused with the name of their place until they are confirmed', async () => {
  const { host, one, other, listingIds } = await twoPlaces()
  await bookStay(api, await aGuest(api), other.id, { checkIn: '2026-03-20', checkOut: '2026-03-21' })
  const body = { listingIds, ...WEEKEND, action: 'price', price: 100 }
  const asked = await change(host, body)
  expect([asked.status, asked.body.code]).toEqual([409, 'unusual_change'])
  const named = ({ id }: { id: string }) => ({ _id: id, name: 'Palm Chalet', name_ar: 'شاليه النخلة' })
  expect(asked.body.unusual).toEqual([
    { reason: 'low', days: ALL, price: 100, usual: 500, listing: named(one) },
    { reason: 'low', days: ALL, price: 100, usual: 500, listing: named(other) },
    { reason: 'booked', days: ['2026-03-20'], listing: named(other) },
  ])
  expect((await days(host, one, '2026-03-19', '2026-03-20'))[0]).toMatchObject({
    price: 500,
    isOwnPrice: false,
  })
  expect(await undoable(host)).toEqual([])
  expect((await change(host, { ...body, confirmed: true })).body.listings).toMatchObject([
    { days: ALL },
    { days: ALL },
  ])
})

test('past days, hours that have no price of a day, and listings of others are left out and named', async () => {
  const { host, one } = await twoPlaces()
  const pitch = await aListing(api, { host, ...A_PITCH })
  const foreign = await aListing(api)
  const listingIds = [one.id, pitch.id, foreign.id]
  const range = { from: '2026-03-13', to: '2026-03-16' }
  const priced = await change(host, { listingIds, ...range, action: 'price', price: 600 })
  expect(priced.body.listings).toMatchObject([
    { days: ['2026-03-15', '2026-03-16'], skipped: [{ reason: 'past', days: ['2026-03-13', '2026-03-14'] }] },
    { isChanged: false, skipped: [{ reason: 'hourly', days: [] }] },
    { serviceId: foreign.id, names: null, isChanged: false, skipped: [{ reason: 'gone', days: [] }] },
  ])
  const closed = await change(host, { listingIds: [pitch.id], ...WEEKEND, action: 'close' })
  expect(closed.body.listings).toMatchObject([{ days: ALL }])
  expect((await days(host, pitch, '2026-03-20', '2026-03-21'))[0]).toMatchObject({
    state: 'taken',
    closed: 1,
  })
})

test.each([
  [{ to: '2026-03-18' }, { path: 'to', code: 'range_end_before_start' }],
  [{ from: 'soon' }, { path: 'from', code: 'not_a_day' }],
  [{ weekdays: ['sunday'] }, { path: 'to', code: 'weekday_not_in_range' }],
  [{ price: undefined }, { path: 'price', code: 'required' }],
])('a body with %j is refused at its field', async (part, issue) => {
  const { host, listingIds } = await twoPlaces()
  const answer = await change(host, { listingIds, ...WEEKEND, action: 'price', price: 600, ...part })
  expect([answer.status, answer.body.issues[0]]).toMatchObject([400, issue])
})

test('a member who only reads calendars may change no days of several places', async () => {
  const { host, listingIds } = await twoPlaces()
  const frontDesk = await aMember(api, host.vendorId, 'frontDesk')
  const answer = await change(frontDesk, { listingIds, ...WEEKEND, action: 'close' })
  expect([answer.status, answer.body.code]).toEqual([403, 'role_may_not'])
})

test('two acts on the same places in opposite orders, beside a booking, end without one waiting for the other', async () => {
  const { host, one, listingIds } = await twoPlaces()
  const guest = await aGuest(api)
  const reversed = listingIds.toReversed()
  const [closed, priced, booked] = await Promise.all([
    change(host, { listingIds, ...WEEKEND, action: 'close' }),
    change(host, { listingIds: reversed, ...WEEKEND, action: 'price', price: 650, confirmed: true }),
    bookStay(api, guest, one.id),
  ])
  expect([closed.status, priced.status]).toEqual([200, 200])
  const wasBooked = booked.status === 201
  expect(closed.body.listings[0].skipped).toEqual(
    wasBooked ? [{ reason: 'booked', days: ['2026-03-20', '2026-03-21'] }] : [],
  )
  const after = await days(host, one, '2026-03-20', '2026-03-21')
  expect(after[0]).toMatchObject(wasBooked ? { booked: 1, closed: 0 } : { booked: 0, closed: 1 })
  expect(await undoable(host)).toHaveLength(2)
})
