import { eq } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { batchDeps, batchDepsInOutage, NO_USER } from '@/__tests__/server/support/visits'
import { listings, listingViews } from '@/server/db/schema/listings/listings'
import { sweep } from '@/server/jobs/sweeper'
import { viewBatch } from '@/server/modules/listings/views/view-batch'

const api = appForTests()
const A_DAY = 86_400

const aBatch = () => viewBatch(batchDeps(api))

async function viewsOf(id: string): Promise<number> {
  const [row] = await api.db.select({ views: listings.views }).from(listings).where(eq(listings.id, id))
  return row?.views ?? -1
}

test('a visitor counts once a day, also over two rounds, and again on the next day', async () => {
  const { id } = await aListing(api)
  const batch = aBatch()
  for (const rest of [0, 0, A_DAY]) {
    api.clock.pass(rest)
    batch.add({ listingId: id, ...NO_USER })
    batch.add({ listingId: id, ...NO_USER })
    await batch.flush()
    expect(await viewsOf(id)).toBe(rest === 0 ? 1 : 2)
  }
})

test('visitors are distinguished by address and browser, and neither is stored', async () => {
  const { id } = await aListing(api)
  const batch = aBatch()
  batch.add({ listingId: id, ...NO_USER })
  batch.add({ listingId: id, ...NO_USER, address: '203.0.113.10' })
  batch.add({ listingId: id, ...NO_USER, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0' })
  await batch.flush()
  const rows = await api.db.select().from(listingViews)
  expect([rows.length, await viewsOf(id)]).toEqual([3, 3])
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|Android|Firefox/)
})

test('one view stays one view between reloads: with another version of the browser, or another address once signed in', async () => {
  const { id } = await aListing(api)
  const guest = await aGuest(api)
  const batch = aBatch()
  for (const version of [1, 2, 3]) {
    batch.add({ listingId: id, ...NO_USER, userAgent: `${NO_USER.userAgent}.${version}` })
    batch.add({ listingId: id, ...NO_USER, address: `203.0.113.${20 + version}`, userId: guest.id })
    await batch.flush()
  }
  expect(await viewsOf(id)).toBe(2)
})

test('the viewers of a listing are forgotten after the day, the counts stay', async () => {
  const { id } = await aListing(api)
  const batch = aBatch()
  batch.add({ listingId: id, ...NO_USER })
  await batch.flush()
  api.clock.pass(2 * A_DAY)
  await sweep(api.app.deps)
  expect([await api.db.select().from(listingViews), await viewsOf(id)]).toEqual([[], 1])
})

test("a vendor's own view, a hidden listing and an unknown one count nothing", async () => {
  const { id, host } = await aListing(api)
  const hidden = await aListing(api, { state: 'paused' })
  const batch = aBatch()
  batch.add({ listingId: id, ...NO_USER, userId: host.id })
  batch.add({ listingId: hidden.id, ...NO_USER })
  batch.add({ listingId: 'nothing', ...NO_USER })
  await batch.flush()
  expect([await viewsOf(id), await viewsOf(hidden.id)]).toEqual([0, 0])
  expect(await api.db.select().from(listingViews)).toEqual([])
})

test('a batch that is lost unwritten loses only itself; one that fails is written in the next round', async () => {
  const { id } = await aListing(api)
  const written = aBatch()
  written.add({ listingId: id, ...NO_USER })
  await written.flush()
  aBatch().add({ listingId: id, ...NO_USER, address: '203.0.113.11' })
  expect(await viewsOf(id)).toBe(1)

  const { deps, callBack } = batchDepsInOutage(api)
  const shaky = viewBatch(deps)
  shaky.add({ listingId: id, ...NO_USER, address: '203.0.113.12' })
  await expect(shaky.flush()).rejects.toThrow('away')
  callBack()
  await shaky.flush()
  expect(await viewsOf(id)).toBe(2)
})

test('a call is answered at once with nothing, and the most viewed listing comes first', async () => {
  const quiet = await aListing(api)
  const known = await aListing(api)
  const { status, body } = await api.call('POST', `/services/${known.id}/view`)
  expect([status, body]).toEqual([204, ''])
  await eventually(async () => {
    const { body } = await api.call('GET', '/services/search?sort=views')
    return body.data[0]._id === known.id && (await viewsOf(known.id)) === 1
  })
  expect(await viewsOf(quiet.id)).toBe(0)
})
