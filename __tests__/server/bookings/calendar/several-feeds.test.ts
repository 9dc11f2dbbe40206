import { eventually } from '@/__tests__/eventually'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { addressOf, feedOf, feedsOf, takenDays } from '@/__tests__/server/support/calendar-feeds'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { MAX_FEEDS } from '@/lib/domain/calendar/feeds'
import { allocations, blocks } from '@/server/db/schema/bookings/allocations'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const HALF_HOUR = 1801
const round = async () => {
  api.clock.pass(HALF_HOUR)
  await sweep(api)
}
async function aPlace(options: Parameters<typeof aListing>[1] = {}) {
  const place = await aListing(api, options)
  return { place, feeds: feedsOf(api, place) }
}

test('a listing reads several calendars, each with name, colour and the outcome of its last fetch', async () => {
  const { feeds } = await aPlace()
  const first = await feeds.connect('airbnb', feedOf(['a', '20260320', '20260322']))
  const second = await feeds.connect('vrbo', '<html>Log in</html>')
  expect(await feeds.list()).toEqual([
    expect.objectContaining({ _id: first, name: 'airbnb', colour: 'blue', lastProblem: null, events: 1 }),
    expect.objectContaining({ _id: second, name: 'vrbo', lastProblem: 'not_a_calendar', events: 0 }),
  ])
  expect(await takenDays(feeds)).toEqual({ '2026-03-20': [first], '2026-03-21': [first] })
  const changed = { name: 'Airbnb', colour: 'rose', url: addressOf('airbnb') }
  expect((await feeds.change(first, changed)).body).toMatchObject({
    name: 'Airbnb',
    colour: 'rose',
    events: 1,
  })
  expect(await takenDays(feeds)).toEqual({ '2026-03-20': [first], '2026-03-21': [first] })
})

test('a day that two calendars name stays closed when one is removed, and is open when both are', async () => {
  const { place, feeds } = await aPlace()
  const one = await feeds.connect('airbnb', feedOf(['a', '20260320', '20260322']))
  const other = await feeds.connect('vrbo', feedOf(['a', '20260321', '20260323']))
  const both = { '2026-03-20': [one], '2026-03-21': [one, other], '2026-03-22': [other] }
  expect(await takenDays(feeds)).toEqual(both)
  expect((await feeds.remove(one)).status).toBe(204)
  expect(await takenDays(feeds)).toEqual({ '2026-03-21': [other], '2026-03-22': [other] })
  expect((await bookStay(api, await aGuest(api), place.id)).status).toBe(409)
  await feeds.remove(other)
  expect(await takenDays(feeds)).toEqual({})
  expect((await bookStay(api, await aGuest(api), place.id)).status).toBe(201)
  expect((await feeds.remove(other)).status).toBe(404)
})

test('of a listing with two units two calendars take one each, and a third waits', async () => {
  const { feeds } = await aPlace({ type: 'Hotel', units: 2 })
  const one = await feeds.connect('a', feedOf(['same uid', '20260320', '20260321']))
  expect(await takenDays(feeds)).toEqual({})
  const two = await feeds.connect('b', feedOf(['same uid', '20260320', '20260321']))
  const three = await feeds.connect('c', feedOf(['same uid', '20260320', '20260321']))
  const [day] = Object.values(await takenDays(feeds))
  expect(new Set(day)).toEqual(new Set([one, two, three]))
  expect(await api.db.select().from(allocations)).toHaveLength(2)
  await feeds.remove(one)
  expect(new Set(Object.values(await takenDays(feeds))[0])).toEqual(new Set([two, three]))
})

test('days that the vendor closed too stay closed by the calendar when the vendor opens them', async () => {
  const { place, feeds } = await aPlace()
  const days = [{ from: '2026-03-20', to: '2026-03-21' }]
  const change = (body: object) =>
    api.call('PUT', `/vender/services/${place.id}/calendar`, { as: place.host, body })
  await change({ close: days })
  const id = await feeds.connect('airbnb', feedOf(['a', '20260320', '20260321']))
  await change({ open: days })
  expect(await takenDays(feeds)).toEqual({ '2026-03-20': [id] })
})

test('a calendar that is removed while it is read closes nothing', async () => {
  const { feeds } = await aPlace()
  const { body } = await feeds.add('airbnb')
  const read = async () => {
    await feeds.remove(body._id)
    return feedOf(['a', '20260320', '20260322'])
  }
  await sweep({ ...api, feeds: { read } })
  expect(await api.db.select().from(allocations)).toEqual([])
  expect(await api.db.select().from(blocks)).toEqual([])
})

