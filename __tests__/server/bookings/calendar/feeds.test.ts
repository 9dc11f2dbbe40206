import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin } from '@/__tests__/server/support/users'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import { importedFeeds } from '@/server/db/schema/bookings/calendar-feeds'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const FEED = 'https://calendar.example.com/one.ics'
type Place = Awaited<ReturnType<typeof aListing>>
const path = ({ id }: Place) => `/vender/services/${id}/calendar`
const read = (place: Place) => api.call('GET', path(place), { as: place.host })

function feedOf(...events: [uid: string, first: string, last: string][]): string {
  const lines = events.flatMap(([uid, first, last]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${first}`,
    `DTEND;VALUE=DATE:${last}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

async function connected(place: Place, feed: string) {
  api.calendars.set(FEED, feed)
  await api.call('PUT', path(place), { as: place.host, body: { importUrl: FEED } })
  await sweep(api)
}

const secretOf = async (place: Place) => new URL((await read(place)).body.feed.exportUrl).pathname

test('edge 14: an imported event closes its days once, however often it is read, and opens them when it is gone', async () => {
  const place = await aListing(api)
  await connected(place, feedOf(['a1', '20260320', '20260322']))
  for (let i = 0; i < 2; i += 1) {
    api.clock.pass(1801)
    await sweep(api)
  }
  expect(await api.db.select().from(blocks)).toHaveLength(1)
  expect(await api.db.select().from(allocations)).toHaveLength(1)
  expect((await bookStay(api, await aGuest(api), place.id)).status).toBe(409)
  expect((await read(place)).body.feed).toMatchObject({ importUrl: FEED, lastProblem: null })
  api.calendars.set(FEED, feedOf(['a1', '20260325', '20260326']))
  expect((await api.call('POST', `${path(place)}/import`, { as: place.host })).status).toBe(200)
  expect((await bookStay(api, await aGuest(api), place.id)).status).toBe(201)
  expect(await api.db.select().from(blocks)).toHaveLength(1)
})

test('a member who may not change a calendar reads neither its address nor the one that it imports', async () => {
  const place = await aListing(api)
  await connected(place, feedOf(['a1', '20260320', '20260322']))
  const as = await aMember(api, place.host.vendorId, 'frontDesk')
  const answer = await api.call('GET', path(place), { as })
  expect([answer.status, answer.body.feed]).toMatchObject([200, { exportUrl: null, importUrl: null }])
  expect((await read(place)).body.feed).toMatchObject({ exportUrl: expect.any(String), importUrl: FEED })
})

test('edge 14: an event that overlaps a confirmed booking changes nothing; vendor and admin are notified once', async () => {
  const admin = await anAdmin(api)
  const stay = await aBookingAt(api)
  const place = { id: stay.serviceId, host: stay.host }
  await connected(place, feedOf(['clash', '20260321', '20260323'], ['fine', '20260325', '20260326']))
  api.clock.pass(1801)
  await sweep(api)
  expect((await stay.seenByGuest()).status).toBe('confirmed')
  expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert', 'Calendar_conflict'])
  expect(await notificationsOf(api, admin)).toEqual(['Calendar_conflict'])
  const inbox = () => api.call('GET', '/vender/calendar-conflicts', { as: stay.host })
  const [conflict] = (await inbox()).body.data
  expect(conflict).toMatchObject({ serviceId: place.id, from: '2026-03-21', to: '2026-03-23' })
  // The dates of the booking, and those of the event that is fine.
  expect(await api.db.select().from(allocations)).toHaveLength(2)
  const resolve = (as: { token: string }) =>
    api.call('POST', `/vender/calendar-conflicts/${conflict._id}/resolve`, { as })
  expect((await resolve(await aHost(api))).status).toBe(404)
  for (const _ of ['once', 'twice']) expect((await resolve(stay.host)).body).toEqual({ data: [] })
  const trail = (await api.call('GET', '/vender/trail', { as: stay.host })).body.data
  expect(trail.filter(({ act }: { act: string }) => act === 'conflict_resolved')).toHaveLength(1)
})

test('a feed that cannot be read shows why, and days that it closed stay closed', async () => {
  const place = await aListing(api)
  await connected(place, feedOf(['a1', '20260320', '20260322']))
  for (const [text, problem] of [
    [null, 'unreachable'],
    ['<html>Log in</html>', 'not_a_calendar'],
    [feedOf(['a NUL \0 in its name', '20260320', '20260322']), 'not_a_calendar'],
    [feedOf(['a1', '20260320', '20260322']).replace(/DTEND.*/, 'DURATION:P99999999999W'), 'not_a_calendar'],
  ] as const) {
    if (text) api.calendars.set(FEED, text)
    else api.calendars.delete(FEED)
    api.clock.pass(1801)
    await sweep(api)
    expect((await read(place)).body.feed.lastProblem).toBe(problem)
  }
  expect(await api.db.select().from(blocks)).toHaveLength(1)
})

test('several processes read a feed once in half an hour', async () => {
  const place = await aListing(api)
  let readings = 0
  const feeds = {
    read: async () => {
      readings += 1
      return feedOf()
    },
  }
  await api.call('PUT', path(place), { as: place.host, body: { importUrl: FEED } })
  const both = { ...api, feeds }
  await Promise.all([sweep(both), sweep(both), sweep(both)])
  expect(readings).toBe(1)
})

test('the published calendar names full days and nothing else; a renewed secret ends the old address', async () => {
  const stay = await aBookingAt(api)
  const place = { id: stay.serviceId, host: stay.host }
  await connected(place, feedOf(['a1', '20260325', '20260326']))
  const secret = await secretOf(place)
  const { headers, body } = await api.call('GET', secret)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body).toContain('DTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260322')
  expect(body).not.toContain('20260325')
  expect(body).not.toContain(stay.booking.code)
  await api.call('POST', `${path(place)}/secret`, { as: stay.host })
  expect((await api.call('GET', secret)).status).toBe(404)
  expect((await api.call('GET', await secretOf(place))).status).toBe(200)
})

test('our own calendar, imported back from the other site, closes nothing', async () => {
  const stay = await aBookingAt(api)
  const place = { id: stay.serviceId, host: stay.host }
  const own = (await api.call('GET', await secretOf(place))).body
  await stay.byGuest('cancel')
  await connected(place, own)
  expect(await api.db.select().from(blocks)).toEqual([])
})

test('a new address removes the days that the old one had closed', async () => {
  const place = await aListing(api)
  await connected(place, feedOf(['a1', '20260320', '20260322']))
  await api.call('PUT', path(place), { as: place.host, body: { importUrl: null } })
  expect(await api.db.select().from(allocations)).toEqual([])
  expect(await api.db.select().from(importedFeeds).where(eq(importedFeeds.listingId, place.id))).toEqual([])
})

test('a calendar that arrives after its address was removed closes nothing', async () => {
  const place = await aListing(api)
  await api.call('PUT', path(place), { as: place.host, body: { importUrl: FEED } })
  const read = async () => {
    await api.call('PUT', path(place), { as: place.host, body: { importUrl: null } })
    return feedOf(['a1', '20260320', '20260322'])
  }
  await sweep({ ...api, feeds: { read } })
  expect(await api.db.select().from(allocations)).toEqual([])
})
