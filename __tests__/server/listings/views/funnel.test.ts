import { asc } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { batchDeps, batchDepsInOutage, NO_USER } from '@/__tests__/server/support/visits'
import { addDays } from '@/lib/domain/time/days'
import { bookingSources } from '@/server/db/schema/bookings/bookings'
import { listingFunnels, listings, listingViews } from '@/server/db/schema/listings/listings'
import { sweep } from '@/server/jobs/sweeper'
import { bookingSourceBatch } from '@/server/modules/listings/views/booking-sources'
import { viewBatch } from '@/server/modules/listings/views/view-batch'

const api = appForTests()
const A_DAY = 86_400

const aBatch = () => viewBatch(batchDeps(api))

/** `day step source visitors` */
async function counts(): Promise<string[]> {
  const { day, step, source } = listingFunnels
  const rows = await api.db.select().from(listingFunnels).orderBy(asc(day), asc(step), asc(source))
  return rows.map((row) => `${row.day} ${row.step} ${row.source} ${row.visitors}`)
}

test('a visitor counts once a day at each step, with the source of the first view', async () => {
  const { id: listingId } = await aListing(api)
  const batch = aBatch()
  batch.add({ listingId, ...NO_USER, source: 'search' })
  await batch.flush()
  batch.add({ listingId, ...NO_USER, source: 'site' })
  batch.add({ listingId, ...NO_USER, step: 'dates' })
  await batch.flush()
  batch.add({ listingId, ...NO_USER, step: 'checkout' })
  batch.add({ listingId, ...NO_USER, step: 'dates' })
  await batch.flush()
  expect(await counts()).toEqual([
    `${TODAY} checkout search 1`,
    `${TODAY} dates search 1`,
    `${TODAY} view search 1`,
  ])
})

test('steps of one batch have the source of its first view, also of who signs in between', async () => {
  const { id: listingId } = await aListing(api)
  const { id: userId } = await aGuest(api)
  const batch = aBatch()
  batch.add({ listingId, ...NO_USER, source: 'search' })
  batch.add({ listingId, ...NO_USER, step: 'dates' })
  batch.add({ listingId, ...NO_USER, userId, step: 'checkout', source: 'browse' })
  await batch.flush()
  expect(await counts()).toEqual([
    `${TODAY} checkout search 1`,
    `${TODAY} dates search 1`,
    `${TODAY} view search 1`,
  ])
})

test('who opens the checkout by a link has come as far as there, and the views grow by one', async () => {
  const { id: listingId } = await aListing(api)
  const batch = aBatch()
  batch.add({ listingId, ...NO_USER, step: 'checkout', source: 'site' })
  await batch.flush()
  expect(await counts()).toEqual([
    `${TODAY} checkout site 1`,
    `${TODAY} dates site 1`,
    `${TODAY} view site 1`,
  ])
  expect(await api.db.select({ views: listings.views }).from(listings)).toEqual([{ views: 1 }])
})

test('a visitor who signs in on the way stays the same one, with the same source', async () => {
  const { id: listingId } = await aListing(api)
  const { id: userId } = await aGuest(api)
  const batch = aBatch()
  batch.add({ listingId, ...NO_USER, source: 'engine' })
  await batch.flush()
  batch.add({ listingId, ...NO_USER, userId, step: 'checkout', source: 'browse' })
  await batch.flush()
  expect(await counts()).toEqual([
    `${TODAY} checkout engine 1`,
    `${TODAY} dates engine 1`,
    `${TODAY} view engine 1`,
  ])
})

test('at midnight in Riyadh another day begins, and counts outlive their visitors', async () => {
  const { id: listingId } = await aListing(api)
  const batch = aBatch()
  api.clock.set(new Date('2026-03-15T20:59:59Z'))
  batch.add({ listingId, ...NO_USER })
  api.clock.pass(1)
  batch.add({ listingId, ...NO_USER })
  await batch.flush()
  api.clock.pass(3 * A_DAY)
  await sweep(api.app.deps)
  expect(await api.db.select().from(listingViews)).toEqual([])
  expect(await counts()).toEqual([`${TODAY} view direct 1`, `${addDays(TODAY, 1)} view direct 1`])
})

test('a member of the vendor and a hidden listing count at no step', async () => {
  const { id: listingId, host } = await aListing(api)
  const hidden = await aListing(api, { state: 'paused' })
  const batch = aBatch()
  batch.add({ listingId, ...NO_USER, userId: host.id, step: 'checkout' })
  batch.add({ listingId: hidden.id, ...NO_USER, step: 'checkout' })
  await batch.flush()
  expect(await counts()).toEqual([])
})

test('the calls name step and source, and refuse values that are not in the tables', async () => {
  const { id } = await aListing(api)
  expect((await api.call('POST', `/services/${id}/view?step=dates&source=engine`)).status).toBe(204)
  expect((await api.call('POST', `/services/${id}/view?step=booked`)).status).toBe(400)
  expect((await api.call('POST', `/services/${id}/view?source=mail`)).status).toBe(400)
  await eventually(
    async () => (await counts()).join() === [`${TODAY} dates engine 1`, `${TODAY} view engine 1`].join(),
  )
})

test('a booking gets the source of the latest visit of its guest, once, for the guest to export, and none without a visit', async () => {
  const { id: listingId } = await aListing(api)
  const guest = await aGuest(api)
  const [views, sources] = [aBatch(), bookingSourceBatch(batchDeps(api))]
  views.add({ listingId, ...NO_USER, source: 'site' })
  await views.flush()
  api.clock.pass(A_DAY)
  views.add({ listingId, ...NO_USER, userId: guest.id, source: 'search' })
  await views.flush()
  const { body } = await bookStay(api, guest, listingId)
  const visit = { listingId, ...NO_USER, userId: guest.id }
  sources.add(visit)
  sources.add(visit)
  await sources.flush()
  expect(await api.db.select().from(bookingSources)).toEqual([{ bookingId: body._id, source: 'search' }])
  const { body: exported } = await api.call('GET', '/user/export', { as: guest })
  expect(exported.bookings).toMatchObject([{ id: body._id, source: 'search' }])

  const other = await aGuest(api)
  await bookStay(api, other, listingId, { checkIn: '2026-04-10', checkOut: '2026-04-12' })
  sources.add({ ...visit, address: '203.0.113.77', userId: other.id })
  await sources.flush()
  expect(await api.db.$count(bookingSources)).toBe(1)
})

test('a batch of sources that fails is written in the next round', async () => {
  const { id: listingId } = await aListing(api)
  const guest = await aGuest(api)
  const views = aBatch()
  views.add({ listingId, ...NO_USER, userId: guest.id, source: 'engine' })
  await views.flush()
  await bookStay(api, guest, listingId)
  const { deps, callBack } = batchDepsInOutage(api)
  const sources = bookingSourceBatch(deps)
  sources.add({ listingId, ...NO_USER, userId: guest.id })
  await expect(sources.flush()).rejects.toThrow('away')
  callBack()
  await sources.flush()
  expect(await api.db.select({ source: bookingSources.source }).from(bookingSources)).toEqual([
    { source: 'engine' },
  ])
})