test('what a slow fetch brings after a later one is dropped', async () => {
  const { feeds } = await aPlace()
  const { body } = await feeds.add('airbnb')
  let arrive: (text: string) => void = () => {}
  let isAsked = false
  const read = () =>
    new Promise<string>((resolve) => {
      arrive = resolve
      isAsked = true
    })
  const slow = sweep({ ...api, feeds: { read } })
  await eventually(() => isAsked)
  api.calendars.set(addressOf('airbnb'), feedOf(['new', '20260325', '20260326']))
  expect((await feeds.fetch(body._id)).body).toMatchObject({ lastProblem: null, events: 1 })
  arrive(feedOf(['old', '20260320', '20260321']))
  await slow
  expect(await takenDays(feeds)).toEqual({ '2026-03-25': [body._id] })
})

test('edge 14: a booking that is made while a calendar is read stays, and the conflict names both', async () => {
  const { place, feeds } = await aPlace()
  const guest = await aGuest(api)
  const { body } = await feeds.add('airbnb')
  let code = ''
  const read = async () => {
    code = (await bookStay(api, guest, place.id)).body.code
    return feedOf(['a', '20260321', '20260323', 'Reserved'])
  }
  await sweep({ ...api, feeds: { read } })
  const { conflicts } = await feeds.calendar()
  expect(conflicts).toEqual([
    expect.objectContaining({
      from: '2026-03-21',
      to: '2026-03-23',
      feed: { _id: body._id, name: 'airbnb', colour: 'blue' },
      event: 'Reserved',
      bookings: [expect.objectContaining({ code, from: '2026-03-20', to: '2026-03-22' })],
    }),
  ])
  expect(await notificationsOf(api, place.host)).toEqual(['New_booking_alert', 'Calendar_conflict'])
})

test('an event that a booking was before takes the dates at once when the booking ends', async () => {
  const stay = await aBookingAt(api)
  const feeds = feedsOf(api, { id: stay.serviceId, host: stay.host })
  const id = await feeds.connect('airbnb', feedOf(['a', '20260320', '20260322']))
  expect((await feeds.calendar()).conflicts).toHaveLength(1)
  await stay.byGuest('cancel')
  expect(await takenDays(feeds)).toEqual({ '2026-03-20': [id], '2026-03-21': [id] })
  expect((await feeds.calendar()).conflicts).toEqual([])
  expect((await bookStay(api, await aGuest(api), stay.serviceId)).status).toBe(409)
})

test('an event that is moved opens its old days and closes the new ones; one that is gone opens all', async () => {
  const { feeds } = await aPlace()
  const id = await feeds.connect(
    'airbnb',
    feedOf(['a', '20260320', '20260322'], ['b', '20260401', '20260402']),
  )
  for (const [events, days] of [
    [[['a', '20260321', '20260323']], ['2026-03-21', '2026-03-22']],
    [[['a', '20260321', '20260324']], ['2026-03-21', '2026-03-22', '2026-03-23']],
    [[], []],
  ] as const) {
    api.calendars.set(addressOf('airbnb'), feedOf(...events.map(([...one]) => one)))
    await round()
    expect(await takenDays(feeds)).toEqual(Object.fromEntries(days.map((day) => [day, [id]])))
  }
})

test('the vendor is notified once that a calendar failed for an hour, and again only after it came back', async () => {
  const { place, feeds } = await aPlace()
  const text = feedOf(['a', '20260320', '20260321'])
  const id = await feeds.connect('airbnb', text)
  const told = async () =>
    (await notificationsOf(api, place.host)).filter((one) => one === 'Calendar_feed_failed').length
  const address = addressOf('airbnb')
  for (const [isThere, expected] of [
    [false, 0],
    [true, 0],
    [false, 0],
    [false, 0],
    [false, 1],
    [false, 1],
    [true, 1],
    [false, 1],
    [false, 1],
    [false, 2],
  ] as const) {
    if (isThere) api.calendars.set(address, text)
    else api.calendars.delete(address)
    await round()
    expect(await told()).toBe(expected)
    const [feed] = await feeds.list()
    expect([feed.lastProblem, feed.failingSince === null]).toEqual([isThere ? null : 'unreachable', isThere])
    expect(await takenDays(feeds)).toEqual({ '2026-03-20': [id] })
  }
})

test('an event counts by the days of Riyadh: at its midnight, and until it is over', async () => {
  const { feeds } = await aPlace()
  const lines = ['UID:late', 'DTSTART:20260315T210000Z', 'DTEND:20260316T090000Z']
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
  const id = await feeds.connect('google', text)
  expect(await takenDays(feeds)).toEqual({ '2026-03-16': [id] })
  api.clock.set(new Date('2026-03-16T20:59:00Z'))
  await sweep(api)
  expect((await feeds.list())[0].events).toBe(1)
  api.clock.set(new Date('2026-03-17T10:00:00Z'))
  await sweep(api)
  expect((await feeds.list())[0].events).toBe(0)
})

