import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { bulkChanges } from '@/__tests__/server/support/bulk-changes'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { blocks } from '@/server/db/schema/bookings/allocations'
import { bulkChanges as acts } from '@/server/db/schema/bookings/bulk-changes'
import { listings } from '@/server/db/schema/listings/listings'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()
const { change, undo, undoable, undoLast, days } = bulkChanges(api)

const WEEKEND = { from: '2026-03-19', to: '2026-03-21' }
const ALL = ['2026-03-19', '2026-03-20', '2026-03-21']
const put = (as: Awaited<ReturnType<typeof aHost>>, { id }: { id: string }, body: object) =>
  api.call('PUT', `/vender/services/${id}/calendar`, { as, body: { ...body, confirmed: true } })

async function twoPlaces() {
  const host = await aHost(api)
  const [one, other] = [await aListing(api, { host }), await aListing(api, { host, type: 'Hotel', units: 2 })]
  return { host, one, other, listingIds: [one.id, other.id] }
}

test('prices of days become those of before: the own ones, and those of the week', async () => {
  const { host, one, listingIds } = await twoPlaces()
  await put(host, one, { prices: [{ day: '2026-03-20', price: 600 }] })
  await change(host, { listingIds, ...WEEKEND, action: 'price', price: 800 })
  const { body } = await undoLast(host)
  expect(body.listings).toMatchObject([
    { days: ALL, isChanged: true, skipped: [] },
    { days: ALL, isChanged: true, skipped: [] },
  ])
  const after = await days(host, one, '2026-03-19', '2026-03-22')
  expect(after.map(({ price, isOwnPrice }) => [price, isOwnPrice])).toEqual([
    [500, false],
    [600, true],
    [500, false],
  ])
  expect(await undoable(host)).toEqual([])
})

test('days that were closed open again, those that were closed before stay closed', async () => {
  const { host, one, other, listingIds } = await twoPlaces()
  await put(host, other, { close: [{ from: '2026-03-20', to: '2026-03-21', units: 1, note: 'Paint' }] })
  await change(host, { listingIds, ...WEEKEND, action: 'close' })
  expect((await days(host, other, '2026-03-20', '2026-03-21'))[0]).toMatchObject({ closed: 2 })
  expect((await undoLast(host)).body.listings).toMatchObject([{ days: ALL }, { days: ALL }])
  const closed = (await days(host, other, '2026-03-19', '2026-03-22')).map((day) => [day.closed, day.note])
  expect(closed).toEqual([
    [0, null],
    [1, 'Paint'],
    [0, null],
  ])
  expect((await bookStay(api, await aGuest(api), one.id)).status).toBe(201)
})

test('days that were opened close again with their notes, but for those that were booked since', async () => {
  const { host, one, other, listingIds } = await twoPlaces()
  await put(host, one, { close: [{ from: '2026-03-18', to: '2026-03-23', note: 'Family' }] })
  await put(host, other, { close: [{ from: '2026-03-19', to: '2026-03-21', units: 1 }] })
  await change(host, { listingIds, ...WEEKEND, action: 'open' })
  const booked = await bookStay(api, await aGuest(api), one.id, {
    checkIn: '2026-03-20',
    checkOut: '2026-03-21',
  })
  expect(booked.status).toBe(201)
  const { body } = await undoLast(host)
  expect(body.listings).toMatchObject([
    { days: ['2026-03-19', '2026-03-21'], skipped: [{ reason: 'booked', days: ['2026-03-20'] }] },
    { days: ['2026-03-19', '2026-03-20'], skipped: [] },
  ])
  const after = await days(host, one, '2026-03-18', '2026-03-23')
  expect(after.map((day) => [day.closed, day.booked])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
    [1, 0],
    [1, 0],
  ])
  expect(after[1]?.note).toBe('Family')
})

test.each([
  ['earlier', { checkInTime: '10:00', checkOutTime: '14:00' }],
  ['later', { checkInTime: '20:00', checkOutTime: '18:00' }],
])(
  'days that were closed before check-in became %s are opened by the day, and closed again',
  async (_how, times) => {
    const { host, one, listingIds } = await twoPlaces()
    for (const [from, to] of [
      ['2026-03-18', '2026-03-21'],
      ['2026-03-21', '2026-03-23'],
    ])
      await put(host, one, { close: [{ from, to, note: `From ${from}` }] })
    await api.db.update(listings).set(times).where(eq(listings.id, one.id))
    const notes = async () =>
      (await days(host, one, '2026-03-18', '2026-03-23')).map((day) => (day.closed ? day.note : null))
    await change(host, { listingIds, from: '2026-03-20', to: '2026-03-21', action: 'open' })
    const [first, second] = ['From 2026-03-18', 'From 2026-03-21']
    expect(await notes()).toEqual([first, first, null, null, second])
    expect((await undoLast(host)).body.listings).toMatchObject([{ days: ['2026-03-20', '2026-03-21'] }])
    expect(await notes()).toEqual([first, first, first, second, second])
  },
)

test.each([
  [
    'another price of a day',
    { action: 'price', price: 800 },
    { prices: [{ day: '2026-03-20', price: 900 }] },
  ],
  ['a day that was opened', { action: 'close' }, { open: [{ from: '2026-03-20', to: '2026-03-21' }] }],
  ['a day that was closed', { action: 'open' }, { close: [{ from: '2026-03-20', to: '2026-03-21' }] }],
])('a place with %s since stays as it is, and is named', async (_what, act, later) => {
  const { host, one, other, listingIds } = await twoPlaces()
  if (act.action === 'open') await change(host, { listingIds, ...WEEKEND, action: 'close' })
  api.clock.pass(1)
  await change(host, { listingIds, ...WEEKEND, ...act })
  await put(host, one, later)
  const before = await days(host, one, '2026-03-19', '2026-03-22')
  const { body } = await undoLast(host)
  expect(body.listings).toMatchObject([
    { serviceId: one.id, isChanged: false, skipped: [{ reason: 'changed', days: [] }] },
    { serviceId: other.id, isChanged: true, skipped: [] },
  ])
  expect(await days(host, one, '2026-03-19', '2026-03-22')).toEqual(before)
})

