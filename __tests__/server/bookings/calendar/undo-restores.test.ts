import fc from 'fast-check'
import { bookStay } from '@/__tests__/server/support/bookings'
import { A_PITCH, bulkChanges } from '@/__tests__/server/support/bulk-changes'
import { aListing } from '@/__tests__/server/support/listings'
import { aRule, setRules } from '@/__tests__/server/support/price-plans'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { CALENDAR_ACTIONS } from '@/lib/domain/calendar/bodies'
import { addDays, WEEKDAYS } from '@/lib/domain/time/days'

const api = appForTests()
const { change, undoLast, days } = bulkChanges(api)

const FIRST = '2026-03-16'
const END = addDays(FIRST, 14)
const RUNS = 12

const act = fc.record({
  action: fc.constantFrom(...CALENDAR_ACTIONS),
  start: fc.nat(9),
  length: fc.nat(4),
  weekdays: fc.subarray([...WEEKDAYS]),
})

test('undo restores every day of every place, whatever acts came before', async () => {
  const host = await aHost(api)
  const chalet = await aListing(api, { host })
  const hotel = await aListing(api, { host, type: 'Hotel', units: 2 })
  const pitch = await aListing(api, { host, ...A_PITCH })
  const places = [chalet, hotel, pitch]
  await setRules(api, chalet, [aRule({ name: 'Fridays', weekdays: ['friday'], price: 700 })])
  await bookStay(api, await aGuest(api), hotel.id, {
    checkIn: addDays(FIRST, 3),
    checkOut: addDays(FIRST, 5),
  })
  const seen = async () => {
    const calendars = []
    for (const place of places) calendars.push(await days(host, place, FIRST, END))
    return calendars
  }
  const listingIds = places.map(({ id }) => id)
  const run = async ({ action, start, length, weekdays }: (typeof acts)[number][number]) => {
    const from = addDays(FIRST, start)
    const range = { from, to: addDays(from, length), weekdays }
    api.clock.pass(1)
    return change(host, { listingIds, ...range, action, price: 640, confirmed: true })
  }
  const acts = fc.sample(fc.array(act, { minLength: 1, maxLength: 3 }), { numRuns: RUNS, seed: 31 })
  let undone = 0
  for (const series of acts) {
    for (const one of series.slice(0, -1)) await run(one)
    const before = await seen()
    const last = series.at(-1)
    const answer = last && (await run(last))
    const isChanged = answer?.body.listings?.some((one: { isChanged: boolean }) => one.isChanged)
    if (!isChanged) continue
    expect((await undoLast(host)).status).toBe(200)
    expect(await seen()).toEqual(before)
    undone += 1
  }
  expect(undone).toBeGreaterThan(RUNS / 3)
}, 60_000)