test('an event that is over still closes its nights, without its name, and one that goes on after its end closes more', async () => {
  const { place, feeds } = await aPlace()
  await feeds.connect(
    'airbnb',
    feedOf(['a', '20260316', '20260318', 'Huda Saleh'], ['b', '20260320', '20260322', 'Omar']),
  )
  const stored = async () =>
    (await api.db.select({ note: blocks.note }).from(blocks).orderBy(blocks.startsAt)).map(({ note }) => note)
  const imported = async () => {
    const path = `/vender/services/${place.id}/calendar?from=2026-03-15&to=2026-03-25`
    const { days }: CalendarWire = (await api.call('GET', path, { as: place.host })).body
    return days.filter((one) => one.imported > 0).map(({ day }) => day)
  }
  expect(await stored()).toEqual(['Huda Saleh', 'Omar'])
  // On the day of departure, before the hour of check-out.
  api.clock.set(new Date('2026-03-17T22:00:00Z'))
  api.calendars.set(addressOf('airbnb'), feedOf())
  await sweep(api)
  expect(await stored()).toEqual(['Huda Saleh'])
  api.clock.set(new Date('2026-03-19T10:00:00Z'))
  await sweep(api)
  expect(await stored()).toEqual([null])
  await round()
  expect(await imported()).toEqual(['2026-03-16', '2026-03-17'])
  const { nights } = (await api.call('GET', '/vender/statistics?period=thisMonth', { as: place.host })).body
  expect(nights).toEqual({ booked: 0, open: 17 })
  api.calendars.set(addressOf('airbnb'), feedOf(['a', '20260316', '20260321']))
  await round()
  expect(await imported()).toHaveLength(5)
  expect(await api.db.select().from(allocations)).toHaveLength(1)
})

test('another address holds the days until it was read, and what the old one brings meanwhile is dropped', async () => {
  const { feeds } = await aPlace()
  const id = await feeds.connect('airbnb', feedOf(['a', '20260320', '20260321']))
  const url = addressOf('moved')
  api.clock.pass(HALF_HOUR)
  const read = async () => {
    await feeds.change(id, { name: 'Airbnb', colour: 'teal', url })
    return feedOf()
  }
  await sweep({ ...api, feeds: { read } })
  expect(await takenDays(feeds)).toEqual({ '2026-03-20': [id] })
  api.calendars.set(url, feedOf(['b', '20260401', '20260402']))
  await sweep(api)
  expect(await takenDays(feeds)).toEqual({ '2026-04-01': [id] })
})

test('a listing reads ten calendars at most, each address once, and public ones alone', async () => {
  const { feeds } = await aPlace()
  const added = []
  for (let i = 0; i < MAX_FEEDS; i += 1) added.push(await feeds.add(`site-${i}`))
  expect(added.map(({ status }) => status)).toEqual(Array(MAX_FEEDS).fill(201))
  expect((await feeds.add('one-more')).body.code).toBe('too_many_feeds')
  const [first, second] = added.map(({ body }) => body)
  const { name, colour } = first
  expect((await feeds.change(first._id, { name, colour, url: second.url })).body.code).toBe('feed_exists')
  await feeds.remove(second._id)
  expect((await feeds.add('site-0')).body.code).toBe('feed_exists')
  const inside = await feeds.change(first._id, { name, colour, url: 'https://10.0.0.1/x.ics' })
  expect(inside.body.issues).toMatchObject([{ path: 'url', code: 'calendar_address' }])
  expect((await feeds.change(first._id, { name: '', colour: 'pink', url: first.url })).status).toBe(400)
})

test('two members who add the last calendar at once add one', async () => {
  const { feeds } = await aPlace()
  for (let i = 1; i < MAX_FEEDS; i += 1) await feeds.add(`site-${i}`)
  const answers = await Promise.all([feeds.add('a'), feeds.add('b'), feeds.add('c')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

test('members who may not change calendars see the names and not the addresses; others see nothing', async () => {
  const { place, feeds } = await aPlace()
  const id = await feeds.connect('airbnb', feedOf(['a', '20260320', '20260321']))
  const frontDesk = await aMember(api, place.host.vendorId, 'frontDesk')
  const path = `/vender/services/${place.id}/calendar-feeds`
  expect((await api.call('GET', path, { as: frontDesk })).body.data).toMatchObject([
    { name: 'airbnb', url: null },
  ])
  expect((await api.call('DELETE', `/vender/calendar-feeds/${id}`, { as: frontDesk })).status).toBe(403)
  const stranger = await aHost(api)
  expect((await api.call('GET', path, { as: stranger })).status).toBe(404)
  expect((await api.call('POST', `/vender/calendar-feeds/${id}/fetch`, { as: stranger })).status).toBe(404)
  expect((await api.call('DELETE', `/vender/calendar-feeds/${id}`, { as: stranger })).status).toBe(404)
})
