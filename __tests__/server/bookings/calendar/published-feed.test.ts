import ICAL from 'ical.js'
import { bookStay } from '@/__tests__/server/support/bookings'
import { setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'

const api = appForTests()
type Place = Awaited<ReturnType<typeof aListing>>

/** Our feed as an outside parser reads it. */
async function published({ id, host }: Place) {
  const { body } = await api.call('GET', `/vender/services/${id}/calendar`, { as: host })
  const file = await api.call('GET', new URL(body.feed.exportUrl).pathname)
  const calendar = new ICAL.Component(ICAL.parse(file.body))
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const { uid, sequence, startDate, endDate } = new ICAL.Event(one)
    const modified = String(one.getFirstPropertyValue('last-modified'))
    return { uid, sequence, from: String(startDate), to: String(endDate), modified }
  })
}

const change = ({ id, host: as }: Place, body: object) =>
  api.call('PUT', `/vender/services/${id}/calendar`, { as, body })
const days = (from: string, to: string) => [{ from, to }]

test('an event has one UID, and its SEQUENCE and LAST-MODIFIED follow its changes and nothing else', async () => {
  const place = await aListing(api)
  await bookStay(api, await aGuest(api), place.id)
  const [first, ...others] = await published(place)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    sequence: 0,
    from: '2026-03-20',
    to: '2026-03-22',
    modified: '2026-03-15T09:00:00Z',
  })
  api.clock.pass(3600)
  await change(place, { close: days('2026-04-01', '2026-04-02') })
  expect((await published(place))[0]).toEqual(first)
})

test('a late check-out that lasts beyond the next check-in takes that night in the feed', async () => {
  const place = await aListing(api, { checkInTime: '15:00', checkOutTime: '12:00' })
  await setFees(api, place, [{ kind: 'lateCheckOut', price: 60, threshold: 6, charged: 'once' }])
  for (const [checkIn, checkOut, overtime] of [
    ['2026-03-20', '2026-03-22', 4],
    ['2026-03-25', '2026-03-26', 3],
  ] as const)
    await bookStay(api, await aGuest(api), place.id, { checkIn, checkOut, overtime })
  expect((await published(place)).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-20', '2026-03-23'],
    ['2026-03-25', '2026-03-26'],
  ])
})

test('an hourly event that grows, shrinks, goes and comes back is one event with growing versions', async () => {
  const place = await aListing(api, {
    type: 'Stadium',
    pricingMode: 'hourly',
    checkInTime: '08:00',
    checkOutTime: '23:00',
  })
  const hours = (from: string, count: number) => [
    { from: '2026-03-20', to: '2026-03-21', start: from, hours: count },
  ]
  const seen = []
  for (const body of [
    { close: hours('10:00', 2) },
    { open: hours('10:00', 2), close: hours('10:00', 3) },
    { open: hours('10:00', 1) },
    { open: hours('11:00', 2) },
    { close: hours('11:00', 2) },
  ]) {
    api.clock.pass(60)
    await change(place, body)
    seen.push((await published(place)).map(({ uid, sequence, from, to }) => ({ uid, sequence, from, to })))
  }
  const uid = seen[0]?.[0]?.uid
  expect(seen).toEqual([
    [{ uid, sequence: 0, from: '2026-03-20T07:00:00Z', to: '2026-03-20T09:00:00Z' }],
    [{ uid, sequence: 1, from: '2026-03-20T07:00:00Z', to: '2026-03-20T10:00:00Z' }],
    [{ uid, sequence: 2, from: '2026-03-20T08:00:00Z', to: '2026-03-20T10:00:00Z' }],
    [],
    [{ uid, sequence: 3, from: '2026-03-20T08:00:00Z', to: '2026-03-20T10:00:00Z' }],
  ])
})

test('an event that is cut in two stays one of both, and two readers at once see the same', async () => {
  const place = await aListing(api, {
    type: 'Stadium',
    pricingMode: 'hourly',
    checkInTime: '08:00',
    checkOutTime: '23:00',
  })
  const hours = (from: string, count: number) => [
    { from: '2026-03-20', to: '2026-03-21', start: from, hours: count },
  ]
  await change(place, { close: hours('10:00', 3) })
  const [whole] = await published(place)
  await change(place, { open: hours('11:00', 1) })
  const [one, other] = await Promise.all([published(place), published(place)])
  expect(one).toEqual(other)
  expect(one.map(({ uid }) => uid === whole?.uid)).toEqual([true, false])
  expect(new Set(one.map(({ uid }) => uid)).size).toBe(2)
})
