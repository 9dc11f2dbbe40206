import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { addressOf, feedOf, feedsOf, takenDays } from '@/__tests__/server/support/calendar-feeds'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { blocks } from '@/server/db/schema/bookings/allocations'
import { calendarFeeds, importedFeeds } from '@/server/db/schema/bookings/calendar-feeds'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

/** The statements that made feeds of the one address of each listing. */
const MOVE = readFileSync('server/db/migrations/0003_vendor_tools.sql', 'utf8')
  .split('--> statement-breakpoint')
  .filter((one) =>
    /INSERT INTO "imported_feeds"|UPDATE "(blocks|calendar_conflicts|calendar_feeds)"/.test(one),
  )

test('the one calendar of before is a feed with its days, and is read on without a change', async () => {
  const place = await aListing(api)
  const feeds = feedsOf(api, place)
  await feeds.connect('airbnb', feedOf(['a', '20260320', '20260322']))
  await feeds.calendar()
  // As the build of before left it.
  await api.db.update(blocks).set({ feedId: null, startsAt: null, endsAt: null })
  await api.db.delete(importedFeeds)
  const before = { importUrl: addressOf('airbnb'), lastReadAt: api.clock.now(), lastProblem: 'unreachable' }
  await api.db.update(calendarFeeds).set(before).where(eq(calendarFeeds.listingId, place.id))

  expect(MOVE).toHaveLength(4)
  for (const statement of MOVE) await api.db.execute(sql.raw(statement))

  const [feed, ...others] = await feeds.list()
  expect(others).toEqual([])
  expect(feed).toMatchObject({
    name: 'airbnb.example.com',
    url: addressOf('airbnb'),
    lastProblem: 'unreachable',
    events: 1,
  })
  const days = { '2026-03-20': [feed._id], '2026-03-21': [feed._id] }
  expect(await takenDays(feeds)).toEqual(days)
  api.clock.pass(1801)
  await sweep(api)
  expect(await takenDays(feeds)).toEqual(days)
  expect(await api.db.select().from(blocks)).toHaveLength(1)
})

test('a client that knows one address changes and removes the oldest calendar, and leaves the others', async () => {
  const place = await aListing(api)
  const feeds = feedsOf(api, place)
  const put = (importUrl: string | null) =>
    api.call('PUT', `/vender/services/${place.id}/calendar`, { as: place.host, body: { importUrl } })
  await put(addressOf('airbnb'))
  const other = await feeds.connect('vrbo', feedOf(['v', '20260401', '20260402']))
  api.calendars.set(addressOf('airbnb'), feedOf(['a', '20260320', '20260322']))
  const path = `/vender/services/${place.id}/calendar/import`
  expect((await api.call('POST', path, { as: place.host })).body.feed).toMatchObject({
    importUrl: addressOf('airbnb'),
    lastProblem: null,
  })
  expect((await bookStay(api, await aGuest(api), place.id)).status).toBe(409)
  expect((await put(addressOf('vrbo'))).status).toBe(200)
  expect(await feeds.list()).toHaveLength(2)
  await put(addressOf('elsewhere'))
  expect(await takenDays(feeds)).toEqual({ '2026-04-01': [other] })
  expect((await put(null)).body.feed.importUrl).toBe(addressOf('vrbo'))
})