test('an act of which nothing could be restored can be undone once that is possible', async () => {
  const { host, one } = await twoPlaces()
  await change(host, { listingIds: [one.id], ...WEEKEND, action: 'price', price: 800 })
  await put(host, one, { prices: [{ day: '2026-03-20', price: 900 }] })
  expect((await undoLast(host)).body.listings).toMatchObject([{ isChanged: false }])
  await put(host, one, { prices: [{ day: '2026-03-20', price: 800 }] })
  expect((await undoLast(host)).body.listings).toMatchObject([{ days: ALL }])
  expect(await undoable(host)).toEqual([])
})

test('the price of a booking stays when that of its day is taken back', async () => {
  const { host, one, listingIds } = await twoPlaces()
  await change(host, { listingIds, ...WEEKEND, action: 'price', price: 800 })
  const guest = await aGuest(api)
  const booked = await bookStay(api, guest, one.id, { checkIn: '2026-03-20', checkOut: '2026-03-21' })
  await undoLast(host)
  const { body } = await api.call('GET', `/bookings/${booked.body._id}`, { as: guest })
  expect([booked.body.total, body.total]).toEqual([800, 800])
  expect((await days(host, one, '2026-03-21', '2026-03-22'))[0]).toMatchObject({ price: 500 })
})

test('another member undoes it from another device within ten minutes, not later and not twice', async () => {
  const { host, one, listingIds } = await twoPlaces()
  await change(host, { listingIds, ...WEEKEND, action: 'close' })
  await change(host, { listingIds: [one.id], ...WEEKEND, action: 'price', price: 800 })
  const colleague = await aMember(api, host.vendorId, 'calendar')
  const [first, second] = await undoable(colleague)
  expect([first, second].map(({ listings, undoUntil }) => [listings, undoUntil])).toEqual([
    [expect.any(Number), '2026-03-15T09:10:00.000Z'],
    [expect.any(Number), '2026-03-15T09:10:00.000Z'],
  ])
  api.clock.pass(599)
  expect((await undo(colleague, first._id)).status).toBe(200)
  const twice = await undo(host, first._id)
  expect([twice.status, twice.body.code]).toEqual([409, 'already_undone'])
  api.clock.pass(1)
  const late = await undo(host, second._id)
  expect([late.status, late.body.code]).toEqual([409, 'undo_over'])
  expect(await undoable(host)).toEqual([])
})

test('an act of another vendor is not found, and a member without the calendar may not undo', async () => {
  const { host, listingIds } = await twoPlaces()
  await change(host, { listingIds, ...WEEKEND, action: 'close' })
  const [act] = await undoable(host)
  expect((await undo(await aHost(api), act._id)).status).toBe(404)
  const finance = await aMember(api, host.vendorId, 'finance')
  expect((await undo(finance, act._id)).body.code).toBe('role_may_not')
})

test('of two who undo at once one restores and the other reads that it was done', async () => {
  const { host, listingIds } = await twoPlaces()
  await change(host, { listingIds, ...WEEKEND, action: 'close' })
  const [act] = await undoable(host)
  const answers = await Promise.all([undo(host, act._id), undo(host, act._id)])
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['already_undone', undefined])
  expect(await api.db.select().from(blocks)).toEqual([])
})

test('days that are booked while they are closed again are either booked or closed', async () => {
  const { host, one } = await twoPlaces()
  await put(host, one, { close: [{ from: '2026-03-19', to: '2026-03-22' }] })
  await change(host, { listingIds: [one.id], ...WEEKEND, action: 'open' })
  const [act] = await undoable(host)
  const [booked, undone] = await Promise.all([bookStay(api, await aGuest(api), one.id), undo(host, act._id)])
  const [day] = await days(host, one, '2026-03-20', '2026-03-21')
  expect([undone.status, day?.booked, day?.closed]).toEqual(booked.status === 201 ? [200, 1, 0] : [200, 0, 1])
})

test('a place that was deleted since is named, and the other one is restored', async () => {
  const { host, one, listingIds } = await twoPlaces()
  await change(host, { listingIds, ...WEEKEND, action: 'close' })
  await api.db
    .update(listings)
    .set({ state: 'paused', deletedAt: api.clock.now() })
    .where(eq(listings.id, one.id))
  expect((await undoLast(host)).body.listings).toMatchObject([
    { serviceId: one.id, names: null, skipped: [{ reason: 'gone', days: [] }] },
    { isChanged: true },
  ])
})

test('acts are deleted a day later, also where the vendor makes no other', async () => {
  const { host, listingIds } = await twoPlaces()
  await change(host, { listingIds, ...WEEKEND, action: 'close' })
  api.clock.pass(23 * 3600)
  await change(host, { listingIds, ...WEEKEND, action: 'open' })
  for (const [hours, left] of [
    [0, ['close', 'open']],
    [2, ['open']],
    [24, []],
  ] as const) {
    api.clock.pass(hours * 3600)
    await sweep(api)
    expect((await api.db.select().from(acts).orderBy(acts.createdAt)).map(({ kind }) => kind)).toEqual(left)
  }
})
